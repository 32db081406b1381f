// What has just happened and fades again: calls, pings, gongs, losses; each heard, seen, felt and read.
import { play as sound } from '../../app/sound.ts';
import type { TableLink } from '../../table/link.svelte.ts';
import { HEARD, TOLD } from './heard.ts';
import type { Play } from './play.svelte.ts';
import { cuesBetween } from './time.ts';
import type { Cue, Event } from './types.ts';
import { tremble } from './wishes.svelte.ts';

/** How long each stays, in milliseconds. */
const BUBBLE = 4500;
const PING = 2600;
const SIGN = 2400;
const CAPTION = 6000;
/** No frame comes more often than this: a clock need not be smoother. */
const FRAME = 30;
/** A device that slept strikes no gongs that are long over. */
const LATE = 1500;

/** A large sign over the board. */
export interface Sign {
  kind: 'start' | 'gong' | 'slam' | 'collapse' | 'fate' | 'healed' | 'exit' | 'curse' | 'gems';
  number: number;
  strokes: number;
}

export interface Ping {
  number: number;
  seat: number;
  room: string;
}

export class Echoes {
  /** The game's time, moved on while the board is shown. */
  t = $state(0);
  /** What is left of a pause, in milliseconds. */
  pauseLeft = $state(0);
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map());
  pings = $state.raw<readonly Ping[]>([]);
  sign = $state.raw<Sign | null>(null);
  /** The seats that have just lost a die. */
  hurt = $state.raw<ReadonlySet<number>>(new Set());
  /** The last event that everybody should have heard, to be read. */
  caption = $state.raw<Event | null>(null);
  #count = 0;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly play: Play,
    link: TableLink,
  ) {
    this.stop = link.listen(({ events, view }) => {
      // What was missed is not called out once more.
      if (view) for (const event of events) this.#hear(event as Event);
    });
  }

  readonly stop: () => void;

  /** Let the clock run while somebody looks; returns how to stop. */
  run(): () => void {
    let frame = 0;
    let last = Number.NEGATIVE_INFINITY;
    let before = this.play.time();
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      const t = this.play.time();
      if (t > before && t - before < LATE)
        for (const cue of cuesBetween(this.play.cues, before, t)) this.#strike(cue);
      before = t;
      // Gongs are struck on the very frame; the clock's face need not change that often.
      if (now - last < FRAME) return;
      last = now;
      this.t = t;
      this.pauseLeft = this.play.pauseLeft();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  /** ESC-RT-39: a cue of the soundtrack, seen and felt at its moment on every device: it is not waited for. */
  #strike(cue: Cue): void {
    // Whoever measures how far devices are apart finds it among the browser's own measures.
    const { play } = this;
    const detail = { t: cue.t, late: play.since(cue.t), trip: play.link.clock.trip };
    performance.mark(`escape-${cue.cue}-${cue.number}`, { detail });
    switch (cue.cue) {
      case 'start':
        this.#show('start', 0);
        tremble([60, 40, 120]);
        break;
      case 'gong':
        this.#show('gong', cue.number);
        tremble(180);
        break;
      case 'slam':
        this.#show('slam', cue.number);
        tremble([260, 60, 90]);
        break;
      case 'collapse':
        this.#show('collapse', 0);
        tremble([400, 80, 400]);
        break;
      case 'tick':
        tremble(30);
    }
  }

  #hear(event: Event): void {
    const mine = 'seat' in event && this.play.isMine(event.seat);
    const heard = HEARD[event.event];
    // Other people's steps and stones would drown one's own.
    if (heard && (mine || !['room-entered', 'room-placed'].includes(event.event))) sound(heard);
    switch (event.event) {
      case 'started':
        // All were ready before the introduction was over, so that the clock jumped to the word.
        if (this.sign?.kind !== 'start') this.#show('start', 0);
        break;
      case 'called':
        this.#bubble(event.seat, event.call);
        break;
      case 'pinged':
        this.#ping(event.seat, event.room);
        break;
      case 'dice-settled':
        if (mine) this.#settled(event.faces);
        break;
      case 'die-lost':
        this.#wound(event.seat);
        if (mine) tremble([80, 50, 80]);
        break;
      case 'curse-drawn':
        if (mine) {
          this.#show('curse', 0);
          tremble([50, 30, 50]);
        }
        break;
      case 'gems-activated':
        // What others have done is in the caption; one's own is worth a larger sign.
        if (event.names.some((seat) => this.play.isMine(seat))) this.#show('gems', event.gems);
        break;
      case 'fate-helped':
        this.#show('fate', 0);
        break;
      case 'healed':
        this.#show('healed', 0);
        break;
      case 'room-placed':
        if (event.room === 'EXIT') this.#show('exit', 0);
        break;
      default:
        // Without a clock, gongs and slams come with the rounds and not with the time.
        if (!this.play.view?.clock.running) this.#round(event);
    }
    if (!TOLD.has(event.event)) return;
    this.caption = event;
    this.#later('caption', CAPTION, () => {
      this.caption = null;
    });
  }

  #round(event: Event): void {
    if (event.event === 'gong-struck') this.#show('gong', event.countdown);
    else if (event.event === 'door-slammed') this.#show('slam', event.countdown);
    else if (event.event === 'collapsed') this.#show('collapse', 0);
  }

  #settled(faces: readonly string[]): void {
    if (faces.includes('B')) {
      sound('bite');
      tremble([25, 30, 25]);
    } else if (faces.includes('G')) sound('token');
  }

  #bubble(seat: number, call: string): void {
    this.bubbles = new Map(this.bubbles).set(seat, call);
    this.#later(`bubble ${seat}`, BUBBLE, () => {
      const left = new Map(this.bubbles);
      left.delete(seat);
      this.bubbles = left;
    });
  }

  #ping(seat: number, room: string): void {
    this.#count += 1;
    const number = this.#count;
    this.pings = [...this.pings, { number, seat, room }];
    this.#later(`ping ${number}`, PING, () => {
      this.pings = this.pings.filter((one) => one.number !== number);
    });
  }

  #wound(seat: number): void {
    this.hurt = new Set([...this.hurt, seat]);
    this.#later(`hurt ${seat}`, SIGN, () => {
      this.hurt = new Set([...this.hurt].filter((one) => one !== seat));
    });
  }

  #show(kind: Sign['kind'], number: number): void {
    const strokes = this.sign?.kind === kind ? this.sign.strokes + 1 : 1;
    this.sign = { kind, number, strokes };
    this.#later('sign', SIGN, () => {
      this.sign = null;
    });
  }

  #later(key: string, after: number, then: () => void): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(then, after));
  }
}
