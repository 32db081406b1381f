import { expect, test } from 'vitest';
import type { CursedTombEvent } from '$protocol';
import { figures } from './figures.ts';

test('a game is counted from its events', () => {
  const rule = 'TOMB-X';
  const events: CursedTombEvent[] = [
    { event: 'stone-pulled', rule, seat: 0, stone: 'red1', left: 4 },
    { event: 'scarab-gained', rule, seat: 0, scarabs: 1, supply: 23 },
    { event: 'mummy-stepped', rule, to: 'P11' },
    { event: 'mummy-stepped', rule, to: 'P10' },
    { event: 'scarab-paid', rule, seat: 0, scarabs: 0, supply: 24 },
    { event: 'rockfall', rule, seat: 1, thing: 'sceptre' },
    { event: 'sent-back', rule, seat: 1, start: 'P3', to: 'GATE' },
  ];
  expect(figures(events)).toEqual({
    pulled: 1,
    rockfalls: 1,
    scarabs: 1,
    paid: 1,
    steps: 2,
    sentBack: 1,
  });
});
