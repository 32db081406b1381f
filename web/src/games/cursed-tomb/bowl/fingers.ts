// How to turn the hand so that its fingertips find room beside a stone.
import { type Pose, SCEPTRE, type Vector } from './frames.ts';
import { BOWL, HAND, SCEPTRE_SIZE, STONES } from './shapes.ts';

/** Degrees between two ways to turn the hand that are compared. */
const STEP = 15;
const LARGEST = Math.max(...STONES.map(({ radius }) => radius));

/** The turn, in degrees, at which both fingertips have the most room. */
export function roomiest(stone: number, bodies: ReadonlyMap<number, Pose>): number {
  const at = bodies.get(stone)?.at;
  if (!at) return 0;
  const turns = Array.from({ length: 180 / STEP }, (_, place) => place * STEP);
  const rooms = turns.map((turn) =>
    Math.min(...tips(at, turn).map((tip) => room(tip, stone, bodies))),
  );
  return turns[rooms.indexOf(Math.max(...rooms))] ?? 0;
}

function tips([x, y, z]: Vector, turn: number): Vector[] {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(angle) * HAND.gap) / 2, (Math.sin(angle) * HAND.gap) / 2];
  return [
    [x + dx, y + dy, z],
    [x - dx, y - dy, z],
  ];
}

/** How far a fingertip is from whatever it could touch on its way down. */
function room(tip: Vector, stone: number, bodies: ReadonlyMap<number, Pose>): number {
  const others = [...bodies].map(([bit, { at, turned }]) => {
    if (bit === stone) return Number.POSITIVE_INFINITY;
    if (bit === SCEPTRE) return fromShaft(tip, at, turned) - SCEPTRE_SIZE.shaft;
    // Stones that lie lower than the fingertip are not in its way.
    const below = Math.max(0, tip[2] - at[2]);
    return Math.hypot(at[0] - tip[0], at[1] - tip[1], below) - LARGEST;
  });
  const out = Math.hypot(tip[0], tip[1]);
  const rim =
    tip[2] > BOWL.rim + HAND.radius
      ? Number.POSITIVE_INFINITY
      : Math.max(BOWL.radius - out, out - BOWL.radius - BOWL.wall);
  return Math.min(rim, ...others) - HAND.radius;
}

/** From a point to the middle of the sceptre's shaft. */
function fromShaft(point: Vector, foot: Vector, [x, y, z, w]: Pose['turned']): number {
  const axis: Vector = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
  const to: Vector = [point[0] - foot[0], point[1] - foot[1], point[2] - foot[2]];
  const along = to[0] * axis[0] + to[1] * axis[1] + to[2] * axis[2];
  const at = Math.max(0, Math.min(SCEPTRE_SIZE.length, along));
  return Math.hypot(to[0] - axis[0] * at, to[1] - axis[1] * at, to[2] - axis[2] * at);
}
