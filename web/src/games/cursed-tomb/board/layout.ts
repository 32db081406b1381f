// Where the squares lie: the desert along the bottom, the pyramid above it in rows that turn, the
// tomb at its top.

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 800;
export const HEIGHT = 596;
/** A square's bed, and the tile on it. */
export const BED = 90;
export const TILE = 56;

const PITCH = 98;
const ROWS = { tomb: 62, top: 176, middle: 280, bottom: 384, desert: 534 };

/** Squares in a row around the middle, from left to right or back. */
function row(y: number, count: number, fromRight = false): Point[] {
  const points = Array.from({ length: count }, (_, place) => ({
    x: WIDTH / 2 + (place - (count - 1) / 2) * PITCH,
    y,
  }));
  return fromRight ? points.reverse() : points;
}

/** The track of the box from START to the square before the tomb, then the tomb. */
const TRACK: Point[] = [
  ...row(ROWS.desert, 8),
  ...row(ROWS.bottom, 5, true),
  ...row(ROWS.middle, 4),
  ...row(ROWS.top, 3, true),
  { x: WIDTH / 2, y: ROWS.tomb },
];

/** A box with another track is laid out as a plain line of rows of eight. */
export function placesOf(squares: readonly string[]): Map<string, Point> {
  const points = squares.length === TRACK.length ? TRACK : rowsOfEight(squares.length);
  return new Map(squares.map((square, place) => [square, points[place] ?? { x: 0, y: 0 }]));
}

function rowsOfEight(count: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / 8);
    const along = line % 2 ? 7 - (place % 8) : place % 8;
    return { x: WIDTH / 2 + (along - 3.5) * PITCH, y: ROWS.desert - line * 104 };
  });
}

/** Where several adventurers stand on one square, beside and before each other. */
export function spread(count: number): Point[] {
  if (count < 2) return [{ x: 0, y: 0 }];
  const step = count === 2 ? 26 : 52 / (count - 1);
  return Array.from({ length: count }, (_, place) => ({
    x: (place - (count - 1) / 2) * step,
    y: (place % 2) * (count > 2 ? 8 : 3) - 2,
  }));
}

/** The squares from one to another along the track, both ends included. */
export function between(squares: readonly string[], from: string, to: string): string[] {
  const [start, end] = [squares.indexOf(from), squares.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  const way = squares.slice(Math.min(start, end), Math.max(start, end) + 1);
  return start <= end ? way : way.reverse();
}

/** Whether somebody who goes towards the tomb looks to the left on this square. */
export function looksLeft(
  squares: readonly string[],
  places: ReadonlyMap<string, Point>,
  square: string,
  towardsTomb: boolean,
): boolean {
  const at = squares.indexOf(square);
  const next = squares[at + (towardsTomb ? 1 : -1)];
  const [here, there] = [places.get(square), next ? places.get(next) : undefined];
  return here !== undefined && there !== undefined && there.x < here.x;
}
