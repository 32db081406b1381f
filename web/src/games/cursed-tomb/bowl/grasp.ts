// What fingers and mice mean: where the hand of this device wants to be.
//
// A press on a stone of the demanded colour goes down to it, grips it, and then lifts with the
// finger; a press on anything else puts the fingers there and pushes along the board. Whoever lets
// go opens the hand. Lengths in millimetres, times in milliseconds.
import type { Vector, Wish } from './frames.ts';
import { BOWL, HAND } from './shapes.ts';

/** How a drag on the picture turns into a way in the world. */
export interface Directions {
  right: Vector;
  away: Vector;
  /** Millimetres for each pixel of the page. */
  scale: number;
}

/** How fast the hand goes by itself, in millimetres a second: aiming, going down, and carrying. */
const AIM = 450;
const REACH = 130;
const CARRY = 600;
const HOVER = 38;
/** Near enough above a stone to go down to it. */
const ABOVE = 5;
const HOME: Vector = [0, -110, 150];
/** Fingers that find no way down for so long, in milliseconds, come up and try another turn. */
const JAMMED = 1200;
const ANOTHER_TURN = 35;
/** How deep below the surface the fingers push. */
const DIG = 6;

type Doing =
  | { kind: 'aiming'; goal: Vector }
  | { kind: 'reaching'; stone: number }
  | { kind: 'carrying'; goal: Vector }
  | { kind: 'pushing'; goal: Vector };

/** Pixels that a finger goes before it is plain that it wants to lift. */
const IMPATIENT = 14;

/** What a player does too early: lifts, or lets go, before the fingers hold the stone. */
export type Haste = 'lifts' | 'lets-go';

export class Grasp {
  #at: Vector = HOME;
  #yaw = 0;
  #doing: Doing = { kind: 'aiming', goal: HOME };
  /** Raised or lowered by wheel, slider or key, beside what the finger does. */
  #lift = 0;
  /** How long the hand has been where the stone is, without a grip. */
  #waited = 0;
  /** How many pixels a finger has gone while nothing was held. */
  #dragged = 0;
  /** What was done too early since the last press; null once a stone is held. */
  haste: Haste | null = null;

