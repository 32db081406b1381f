// Every name of the box has a drawing, and no two names share one.
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import Badge from './Badge.svelte';
import CallSign from './CallSign.svelte';
import Curse from './Curse.svelte';
import Explorer from './Explorer.svelte';
import Face from './Face.svelte';
import { outline } from './masonry.ts';
import { CALLS, COLOURS, CURSES, FACES, symbolsOf, TREASURES } from './names.ts';
import Treasure from './Treasure.svelte';

const game = '../src/mastaba/games/escape';
const toml = readFileSync(`${game}/box.toml`, 'utf8');

/** The kinds of tiles of a module, as its box names them. */
const kinds = (module: string) => {
  const text = readFileSync(`${game}/modules/${module}/box.toml`, 'utf8');
  return [...text.matchAll(/kind = "(\w+)"/g)].map((match) => match[1] ?? '');
};
const listed = (line: RegExp, text: string) =>
  [...(line.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');

const drawn = (component: unknown, props: Record<string, unknown>) =>
  render(component as Component<Record<string, unknown>>, { props })
    .body.replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ');

test('the names are those of the box', () => {
  expect([...CURSES]).toEqual(kinds('curses'));
  expect([...TREASURES]).toEqual(kinds('treasures'));
  expect([...COLOURS]).toEqual(listed(/^names = \[(.*)\]/m, toml));
  expect(new Set(FACES)).toEqual(new Set(listed(/^faces = \[(.*)\]/m, toml)));
});

describe.each([
  ['faces', Face, 'face', [...FACES]],
  ['curses', Curse, 'curse', ['mark', ...CURSES]],
  ['treasures', Treasure, 'treasure', ['chest', ...TREASURES]],
  ['explorers', Explorer, 'colour', [...COLOURS]],
  ['badges', Badge, 'colour', [...COLOURS]],
  ['calls', CallSign, 'call', [...CALLS]],
])('%s', (_kind, component, prop, names) => {
  test('each has a drawing of its own', () => {
    const drawings = names.map((name) => drawn(component, { [prop]: name }));
    for (const drawing of drawings) expect(drawing).toMatch(/<path /);
    expect(new Set(drawings).size).toBe(names.length);
  });
});

test('a price is read symbol by symbol', () => {
  expect(symbolsOf('2A')).toEqual(['A', 'A']);
  expect(symbolsOf('2A+K+T')).toEqual(['A', 'A', 'K', 'T']);
});

test('a room has an outline of its own for each way it opens', () => {
  const flags = [false, true];
  const outlines = flags.flatMap((n) =>
    flags.flatMap((e) => flags.flatMap((s) => flags.map((w) => outline([n, e, s, w])))),
  );
  expect(new Set(outlines).size).toBe(16);
});

test('a tile for which there is no drawing bears its name', () => {
  expect(drawn(Curse, { curse: 'dark-mirror' })).toContain('>dark mirror</text>');
  expect(drawn(Treasure, { treasure: 'hourglass' })).toContain('>hourglass</text>');
  expect(drawn(Curse, { curse: 'mask' })).not.toContain('</text>');
});
