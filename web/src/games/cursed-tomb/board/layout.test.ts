import { expect, test } from 'vitest';
import { between, looksLeft, placesOf, spread } from './layout.ts';

const TRACK = [
  'START',
  ...[1, 2, 3, 4, 5, 6].map((number) => `D${number}`),
  'GATE',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `P${number}`),
  'TOMB',
];

test('every square has a place of its own', () => {
  for (const squares of [TRACK, TRACK.slice(0, 15)]) {
    const places = [...placesOf(squares).values()].map(({ x, y }) => `${x},${y}`);
    expect(new Set(places).size).toBe(squares.length);
  }
});

test('neighbours on the track are neighbours on the board', () => {
  const places = placesOf(TRACK);
  for (const [index, square] of TRACK.slice(1).entries()) {
    const [here, before] = [places.get(square), places.get(TRACK[index] ?? '')];
    if (!here || !before) throw new Error(square);
    expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeLessThan(220);
  }
});

test('a way goes along the track in both directions', () => {
  expect(between(TRACK, 'D5', 'P1')).toEqual(['D5', 'D6', 'GATE', 'P1']);
  expect(between(TRACK, 'P1', 'D6')).toEqual(['P1', 'GATE', 'D6']);
  expect(between(TRACK, 'P1', 'P1')).toEqual(['P1']);
});

test('the rows of the pyramid turn, and so does whoever walks there', () => {
  const places = placesOf(TRACK);
  expect(looksLeft(TRACK, places, 'P2', true)).toBe(true);
  expect(looksLeft(TRACK, places, 'P2', false)).toBe(false);
  expect(looksLeft(TRACK, places, 'P7', true)).toBe(false);
});

test('those who share a square stand apart', () => {
  for (let count = 1; count <= 6; count++)
    expect(new Set(spread(count).map(({ x, y }) => `${x},${y}`)).size).toBe(count);
});