  get wish(): Wish {
    const { kind } = this.#doing;
    return { at: this.#at, yaw: this.#yaw, grip: kind === 'reaching' || kind === 'carrying' };
  }

  get doing(): Doing['kind'] {
    return this.#doing.kind;
  }

  /** A new pull: the hand waits beside the bowl. */
  rest(): void {
    this.#at = HOME;
    this.#lift = 0;
    this.haste = null;
    this.#doing = { kind: 'aiming', goal: HOME };
  }

  /** The server has the hand somewhere else: it was opened and lifted, or another screen had it. */
  follow(at: Vector): void {
    this.#at = at;
    this.#doing = { kind: 'aiming', goal: at };
  }

  /** A pointer moves over the picture without pressing. */
  hover(point: Vector): void {
    if (this.#doing.kind !== 'aiming') return;
    const height = Math.max(point[2] + HOVER, BOWL.rim + HOVER);
    this.#doing = { kind: 'aiming', goal: within([point[0], point[1], height + this.#lift]) };
  }

  /** A press: on a stone that is wanted, with the hand turned so that it fits, or on anything else. */
  press(point: Vector, wanted: { stone: number; yaw: number } | null): void {
    this.#waited = this.#dragged = 0;
    this.haste = null;
    if (wanted !== null) {
      this.#yaw = wanted.yaw;
      this.#doing = { kind: 'reaching', stone: wanted.stone };
    } else this.#doing = { kind: 'pushing', goal: within([point[0], point[1], point[2] - DIG]) };
  }

  /** The pressed pointer has gone so many pixels to the right and up. */
  drag(across: number, up: number, { right, away, scale }: Directions): void {
    const doing = this.#doing;
    if (doing.kind === 'reaching') {
      this.#dragged += Math.hypot(across, up);
      if (this.#dragged > IMPATIENT) this.haste = 'lifts';
    } else if (doing.kind === 'carrying') {
      const goal = along(doing.goal, right, across * scale);
      goal[2] += up * scale;
      this.#doing = { ...doing, goal: within(goal) };
    } else if (doing.kind === 'pushing') {
      const goal = along(along(doing.goal, right, across * scale), away, up * scale * 1.4);
      this.#doing = { ...doing, goal: within(goal) };
    }
  }

  /** Higher or lower, whatever else is going on; while carrying, farther or nearer with `away`. */
  raise(by: number): void {
    const doing = this.#doing;
    if (doing.kind === 'aiming') this.#lift = Math.max(-BOWL.depth, Math.min(150, this.#lift + by));
    if ('goal' in doing) {
      const [x, y, z] = doing.goal;
      this.#doing = { ...doing, goal: within([x, y, z + by]) };
    }
  }

  /** A step by key: the hand goes by hand's breadths instead of following a pointer. */
  nudge(by: Vector): void {
    const goal = 'goal' in this.#doing ? this.#doing.goal : this.#at;
    const kind = this.#doing.kind === 'reaching' ? 'carrying' : this.#doing.kind;
    this.#doing = { kind, goal: within([goal[0] + by[0], goal[1] + by[1], goal[2] + by[2]]) };
  }

  /** Close the hand where it is. */
  close(): void {
    this.#doing = { kind: 'carrying', goal: this.#at };
  }

  turn(degrees: number): void {
    this.#yaw = (this.#yaw + degrees + 360) % 360;
  }

  /** Let go, and draw the hand back a little. */
  release(): void {
    const [x, y, z] = this.#at;
    this.#lift = 0;
    if (this.#doing.kind === 'reaching') this.haste = 'lets-go';
    this.#doing = { kind: 'aiming', goal: within([x, y, Math.max(z, BOWL.rim + HOVER)]) };
  }

  /** Time passes. `stone` is where the stone that is reached for lies; `gripped` what is held. */
  step(time: number, stoneAt: (stone: number) => Vector | null, gripped: number | null): void {
    const doing = this.#doing;
    if (doing.kind === 'reaching') this.#reach(doing.stone, time, stoneAt, gripped);
    else this.#go(doing.goal, (time / 1000) * (doing.kind === 'carrying' ? CARRY : AIM));
  }

  #reach(
    stone: number,
    time: number,
    stoneAt: (stone: number) => Vector | null,
    gripped: number | null,
  ): void {
    const at = stoneAt(stone);
    if (gripped !== null) {
      this.haste = null;
      this.#doing = { kind: 'carrying', goal: this.#at };
    } else if (!at) this.release();
    else {
      const aside = Math.hypot(at[0] - this.#at[0], at[1] - this.#at[1]);
      // Above it first, so that the fingers brush nothing else on the way down.
      const height = aside > ABOVE ? Math.max(this.#at[2], at[2] + HOVER, BOWL.rim + 12) : at[2];
      this.#go([at[0], at[1], height], (time / 1000) * (aside > ABOVE ? AIM : REACH));
      this.#waited = this.#at[2] > at[2] + 1 ? 0 : this.#waited + time;
      if (this.#waited > JAMMED) this.#tryAnew();
    }
  }

  #tryAnew(): void {
    const [x, y, z] = this.#at;
    this.#waited = 0;
    this.turn(ANOTHER_TURN);
    this.#at = [x, y, z + HOVER];
  }

  #go(goal: Vector, most: number): void {
    const way = goal.map((part, place) => part - (this.#at[place] ?? 0));
    const far = Math.hypot(...way);
    const share = far > most ? most / far : 1;
    this.#at = this.#at.map((part, place) => part + (way[place] ?? 0) * share) as Vector;
  }
}

const along = (from: Vector, way: Vector, far: number): Vector => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
];

/** Inside the cylinder that the hand may use (TOMB-DT-11). */
function within([x, y, z]: Vector): Vector {
  const out = Math.hypot(x, y);
  const share = out > HAND.reach ? HAND.reach / out : 1;
  return [x * share, y * share, Math.max(BOWL.floor, Math.min(HAND.height, z))];
}
