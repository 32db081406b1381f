// What everybody sees of a pull, and what a hand wants, byte by byte: the layouts at the top of
// src/mastaba/referee/frames.py and hand_input.py. Lengths in millimetres, z upwards.

export type Vector = [number, number, number];
/** x, y, z, w. */
export type Quaternion = [number, number, number, number];

export interface Pose {
  at: Vector;
  turned: Quaternion;
}

export interface Frame {
  /** Every body of the world is here; one that is not is in the bag. */
  full: boolean;
  grips: boolean;
  /** The server has opened or moved the hand. */
  opened: boolean;
  frozen: boolean;
  /** The stone is in the bag, and everything comes to rest. */
  grace: boolean;
  rebuilt: boolean;
  /** 240 a second. */
  tick: number;
  hand: Vector;
  /** In degrees. */
  yaw: number;
  /** The stone in the hand, or null. */
  gripped: number | null;
  /** The number of the demanded colour, or null. */
  colour: number | null;
  /** Seconds that are left, or null without a clock. */
  clock: number | null;
  /** How far the grip is stretched: 1 where it slips. */
  strain: number;
  /** Poses by bit: 0 to 19 the stones, 20 the sceptre. */
  bodies: Map<number, Pose>;
}

export const SCEPTRE = 20;
export const TICKS = 240;

const VERSION = 1;
const HEAD = 22;
const BODY = 10;
const NONE = 255;
const NO_CLOCK = 65_535;
const MILLIMETRES = 450 / 32_767;

export function decode(data: ArrayBuffer): Frame {
  const view = new DataView(data);
  if (view.byteLength < HEAD) throw new Error(`a frame of ${view.byteLength} bytes`);
  if (view.getUint8(0) !== VERSION) throw new Error(`a frame of version ${view.getUint8(0)}`);
  const flags = view.getUint8(1);
  const mask = view.getUint16(6, true) | (view.getUint8(8) << 16);
  const clock = view.getUint16(19, true);
  const bits = Array.from({ length: SCEPTRE + 1 }, (_, bit) => bit).filter(
    (bit) => (mask >> bit) & 1,
  );
  if (view.byteLength !== HEAD + BODY * bits.length)
    throw new Error(`${bits.length} bodies in a frame of ${view.byteLength} bytes`);
  const bodies = new Map<number, Pose>();
  let offset = HEAD;
  for (const bit of bits) {
    bodies.set(bit, {
      at: vector(view, offset),
      turned: rotation(view.getUint32(offset + 6, true)),
    });
    offset += BODY;
  }
  return {
    full: Boolean(flags & 1),
    grips: Boolean(flags & 2),
    opened: Boolean(flags & 4),
    frozen: Boolean(flags & 8),
    grace: Boolean(flags & 16),
    rebuilt: Boolean(flags & 32),
    tick: view.getUint32(2, true),
    hand: vector(view, 9),
    yaw: view.getUint16(15, true) / 2,
    gripped: known(view.getUint8(17)),
    colour: known(view.getUint8(18)),
    clock: clock === NO_CLOCK ? null : clock / 10,
    strain: view.getUint8(21) / 255,
    bodies,
  };
}

const known = (value: number): number | null => (value === NONE ? null : value);

function vector(view: DataView, offset: number): Vector {
  const part = (place: number) => view.getInt16(offset + 2 * place, true) * MILLIMETRES;
  return [part(0), part(1), part(2)];
}

/** "Smallest three": the largest component was left out, and is positive. */
function rotation(packed: number): Quaternion {
  const largest = packed >>> 30;
  const small = [20, 10, 0].map((shift) => (((packed >>> shift) & 1023) / 1023 - 0.5) * Math.SQRT2);
  const left = Math.sqrt(Math.max(0, 1 - small.reduce((sum, part) => sum + part * part, 0)));
  small.splice(largest, 0, left);
  return small as Quaternion;
}

/** Where a hand wants to be: the point between the fingertips, and whether to grip. */
export interface Wish {
  at: Vector;
  /** In degrees, counter-clockwise from above. */
  yaw: number;
  grip: boolean;
}

const MOST = 32_767;
const tenths = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(value * 10)));

export function encode({ at, yaw, grip }: Wish): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(10));
  view.setUint8(0, VERSION);
  view.setUint8(1, grip ? 1 : 0);
  for (const [place, value] of at.entries()) view.setInt16(2 + 2 * place, tenths(value), true);
  view.setInt16(8, ((Math.round(yaw * 2) % 720) + 720) % 720, true);
  return view.buffer as ArrayBuffer;
}
