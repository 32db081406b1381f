// Whoever sits at a table that nobody plays at sees when it is put away.

import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { TableSight } from '$protocol';
import { catalogue, words } from '../app/words.svelte.ts';
import ChatPanel from './ChatPanel.svelte';
import PutAwayBanner from './PutAwayBanner.svelte';
import type { Sitting } from './sitting.svelte.ts';

const DAY = Date.UTC(2026, 10, 19, 12);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.learn(catalogue(import.meta.glob('../words/table/*.ftl', { query: '?raw' })));
  await words.speak('en');
  vi.unstubAllGlobals();
});

const shown = (phase: string, mine: number[], putAway: number | null) => {
  const table = { phase, mine, kept_until: DAY } as unknown as TableSight;
  const sitting = { link: { putAway } } as unknown as Sitting;
  return render(PutAwayBanner, { props: { sitting, table } }).body;
};

it('is announced to those who sit there, with the day', () => {
  expect(shown('running', [1], DAY)).toContain('On November 19, 2026 this game is put away');
});

it('is not announced to others, nor when it is not soon', () => {
  expect(shown('running', [], DAY)).not.toContain('put away');
  expect(shown('running', [1], null)).not.toContain('put away');
});

it('says until when it can be taken up again, once it is put away', () => {
  const text = shown('abandoned', [0], DAY);
  expect(text).toContain('kept until November 19, 2026');
  expect(text).toContain('Play on');
});

it('is not talked at before it is taken up again', () => {
  const chat = (phase: string) => {
    const table = { phase, mine: [0], sayings: [] } as unknown as TableSight;
    const sitting = { link: { view: null }, screen: {} } as unknown as Sitting;
    return render(ChatPanel, { props: { sitting, table } }).body;
  };
  expect(chat('running')).toContain('<form');
  expect(chat('abandoned')).not.toContain('<form');
  expect(chat('abandoned')).toContain('Take it up again to play on.');
});
