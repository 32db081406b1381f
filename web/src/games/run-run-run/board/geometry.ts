// Where hexes lie on paper: pointy-top, axial (q, r), sides clockwise from east (RRR-GEO-01, -02).
import type { Bounds, Point } from '../../../table/map/camera.ts';
import { beside, SIDES } from '../hexes.ts';
import type { Place } from '../plan.svelte.ts';

export type { Bounds, Point };

/** From a hex's centre to its corners, in the units of the drawing. */
export const RADIUS = 60;
/** From a hex's centre to the middle of its sides. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const keyOf = ([q, r]: Place): string => `${q},${r}`;

const hasExit = (exits: number, side: number): boolean => ((exits >> side) & 1) === 1;

export const exitsOf = (exits: number): number[] => SIDES.filter((side) => hasExit(exits, side));

export function centre([q, r]: Place): Point {
  return { x: 2 * APOTHEM * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The hex under a point. */
export function hexAt({ x, y }: Point): Place {
  const r = y / (1.5 * RADIUS);
  const q = x / (2 * APOTHEM) - r / 2;
  return rounded(q, r);
}

/** Cube rounding: the coordinate that was rounded most gives way. */
function rounded(q: number, r: number): Place {
  const s = -q - r;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  // No negative zero: places are compared and printed.
  return [nearQ + 0, nearR + 0];
}

/** A point at `distance` from a hex's centre; `turns` of 60 degrees clockwise from east. */
export function polar(turns: number, distance: number): Point {
  const angle = (turns * Math.PI) / 3;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** The corner of a hex between `side` and the next side clockwise, from its centre. */
export const vertex = (side: number, radius = RADIUS): Point => polar(side + 0.5, radius);

/** The middle of the edge between two neighbours. */
export function edgeMiddle(one: Place, other: Place): Point {
  return mean([centre(one), centre(other)]);
}

/** The corner that three pairwise neighbours share. */
export const cornerOf = (three: readonly Place[]): Point => mean(three.map(centre));

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The empty hexes around some places, each once. */
export function around(places: readonly Place[]): Place[] {
  const taken = new Set(places.map(keyOf));
  const found: Place[] = [];
  for (const place of places) {
    for (const side of SIDES) {
      const next = beside(place, side);
      if (taken.has(keyOf(next))) continue;
      taken.add(keyOf(next));
      found.push(next);
    }
  }
  return found;
}

/** The tiles' own places, and the empty ones that their exits lead to. */
export function reach(tiles: readonly { at: Place; exits: number }[]): Place[] {
  return tiles.flatMap(({ at, exits }) => [
    at,
    ...exitsOf(exits).map((side): Place => beside(at, side)),
  ]);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const DIRECTIONS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Sideways distance counts double, so that going right prefers what lies straight ahead. */
const SIDEWAYS = 2;

/** The index of the nearest point in a direction, within 60 degrees of it; -1 if there is none. */
export function nearestInDirection(
  from: Point,
  direction: Direction,
  points: readonly Point[],
): number {
  const towards = DIRECTIONS[direction];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    if (ahead <= 1 || aside > ahead * 1.8) return;
    const cost = ahead + aside * SIDEWAYS;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** The smallest box around whole hexes, with a margin. */
export function boundsOf(places: readonly Place[], margin = 0): Bounds {
  const points = places.length ? places.map(centre) : [{ x: 0, y: 0 }];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - APOTHEM - margin,
    right: Math.max(...xs) + APOTHEM + margin,
    top: Math.min(...ys) - RADIUS - margin,
    bottom: Math.max(...ys) + RADIUS + margin,
  };
}

export const asPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a hex around (0, 0), as the `points` of a polygon. */
export const hexPoints = (radius = RADIUS): string =>
  asPoints(SIDES.map((side) => vertex(side, radius)));
