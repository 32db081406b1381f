// The outlines of rooms: walls that leave a chamber and a corridor to each exit.
import { APOTHEM, exitsOf, type Point, polar, round, vertex } from './geometry.ts';

const HALF_CORRIDOR = 13.5;
/** A hair over the edge, so that no light shows between two rooms. */
const EDGE = APOTHEM + 0.6;

const walls = new Map<string, string>();

/** The walls of a room around (0, 0): one closed outline between each exit and the next. */
export function wallsOf(exits: number, chamber = 34): string {
  const key = `${exits}/${chamber}`;
  let path = walls.get(key);
  if (path === undefined) {
    path = outline(exits, chamber);
    walls.set(key, path);
  }
  return path;
}

function outline(exits: number, chamber: number): string {
  const open = exitsOf(exits);
  return open
    .map((side, index) => {
      const next = open[(index + 1) % open.length] as number;
      return wallBetween(side, ((next - side + 5) % 6) + 1, chamber);
    })
    .join('');
}

/** The wall that runs clockwise from an exit over `sides` sides to the next exit. */
function wallBetween(side: number, sides: number, chamber: number): string {
  const corners = Array.from({ length: sides }, (_, step) => vertex(side + step));
  const last = side + sides;
  const mouth = Math.asin(HALF_CORRIDOR / chamber) / (Math.PI / 3);
  const from = beside(side, EDGE, HALF_CORRIDOR);
  const to = beside(last, EDGE, -HALF_CORRIDOR);
  const inner = polar(last - mouth, chamber);
  const back = polar(side + mouth, chamber);
  const large = sides - 2 * mouth > 3 ? 1 : 0;
  const outer = [from, ...corners, to].map(text).join('L');
  return (
    `M${outer}${worn(to, inner, last)}` +
    `A${chamber} ${chamber} 0 ${large} 0 ${text(back)}${worn(back, from, side)}Z`
  );
}

/** Hand-hewn: the side of a corridor is never quite straight. */
function worn(from: Point, to: Point, seed: number): string {
  const bow = ((seed * 7 + Math.round(from.x)) % 5) * 0.5 - 1;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bow,
    y: (from.y + to.y) / 2 + (dx / length) * bow,
  };
  return `Q${text(middle)} ${text(to)}`;
}

/** A point in front of a side, `along` clockwise of its middle. */
function beside(side: number, distance: number, along: number): Point {
  const ahead = polar(side, distance);
  const across = polar(side + 1.5, along);
  return { x: ahead.x + across.x, y: ahead.y + across.y };
}

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The light that falls out of an open exit, as a cone in front of its side. */
export function spill(side: number): string {
  const near = APOTHEM - 2;
  const far = APOTHEM + 30;
  return [
    beside(side, near, -HALF_CORRIDOR),
    beside(side, far, -HALF_CORRIDOR * 2),
    beside(side, far, HALF_CORRIDOR * 2),
    beside(side, near, HALF_CORRIDOR),
  ]
    .map(text)
    .join('L')
    .replace(/^/, 'M')
    .concat('Z');
}
