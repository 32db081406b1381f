// Every name of the box has a drawing, and no two names share one.
import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import CardSymbol from './CardSymbol.svelte';
import Cat from './Cat.svelte';
import Die from './Die.svelte';
import Foe from './Foe.svelte';
import Icon from './Icon.svelte';
import { ICONS } from './icons.ts';
import {
  BOSSES,
  CATS,
  COMBAT_FACES,
  EFFECTS,
  MUMMIES,
  MUMMY_FACES,
  SYMBOLS,
  tokenParts,
} from './names.ts';
import Tile from './Tile.svelte';
import Token from './Token.svelte';
import Adventurer from './tomb/Adventurer.svelte';
import { COLOURS, GLYPHS, PAWNS } from './tomb/names.ts';
import Stone from './tomb/Stone.svelte';

const game = '../src/mastaba/games/run_run_run';
const toml = readFileSync(`${game}/box.toml`, 'utf8');
const python = readFileSync(`${game}/box.py`, 'utf8');

/** The sections of the box file called `[name.…]`. */
const sections = (name: string) =>
  [...toml.matchAll(new RegExp(`^\\[${name}\\.(\\w+)\\]`, 'gm'))].map((match) => match[1] ?? '');

/** A tuple of names in box.py. */
const tuple = (name: string) => {
  const found = new RegExp(`^${name}: Final = \\(([^)]*)\\)`, 'm').exec(python);
  return [...(found?.[1] ?? '').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
};

const tokens = toml
  .split('[[tokens]]')
  .slice(1)
  .map((entry) => {
    const effect = /^effect = "(\w+)"/m.exec(entry)?.[1] ?? '';
    return effect + (/^number = (\d+)/m.exec(entry.split('\n\n')[0] ?? '')?.[1] ?? '');
  });

const tomb = readFileSync('../src/mastaba/games/cursed_tomb/box.toml', 'utf8');

const drawn = (component: unknown, props: Record<string, unknown>) =>
  render(component as Component<Record<string, unknown>>, { props })
    .body.replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ');

describe('the names are those of the box', () => {
  test('cats and foes', () => {
    expect([...CATS]).toEqual(tuple('CATS'));
    expect([...MUMMIES]).toEqual(sections('mummies'));
    expect([...BOSSES]).toEqual(sections('bosses'));
    expect([...MUMMIES, ...BOSSES]).toEqual(tuple('FOES'));
  });
  test('symbols, effects and faces', () => {
    expect(['none', ...SYMBOLS]).toEqual(tuple('SYMBOLS'));
    expect([...EFFECTS]).toEqual(tuple('EFFECTS'));
    expect([...COMBAT_FACES]).toEqual(tuple('FACES'));
  });
  test('tokens', () => {
    expect(tokens).toContain('torch2');
    for (const token of tokens) expect(EFFECTS).toContain(tokenParts(token).effect);
  });
});

test('the names of the tomb are those of its box', () => {
  expect([...COLOURS]).toEqual([...tomb.matchAll(/^\[stones\.(\w+)\]/gm)].map((match) => match[1]));
  expect([...GLYPHS]).toEqual([...tomb.matchAll(/^glyph = "(\w+)"/gm)].map((match) => match[1]));
  expect(tomb).toContain(`names = [${PAWNS.map((pawn) => `"${pawn}"`).join(', ')}]`);
});

describe.each([
  ['adventurers', Adventurer, 'pawn', [...PAWNS]],
  ['stones', Stone, 'colour', [...COLOURS]],
  ['glyphs', Stone, 'glyph', [...GLYPHS]],
  ['cats', Cat, 'cat', [...CATS]],
  ['foes', Foe, 'foe', [...MUMMIES, ...BOSSES]],
  ['tokens', Token, 'token', tokens],
  ['symbols', CardSymbol, 'symbol', [...SYMBOLS]],
  ['die faces', Die, 'face', [...MUMMY_FACES, ...COMBAT_FACES]],
  ['icons', Icon, 'name', Object.keys(ICONS)],
])('%s', (_kind, component, prop, names) => {
  test('each has a drawing of its own', () => {
    const drawings = names.map((name) => drawn(component, { [prop]: name }));
    for (const drawing of drawings) expect(drawing).toMatch(/<(path|text) /);
    expect(new Set(drawings).size).toBe(names.length);
  });
});

test('a pawn differs from a portrait', () => {
  for (const cat of CATS) expect(drawn(Cat, { cat })).not.toBe(drawn(Cat, { cat, as: 'portrait' }));
});

test('a drawing with a label is an image, without one decoration', () => {
  expect(drawn(Icon, { name: 'help', label: 'Help' })).toMatch(/role="img" aria-label="Help"/);
  const plain = drawn(Icon, { name: 'help' });
  expect(plain).toContain('aria-hidden="true"');
  expect(plain).not.toContain('role=');
});

test('a tile has a corridor for each exit', () => {
  for (let exits = 1; exits < 64; exits++) {
    const corridors = drawn(Tile, { exits }).match(/<path class="corridor/g) ?? [];
    expect(corridors.length).toBe(exits.toString(2).replaceAll('0', '').length);
  }
});

test('a tile shows what is printed on its card', () => {
  const plain = drawn(Tile, { exits: 9 });
  const faces = [{ torch: true }, { tomb: true }, { lit: false }, { symbol: 'eye' }];
  const drawings = faces.map((face) => drawn(Tile, { exits: 9, ...face }));
  expect(new Set([plain, ...drawings]).size).toBe(5);
});

test('a token for which there is no drawing bears its name', () => {
  const token = (name: string) => render(Token, { props: { token: name } }).body;
  expect(token('rope')).toContain('>rope</text>');
  expect(token('passage')).not.toContain('passage</text>');
});
