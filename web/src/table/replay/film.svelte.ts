// A finished game as a film: all its frames, seen with chosen eyes, shown through the director.
import type { Frame, GameEvent, GameView, Replay, TableSight } from '$protocol';
import { get } from '../../app/api.ts';
import { merged } from '../../app/merge.ts';
import type { Happening, TableLink } from '../link.svelte.ts';

/** A seat, `spectator`, or `all`: open hands. */
export type Eyes = number | 'spectator' | 'all';

/** How many frames the server gives at once. */
const MOST = 500;

export interface Shot {
  number: number;
  /** When it happened, on the table's clock. */
  at: number;
  events: GameEvent[];
  view: GameView;
}

/** The shots of a part of a replay: its first frame has a whole view, the others what changed. */
export function shotsOf(frames: Frame[]): Shot[] {
  let view: unknown = null;
  return frames.map((frame) => {
    if (frame.view) view = view ? merged(view, frame.view) : frame.view;
    const { number, at, events } = frame;
    return { number, at, events, view: view as GameView };
  });
}

export async function loadReplay(
  id: string,
  eyes: Eyes,
): Promise<{ about: Replay; shots: Shot[] }> {
  const part = (from: number) =>
    get<Replay>(
      `/api/tables/${encodeURIComponent(id)}/replay?seat=${eyes}&from=${from}&to=${from + MOST - 1}`,
    );
  const about = await part(0);
  const shots = shotsOf(about.frames);
  while (shots.length && shots.length <= about.length) {
    const more = shotsOf((await part(shots.length)).frames);
    if (!more.length) break;
    shots.push(...more);
  }
  return { about, shots };
}

/** Open hands are looked at through the eyes of whoever is to decide. */
export function through(view: GameView, eyes: Eyes): GameView {
  if (eyes !== 'all') return view;
  return { ...view, seat: view.waiting[0]?.seat ?? ('active' in view ? view.active : null) };
}

export class Film {
  shots = $state.raw<Shot[]>([]);
  position = $state(0);
  playing = $state(false);
  speed = $state(1);
  eyes = $state<Eyes>('spectator');
  /** Shots follow each other as they did at the table, and not one by one. */
  inTime = false;

  /** When the shot came that is shown now, by our own clock. */
  #shown = 0;
  #listeners = new Set<(happening: Happening) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get length(): number {
    return Math.max(0, this.shots.length - 1);
  }

  get view(): GameView | null {
    const shot = this.shots[this.position];
    return shot ? through(shot.view, this.eyes) : null;
  }

  /** The table's time in the film; it goes on between two shots of a game in real time. */
  get now(): number {
    const at = this.shots[this.position]?.at ?? 0;
    if (!this.playing || !this.inTime) return at;
    return at + Math.min((performance.now() - this.#shown) * this.speed, this.#gap());
  }

  /** How long after this shot the next one came. */
  #gap(): number {
    const at = this.shots[this.position]?.at ?? 0;
    return Math.max(0, (this.shots[this.position + 1]?.at ?? at) - at);
  }

  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The same game with other eyes, at the same place. */
  show(shots: Shot[], eyes: Eyes): void {
    this.shots = shots;
    this.eyes = eyes;
    this.jump(Math.min(this.position, this.length));
  }

  /** One move on, with everything that happens in it. */
  step(): void {
    if (this.position >= this.length) {
      this.pause();
      return;
    }
    this.position += 1;
    this.#shown = performance.now();
    this.#tell(this.shots[this.position]?.events ?? []);
  }

  /** Straight to a place, without showing what happens in between. */
  jump(position: number): void {
    this.position = Math.max(0, Math.min(position, this.length));
    this.#tell([]);
  }

  /** `idle` is asked whether the last move has been shown. */
  play(idle: () => boolean): void {
    if (this.position >= this.length) this.jump(0);
    this.playing = true;
    this.#shown = performance.now();
    if (this.inTime) {
      this.#follow();
      return;
    }
    const next = () => {
      if (!this.playing) return;
      if (idle()) this.step();
      this.#timer = setTimeout(next, 900 / this.speed);
    };
    this.#timer = setTimeout(next, 300);
  }

  /** Show each shot when its time has come, and several at once where they came at once. */
  #follow(): void {
    if (!this.playing) return;
    const wait = this.#gap() / this.speed - (performance.now() - this.#shown);
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        this.step();
        this.#follow();
      },
      Math.max(0, wait),
    );
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tell(events: GameEvent[]): void {
    for (const listener of this.#listeners)
      listener({ seq: this.position, eyes: this.view?.seat ?? null, events, view: this.view });
  }
}

/** Stands in for the line to a table where a finished game is only looked at. */
export function linkOf(film: Film, id: string, about: Replay): TableLink {
  const table: TableSight = {
    id,
    code: '',
    game: about.game,
    phase: 'running',
    public: false,
    options: about.options,
    chairs: about.players.map((name, seat) => ({
      seat,
      name,
      bot: about.bots[seat] ?? '',
      taken: !about.bots[seat],
      ready: true,
      away: false,
    })),
    mine: [],
    host: false,
    can_take_back: false,
    sayings: [],
    after: '',
    rematch: '',
    lesson: '',
  };
  const link = {
    id,
    live: false,
    state: 'open',
    table,
    legal: { seat: -1, seq: -1, moves: [], asides: [] },
    askedSeat: null,
    get view() {
      return film.view;
    },
    get seq() {
      return film.position;
    },
    get seat() {
      return film.view?.seat ?? null;
    },
    clock: {
      get now() {
        return film.now;
      },
      get pace() {
        return film.playing ? film.speed : 0;
      },
    },
    listen: (listener: (happening: Happening) => void) => film.listen(listener),
  };
  // Whatever would ask the server is not shown to those who only watch.
  return link as unknown as TableLink;
}
