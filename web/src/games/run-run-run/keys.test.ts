import { expect, it } from 'vitest';
import { undrawn } from './keys.ts';
import { read } from './moves.ts';

it('leaves nothing out that a panel does not draw', () => {
  const moves = ['fight 2,0', 'use shield', 'dance', 'stride R01'].map(read);
  expect(undrawn('action', moves)).toEqual(['dance', 'stride R01']);
  // Its panel has a button for each move.
  expect(undrawn('loot', moves)).toEqual([]);
});
