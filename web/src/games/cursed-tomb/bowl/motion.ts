// Frames as they come, drawn as if they came evenly: up to two are kept back (TOMB-DT-39), but only
// one where the line is even, so that whoever pulls sees sooner what the hand does.
import { type Frame, type Pose, type Quaternion, TICKS, type Vector } from './frames.ts';

/** The whole world at one tick. */
export interface World extends Omit<Frame, 'full'> {}

/** So many frames behind the newest we draw, at least and at most. */
const KEPT = { least: 1, most: 2 };
/** With so much room to spare for frames that are held up on their way. */
const ROOM = 1.25;
/** The share of the worst delay of late that is still reckoned with at the next frame. */
const MEMORY_OF_DELAY = 0.99;
/** Ticks from frame to frame where thirty a second come; whoever pulls gets sixty, and sees sooner. */
const SLOW_BEAT = TICKS / 30;
/** What can be shown again. */
const MEMORY = 3.2 * TICKS;
/** Farther off than this, the clock is set anew instead of being nudged. */
const FAR_OFF = 0.5 * TICKS;

export class Motion {
  #worlds: World[] = [];
  /** The tick that is drawn now is `now * TICKS / 1000 + #offset`. */
  #offset: number | null = null;
  /** Ticks from frame to frame, of late. */
  #beat = SLOW_BEAT;
  /** Ticks that frames were held up on their way, of late. */
  #late = 0;
  /** How many ticks behind the newest frame we draw. */
  #kept = KEPT.most * SLOW_BEAT;

  get newest(): World | null {
    return this.#worlds.at(-1) ?? null;
  }

  /** The last seconds, for those who want to see them again. */
  get memory(): readonly World[] {
    return this.#worlds;
  }

  /** Take a frame that has come at `now`, in milliseconds of any even clock. */
  take(frame: Frame, now: number): void {
    const before = this.newest;
    // A pull begins at tick 0 again; what was before cannot be mixed with it.
    const anew = !before || frame.tick < before.tick || frame.rebuilt !== before.rebuilt;
    if (anew && !frame.full && !before) return;
    const bodies = frame.full
      ? frame.bodies
      : new Map([...(before?.bodies ?? []), ...frame.bodies]);
    const { full: _full, ...rest } = frame;
    const world: World = { ...rest, bodies };
    if (anew && before) this.#worlds = [{ ...before, tick: frame.tick - TICKS / 60 }];
    if (anew) {
      this.#offset = null;
      this.#late = 0;
    } else this.#beat += (Math.min(frame.tick - before.tick, SLOW_BEAT) - this.#beat) / 8;
    this.#worlds.push(world);
    while ((this.#worlds[0]?.tick ?? 0) < world.tick - MEMORY) this.#worlds.shift();
    this.#setClock(world.tick - (now * TICKS) / 1000);
    this.#keepBack();
  }

  /** The earliest frame of late is the most honest; later ones were held up on their way. */
  #setClock(offset: number): void {
    const late = this.#offset === null ? 0 : Math.min(this.#offset - offset, SLOW_BEAT);
    this.#late = Math.max(late, this.#late * MEMORY_OF_DELAY);
    if (this.#offset === null || Math.abs(offset - this.#offset) > FAR_OFF) this.#offset = offset;
    else this.#offset += (offset - this.#offset) * (offset > this.#offset ? 0.5 : 0.02);
  }

  /** A frame is kept back, and as much as frames are uneven; more and less only by and by, so that
   * nothing that is drawn ever goes back. */
  #keepBack(): void {
    const wanted = KEPT.least * this.#beat + ROOM * this.#late;
    this.#kept += (Math.min(KEPT.most * this.#beat, wanted) - this.#kept) / 8;
  }

  /** The world to draw at `now`; null before the first frame. */
  at(now: number): World | null {
    const newest = this.newest;
    if (!newest || this.#offset === null) return newest;
    return this.atTick((now * TICKS) / 1000 + this.#offset - this.#kept);
  }

  /** Whether drawing at `now` still shows something move. */
  moves(now: number): boolean {
    const newest = this.newest;
    if (!newest || this.#offset === null) return false;
    return (now * TICKS) / 1000 + this.#offset - this.#kept < newest.tick;
  }

  atTick(tick: number): World | null {
    return worldAt(this.#worlds, tick);
  }
}

/** The world at a tick, between those before and after it. */
export function worldAt(worlds: readonly World[], tick: number): World | null {
  const after = worlds.findIndex((world) => world.tick >= tick);
  if (after < 0) return worlds.at(-1) ?? null;
  const [one, other] = [worlds[after - 1], worlds[after]];
  if (!one || !other) return other ?? null;
  return between(one, other, (tick - one.tick) / (other.tick - one.tick || 1));
}

/** A world between two others. */
export function between(one: World, other: World, share: number): World {
  const bodies = new Map<number, Pose>();
  for (const [bit, pose] of other.bodies) {
    const before = one.bodies.get(bit);
    bodies.set(bit, before ? blend(before, pose, share) : pose);
  }
  return { ...other, bodies, hand: mix(one.hand, other.hand, share) };
}

const blend = (one: Pose, other: Pose, share: number): Pose => ({
  at: mix(one.at, other.at, share),
  turned: turn(one.turned, other.turned, share),
});

export const mix = (one: Vector, other: Vector, share: number): Vector => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** The short way round; near enough for frames that follow each other so closely. */
function turn(one: Quaternion, other: Quaternion, share: number): Quaternion {
  const same = one.reduce((sum, part, place) => sum + part * (other[place] ?? 0), 0) < 0 ? -1 : 1;
  const mixed = one.map((part, place) => part + (same * (other[place] ?? 0) - part) * share);
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((part) => part / length) as Quaternion;
}
