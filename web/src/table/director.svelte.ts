// The director: shows what happened one thing after the other, then the view that came of it.
import type { GameEvent, GameView } from '$protocol';
import type { Happening, TableLink } from './link.svelte.ts';

/** Shows one event on the board; `skip` ends it at once. */
export type Performer = (
  event: GameEvent,
  before: GameView,
  after: GameView,
  skip: AbortSignal,
) => Promise<void>;

/** More entries than this waiting to be shown: somebody was away, so show the result at once. */
const LONGEST_QUEUE = 12;

export class Director {
  /** What the boards show. */
  shown = $state.raw<GameView | null>(null);
  /** The event that is being shown now. */
  current = $state.raw<GameEvent | null>(null);
  busy = $state(false);

  #queue: Happening[] = [];
  #skip = new AbortController();
  #stop: () => void;
  #performer: Performer | null = null;

  constructor(
    link: TableLink,
    private readonly motion: () => boolean,
    private readonly told: (happening: Happening) => void = () => undefined,
    /** An event begins to be shown: time for its sound. */
    private readonly begun: (event: GameEvent) => void = () => undefined,
  ) {
    this.shown = link.view;
    this.#stop = link.listen((happening) => this.#take(happening));
  }

  /** The board says how its events look; without one, views simply follow each other. */
  perform(performer: Performer | null): void {
    this.#performer = performer;
  }

  /** Show the end of everything that waits. */
  skip(): void {
    this.#skip.abort();
  }

  close(): void {
    this.#stop();
    this.skip();
  }

  #take(happening: Happening): void {
    this.#queue.push(happening);
    if (this.#queue.length > LONGEST_QUEUE) this.skip();
    if (!this.busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.#skip = new AbortController();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      try {
        await this.#show(next);
        this.told(next);
      } catch (error) {
        // A game that goes on is worth more than how it looks.
        console.error(error);
      }
      if (next.view) this.shown = next.view;
    }
    this.current = null;
    this.busy = false;
  }

  async #show({ events, view }: Happening): Promise<void> {
    const before = this.shown;
    if (!before || !view) return;
    for (const event of events) {
      if (this.#skip.signal.aborted) return;
      this.begun(event);
      if (!this.#performer || !this.motion()) continue;
      this.current = event;
      await this.#performer(event, before, view, this.#skip.signal);
    }
  }
}
