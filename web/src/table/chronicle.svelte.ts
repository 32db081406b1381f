// What happened at a table so far, line by line, in the language of the page.
import type { GameEvent, GameView } from '$protocol';
import type { GameScreen, ToldLine } from '../games/game.ts';
import type { Happening } from './link.svelte.ts';

export interface LogLine extends ToldLine {
  number: number;
  seq: number;
}

interface Entry {
  seq: number;
  event: GameEvent;
  next: GameEvent | null;
}

/** More than anybody reads; what is older is in the replay. */
const MOST_LINES = 2000;

export class Chronicle {
  lines = $state.raw<LogLine[]>([]);
  /** What the last entry told, for those who listen. */
  news = $state('');

  #entries: Entry[] = [];
  #waiting: Entry[] = [];
  #count = 0;
  #view: GameView | null = null;
  #eyes: number | null = null;
  /** The entries that an update of the server has dropped, if it has: from the first to before the last. */
  #dropped: [from: number, until: number] = [0, 0];

  constructor(
    private readonly screen: GameScreen,
    private readonly box: unknown,
    private readonly nameAt: (seat: number) => string = () => '',
  ) {}

  take({ seq, eyes, events, view, undone }: Happening): void {
    if (eyes !== this.#eyes) this.#forget(eyes);
    if (undone) this.#strike(undone);
    if (view) this.#view = view;
    const isNews = !this.#waiting.length;
    if (this.#counts({ seq }))
      events.forEach((event, index) => {
        this.#waiting.push({ seq, event, next: events[index + 1] ?? null });
      });
    // Lines name cats and places of the game, so they wait until it is seen.
    if (!this.#view) return;
    const entries = this.#waiting.splice(0);
    this.#entries.push(...entries);
    this.#entries.splice(0, this.#entries.length - MOST_LINES);
    const lines = this.#tell(entries, this.#view);
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
    if (view && isNews) this.news = lines.map((line) => line.text).join(' ');
  }

  /** An update of the server has dropped what was told from one entry until another. */
  drop(from: number, until: number): void {
    this.#dropped = [from, until];
    this.#keep((one) => this.#counts(one));
  }

  #counts({ seq }: { seq: number }): boolean {
    const [from, until] = this.#dropped;
    return seq < from || seq >= until;
  }

  /** What an entry told did not happen after all. */
  #strike(seq: number): void {
    this.#keep((one) => one.seq !== seq);
  }

  #keep(stays: (one: { seq: number }) => boolean): void {
    this.#entries = this.#entries.filter(stays);
    this.#waiting = this.#waiting.filter(stays);
    this.lines = this.lines.filter(stays);
  }

  /** What one pair of eyes has read, such as the cards it drew, is not for the next. */
  #forget(eyes: number | null): void {
    this.#eyes = eyes;
    this.#entries = [];
    this.#waiting = [];
    this.#view = null;
    this.lines = [];
    this.news = '';
  }

  /** The page speaks another language now. */
  retell(): void {
    if (this.#view) this.lines = this.#tell(this.#entries, this.#view);
  }

  #tell(entries: Entry[], view: GameView): LogLine[] {
    const lines: LogLine[] = [];
    for (const { seq, event, next } of entries) {
      const line = this.screen.tell(event, next, view, this.box, this.nameAt);
      if (line) {
        this.#count += 1;
        lines.push({ ...line, number: this.#count, seq });
      }
    }
    return lines;
  }
}
