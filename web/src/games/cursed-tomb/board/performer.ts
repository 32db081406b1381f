// How each event looks: one after the other, short, and ended at once by `skip`.
import type { CursedTombEvent, GameEvent, GameView } from '$protocol';
import type { Performer } from '../../../table/director.svelte.ts';
import { between } from './layout.ts';
import type { Stage } from './stage.svelte.ts';

const STEP = 190;
const MUMMY_STEP = 300;
const SHORT = 220;
const LONG = 420;

/** What the bowl shows by itself, where there is one. */
export interface BowlShow {
  /** The last seconds again, slowly. */
  replay(skip: AbortSignal): Promise<void>;
  /** The trap is poured anew. */
  rebuild(skip: AbortSignal): Promise<void>;
}

export function performing(
  stage: Stage,
  squares: readonly string[],
  bowl: () => BowlShow | null,
): Performer {
  return async (event: GameEvent, _before: GameView, _after: GameView, skip: AbortSignal) => {
    await new Act(stage, squares, bowl(), skip).perform(event as CursedTombEvent);
  };
}

export function pause(time: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      skip.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, time);
    skip.addEventListener('abort', done);
  });
}

/** One event on stage. */
class Act {
  constructor(
    private readonly stage: Stage,
    private readonly squares: readonly string[],
    private readonly bowl: BowlShow | null,
    private readonly skip: AbortSignal,
  ) {}

  async perform(event: CursedTombEvent): Promise<void> {
    switch (event.event) {
      case 'turn-began':
      case 'pull-risked':
      case 'rummaged':
        return pause(SHORT, this.skip);
      case 'tile-turned':
        this.stage.turnTile(event);
        return pause(LONG, this.skip);
      case 'tomb-entered':
        this.stage.movePawn(event.seat, 'TOMB');
        return pause(LONG, this.skip);
      case 'adventurer-moved':
      case 'sent-back':
        if (event.event === 'sent-back') await this.#flash('sent', event.start);
        return this.#walk(event.seat, event.start, event.to);
      case 'scarab-gained':
      case 'scarab-calmed':
        return this.#flash('scarab', this.stage.placeOf(event.seat));
      case 'scarab-paid':
        return this.#flash('paid', this.stage.placeOf(event.seat));
      case 'mummy-woke':
        return this.#flash('woke', event.start);
      case 'mummy-stepped':
        this.stage.moveMummy({ at: event.to });
        return pause(MUMMY_STEP, this.skip);
      case 'mummy-turned':
        this.stage.moveMummy({ facing: event.facing });
        return pause(SHORT, this.skip);
      case 'rockfall':
        return this.bowl ? this.bowl.replay(this.skip) : pause(LONG, this.skip);
      case 'trap-built':
        return this.bowl ? this.bowl.rebuild(this.skip) : pause(SHORT, this.skip);
      case 'stone-pulled':
        return pause(LONG, this.skip);
      default:
        return;
    }
  }

  /** Square by square. */
  async #walk(seat: number, from: string, to: string): Promise<void> {
    for (const at of between(this.squares, from, to)) {
      if (at === from) continue;
      this.stage.movePawn(seat, at);
      await pause(STEP, this.skip);
    }
  }

  async #flash(kind: 'scarab' | 'paid' | 'sent' | 'woke', at: string): Promise<void> {
    const gone = this.stage.flash(kind, at);
    await pause(LONG, this.skip);
    gone();
  }
}
