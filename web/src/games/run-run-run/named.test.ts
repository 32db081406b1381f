import { expect, it } from 'vitest';
import { pieces, placesIn } from './named.ts';

it('finds the hexes that a refusal is about, each once', () => {
  expect(placesIn({ cell: [2, -1], distance: 4 })).toEqual([[2, -1]]);
  expect(
    placesIn({
      cell: [0, 1],
      rooms: [
        [0, 1],
        [1, 1],
      ],
    }),
  ).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(placesIn({ seats: [0, 1], cells: [] })).toEqual([]);
});

it('cuts a sentence where it names one of them', () => {
  expect(
    pieces('(2,-1) is not beside (0,0).', [
      [2, -1],
      [0, 0],
    ]),
  ).toEqual([
    { text: '(2,-1)', hex: 1 },
    { text: ' is not beside ', hex: 0 },
    { text: '(0,0)', hex: 2 },
    { text: '.', hex: 0 },
  ]);
  expect(pieces('Choose (3,3).', [])).toEqual([
    { text: 'Choose ', hex: 0 },
    { text: '(3,3)', hex: 0 },
    { text: '.', hex: 0 },
  ]);
});
