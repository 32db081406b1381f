// Hexes by axial coordinates; sides count clockwise from east, as the server's do (RRR-GEO-01).
import type { Place } from './plan.ts';

const STEPS: readonly Place[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export const same = (one: Place, other: Place): boolean =>
  one[0] === other[0] && one[1] === other[1];

export function beside([q, r]: Place, side: number): Place {
  const [dq, dr] = STEPS[side % 6] ?? [0, 0];
  return [q + dq, r + dr];
}

/** A tile's exits after so many turns of 60 degrees clockwise (RRR-GEO-04). */
export const turned = (exits: number, turns: number): number =>
  ((exits << turns) | (exits >> (6 - turns))) & 63;

/** The smallest mask over all turns: the tile's shape (RRR-GEO-06). */
export const shape = (exits: number): number =>
  Math.min(...SIDES.map((turns) => turned(exits, turns)));

/** The turns that look different from each other, each by its smallest number. */
export function differentTurns(exits: number): number[] {
  const looks = SIDES.map((turns) => turned(exits, turns));
  return SIDES.filter((turns) => looks.indexOf(looks[turns] ?? 0) === turns);
}
