// Where rooms lie on paper, and which of their passages lead somewhere.
import { HALF, type Openings } from '../../art/escape/masonry.ts';
import { NAMES } from '../../generated/escape.ts';
import type { Bounds, Point } from '../../table/map/camera.ts';
import type { Components, RoomFace, RoomView, View } from './types.ts';

export const SIDES = NAMES.side;
export type Side = (typeof SIDES)[number];

export const CELL = 2 * HALF;

/** East is x, south is y. */
export const STEPS: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export const keyOf = ({ x, y }: Point): string => `${x},${y}`;

export const centre = ({ x, y }: Point): Point => ({ x: x * CELL, y: y * CELL });

export const beside = ({ x, y }: Point, side: Side): Point => ({
  x: x + STEPS[side].x,
  y: y + STEPS[side].y,
});

/** A room with what is printed on it and how it lies. */
export interface Room extends RoomView {
  face: RoomFace;
  /** World sides. */
  openings: Openings;
  stairs: number;
}

/** A side as the printed tile has it, after so many quarter turns clockwise. */
const turned = (side: Side, turn: number): number => (SIDES.indexOf(side) + turn) % 4;

export function openingsOf(face: RoomFace, turn: number): Openings {
  const open = new Set(face.openings.map((side) => turned(side as Side, turn)));
  return [open.has(0), open.has(1), open.has(2), open.has(3)];
}

export const facesOf = (box: Components): Map<string, RoomFace> =>
  new Map(box.rooms.map((face) => [face.room, face]));

export function roomsOf(view: View, faces: ReadonlyMap<string, RoomFace>): Room[] {
  return view.rooms.flatMap((room) => {
    const face = faces.get(room.room);
    if (!face) return [];
    const openings = openingsOf(face, room.turn);
    return [{ ...room, face, openings, stairs: face.stairs ? turned('S', room.turn) : -1 }];
  });
}

export type Kind = 'start' | 'exit' | 'key' | 'torch' | 'plain';

export function kindOf(face: RoomFace): Kind {
  if (face.room === 'START') return 'start';
  if (face.room === 'EXIT') return 'exit';
  const symbol = face.gems[0]?.face;
  return symbol === 'K' ? 'key' : symbol === 'T' ? 'torch' : 'plain';
}

/** Where a passage leads: into a room, into the dark, or against a wall. */
export type Passage = 'open' | 'dark' | 'blocked' | 'none';

export class Temple {
  readonly rooms: Room[];
  readonly #squares: Map<string, Room>;
  readonly #names: Map<string, Room>;

  constructor(view: View, faces: ReadonlyMap<string, RoomFace>) {
    this.rooms = roomsOf(view, faces);
    this.#squares = new Map(this.rooms.map((room) => [keyOf(room), room]));
    this.#names = new Map(this.rooms.map((room) => [room.room, room]));
  }

  named(name: string): Room | undefined {
    return this.#names.get(name);
  }

  at(square: Point): Room | undefined {
    return this.#squares.get(keyOf(square));
  }

  passage(room: Room, side: Side): Passage {
    if (!room.openings[SIDES.indexOf(side)]) return 'none';
    const other = this.at(beside(room, side));
    if (!other) return 'dark';
    return other.openings[SIDES.indexOf(OPPOSITE[side])] ? 'open' : 'blocked';
  }

  /** The room to which an arrow key leads on the map: the nearest one that lies that way. */
  next(from: Point, side: Side): Room | undefined {
    const step = STEPS[side];
    const far = ({ x, y }: Point): number => {
      const [east, south] = [x - from.x, y - from.y];
      const ahead = east * step.x + south * step.y;
      return ahead > 0
        ? ahead + 2 * Math.abs(east * step.y + south * step.x)
        : Number.POSITIVE_INFINITY;
    };
    return this.rooms
      .filter((room) => Number.isFinite(far(room)))
      .sort((one, other) => far(one) - far(other))[0];
  }

  /** Everything that lies there, with a margin of so many cells. */
  bounds(margin = 0.55): Bounds {
    const xs = this.rooms.map(({ x }) => x);
    const ys = this.rooms.map(({ y }) => y);
    return {
      left: (Math.min(...xs, 0) - 0.5 - margin) * CELL,
      right: (Math.max(...xs, 0) + 0.5 + margin) * CELL,
      top: (Math.min(...ys, 0) - 0.5 - margin) * CELL,
      bottom: (Math.max(...ys, 0) + 0.5 + margin) * CELL,
    };
  }
}

/** The square under a point of the drawing. */
export const squareAt = ({ x, y }: Point): Point => ({
  x: Math.round(x / CELL) + 0,
  y: Math.round(y / CELL) + 0,
});

/** Which side of a square another one is on. */
export const sideTowards = (from: Point, to: Point): Side | null =>
  SIDES.find((side) => keyOf(beside(from, side)) === keyOf(to)) ?? null;

/** Where so many pawns stand in a room, from its middle. */
export function standing(count: number): Point[] {
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, place) => ({
      x: (place - (many - 1) / 2) * 34,
      y: 30 + (row - (rows.length - 1)) * 34,
    })),
  );
}
