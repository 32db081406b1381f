// What comes from the trap at this moment: poses, how the pull stands, how stones lie, what is said.
import type { PullHappened, PullNews, PullSaid, StoneLie } from '$protocol';
import { COLOURS } from '../../../art/tomb/names.ts';
import type { Remark, TableLink } from '../../../table/link.svelte.ts';
import type { Grip } from './fingerMesh.ts';
import { decode, encode, type Frame, TICKS, type Wish } from './frames.ts';
import type { Haste } from './grasp.ts';
import { Motion, type World } from './motion.ts';

/** What a commanded hand is told to do (TOMB-DT-48). */
export type Command =
  | { do: 'ready' | 'pull' | 'let-go' }
  | { do: 'choose'; stone: string }
  | { do: 'push'; stone: string; hour: number }
  | { do: 'way'; way: number }
  | { do: 'pace'; pace: 'gentle' | 'normal' | 'bold' };

/** How it stood at the trap while a film was made. */
const PAST: PullNews = { type: 'pull', state: 'running', build: 0 };

export interface Fall {
  worlds: readonly World[];
  /** When the first thing touched the ground. */
  tick: number;
}

/** From so many milliseconds there and back on, the player is told. */
const FAR = 250;

/** So many ticks a slip is shown. */
const SLIP_SHOWN = 1.5 * TICKS;
const HAND_IS_IN = new Set(['running', 'ended']);

export class TrapFeed {
  readonly motion = new Motion();
  news = $state.raw<PullNews | null>(null);
  /** How the stones of the demanded colour lie, the most open first. */
  lies = $state.raw<StoneLie[]>([]);
  happened = $state.raw<PullHappened | null>(null);
  said = $state.raw<PullSaid | null>(null);
  /** Seconds that the clock still shows, or null. */
  clock = $state<number | null>(null);
  warning = $state<number | null>(null);
  /** The stone in the hand, by number. */
  gripped = $state<number | null>(null);
  strain = $state(0);
  /** What the hand does; null while there is none in the bowl. */
  grip = $state<Grip | null>(null);
  /** What the player of this device does too early. */
  haste = $state<Haste | null>(null);
  /** Milliseconds to the server and back, where that is too long for a steady hand (TOMB-DT-39). */
  lag = $state<number | null>(null);
  /** Whether fingers lead the hand now: words do until the first press, and after a command. */
  fingers = false;
  /** Counts the frames, for whoever draws them. */
  frames = 0;
  /** The last seconds before something fell, kept while the trap is built anew. */
  fall: Fall | null = null;
  #fell: number | null = null;

  constructor(private readonly link: TableLink) {
    // It lives as long as the line itself; a replay has none.
    if (link.live)
      link.follow({ saw: (bytes) => this.#see(bytes), heard: (remark) => this.#hear(remark) });
  }

  /** Whether a seat of this device may pull now. */
  readonly mine = $derived.by(() => {
    const { news } = this;
    if (!news || typeof news.seat !== 'number') return false;
    return this.active && (this.link.table?.mine ?? []).includes(news.seat);
  });
  /** Whether a pull is on, from the moment it may begin. */
  readonly active = $derived.by(() =>
    ['armed', 'queued', 'running'].includes(this.news?.state ?? ''),
  );

  /** Where my hand wants to be. */
  reach(wish: Wish): void {
    this.link.sayNow(encode(wish));
  }

  command(command: Command): void {
    if (command.do !== 'ready') this.fingers = false;
    this.link.sayNow({ type: 'hand', ...command });
  }

  #see(bytes: ArrayBuffer): void {
    const frame = decode(bytes);
    this.motion.take(frame, performance.now());
    this.gripped = frame.gripped;
    this.strain = frame.strain;
    this.grip = this.#gripOf(frame);
    this.clock = frame.clock === null ? null : Math.ceil(frame.clock);
    this.frames += 1;
  }

  /** A frame of a pull long ago, shown as if it came now. */
  showPast(bytes: ArrayBuffer, colour: number | null): void {
    this.news = { ...PAST, colour: COLOURS[colour ?? -1] ?? '' };
    this.#see(bytes);
  }

  endPast(): void {
    if (!this.link.live) this.news = null;
  }

  #gripOf({ gripped, grips, tick }: Frame): Grip | null {
    if (!HAND_IS_IN.has(this.news?.state ?? '')) return null;
    if (gripped !== null) return 'holding';
    const { happened } = this;
    if (happened?.kind === 'slipped' && tick - happened.tick < SLIP_SHOWN) return 'slipped';
    return grips ? 'closing' : 'open';
  }

  #measure(): void {
    this.link.keepTime();
    const { trip } = this.link.clock;
    this.lag = trip !== null && trip > FAR ? Math.round(trip) : null;
  }

  #hear(remark: Remark): void {
    this.#measure();
    switch (remark.type) {
      case 'pull':
        if (remark.number !== this.news?.number) this.#forget();
        if (this.news?.state === 'ended') this.#remember();
        this.news = remark;
        if (!HAND_IS_IN.has(remark.state)) this.grip = null;
        break;
      case 'pull-event':
        if (remark.kind === 'fell') this.#fell ??= remark.tick;
        this.happened = remark;
        break;
      case 'pull-lies':
        this.lies = remark.stones;
        break;
      case 'pull-said':
        this.said = remark;
        break;
      case 'pull-warning':
        this.warning = remark.seconds;
        break;
    }
  }

  /** What fell can be shown again, also when the next trap is already being poured. */
  #remember(): void {
    if (this.#fell !== null) this.fall = { worlds: [...this.motion.memory], tick: this.#fell };
    this.#fell = null;
  }

  /** The fall that is to be shown again; once. */
  takeFall(): Fall | null {
    this.#remember();
    const { fall } = this;
    this.fall = null;
    return fall;
  }

  #forget(): void {
    this.lies = [];
    this.happened = null;
    this.said = null;
    this.warning = null;
    this.haste = null;
  }
}
