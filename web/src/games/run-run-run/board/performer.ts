// How each event looks on the board: one after the other, short, and ended at once by `skip`.
import type { GameEvent, GameView, RunRunRunEvent, RunRunRunView } from '$protocol';
import type { Performer } from '../../../table/director.svelte.ts';
import type { Place } from '../plan.svelte.ts';
import { catKey, foeKey } from './arrange.ts';
import { centre, cornerOf, edgeMiddle, keyOf, type Point } from './geometry.ts';
import type { Effect, Stage, Tray } from './stage.svelte.ts';

const STEP = 210;
const SHORT = 180;
const LONG = 350;
const DICE = 700;
/** How long the eye needs to read dice after they have fallen. */
const READ = 350;

export function performing(stage: Stage, reveal: (at: Point) => void): Performer {
  return (event: GameEvent, _before: GameView, after: GameView, skip: AbortSignal) =>
    new Act(stage, reveal, after as RunRunRunView, skip).perform(event as RunRunRunEvent);
}

/** One event on stage. */
class Act {
  constructor(
    private readonly stage: Stage,
    private readonly reveal: (at: Point) => void,
    private readonly after: RunRunRunView,
    private readonly skip: AbortSignal,
  ) {}

  async perform(event: RunRunRunEvent): Promise<void> {
    switch (event.event) {
      case 'turn-began':
        this.stage.lay(null);
        this.#become(event);
        return this.#pause(SHORT);
      case 'mummies-rolled':
        return this.#roll({ kind: 'mummy', faces: mummyFaces(event) });
      case 'combat-rolled':
        return this.#roll({ kind: 'combat', faces: combatFaces(event) });
      case 'foe-moved':
        await this.#walk(foeKey(event.foe), [event.start, event.to], STEP + 60);
        return this.#become(event);
      case 'foe-halted':
      case 'foe-held':
        return this.#flash({ kind: 'stop', piece: foeKey(event.foe) }, SHORT);
      case 'heart-added':
        return this.#tray({ kind: 'hearts', hearts: event.hearts });
      case 'heart-lost':
        return this.#pause(SHORT);
      case 'mummy-woke':
        this.#become(event);
        return this.#tray({ kind: 'hearts', hearts: event.hearts });
      case 'mummy-placed':
      case 'boss-appeared':
        this.stage.lay(null);
        this.#look(centre(event.at));
        this.#become(event);
        return this.#flash({ kind: 'waking', at: event.at }, LONG);
      case 'foe-attacked':
        this.#look(centre(event.at));
        return this.#flash({ kind: 'claws', at: event.at, damage: event.damage }, LONG + 100);
      case 'shield-raised':
        return this.#flash({ kind: 'shield', piece: catKey(event.seat) }, LONG);
      case 'cards-lost':
        return this.#flash(
          { kind: 'cards', piece: catKey(event.seat), count: event.cards.length },
          LONG,
        );
      case 'room-placed':
        this.stage.lay(null);
        this.#look(centre(event.at));
        this.stage.fresh = keyOf(event.at);
        this.#become(event);
        return this.#flash({ kind: 'placed', at: event.at }, LONG);
      case 'room-lit':
        this.#become(event);
        return this.#flash({ kind: 'lit', at: event.at }, LONG - 100);
      case 'room-dark':
        this.#become(event);
        return this.#flash({ kind: 'dark', at: event.at }, LONG);
      case 'passage-laid':
        this.#look(edgeMiddle(event.one, event.other));
        this.#become(event);
        return this.#flash({ kind: 'passage', one: event.one, other: event.other }, LONG);
      case 'cat-walked':
      case 'cat-joined':
        await this.#walk(catKey(event.seat), event.path, STEP);
        return this.#become(event);
      case 'cat-teleported':
        return this.#teleport(event.seat, event.to, event);
      case 'mechanism-triggered':
        this.#look(cornerOf(event.corner));
        await this.#flash(
          { kind: 'triangle', corner: event.corner, mechanism: event.mechanism },
          LONG,
        );
        return this.#become(event);
      case 'exit-opened':
        this.#look(centre(event.at));
        this.stage.fresh = keyOf(event.at);
        this.#become(event);
        return this.#flash({ kind: 'opened', at: event.at }, LONG);
      case 'token-revealed':
      case 'token-used':
        return this.#tray({ kind: 'token', token: event.token });
      case 'fight-began':
        this.#look(centre(event.at));
        return this.#pause(SHORT);
      case 'foe-hit':
        this.#become(event);
        return this.#flash({ kind: 'hit', piece: foeKey(event.foe), damage: event.damage }, LONG);
      case 'foe-fell':
        return this.#fall(event);
      default:
        this.#become(event);
    }
  }

  #become(event: RunRunRunEvent): void {
    this.stage.apply(event, this.after);
  }

  #look(at: Point): void {
    this.reveal(at);
  }

  async #flash(effect: Effect, time: number): Promise<void> {
    const gone = this.stage.flash(effect);
    await this.#pause(time);
    gone();
  }

  async #tray(tray: Tray): Promise<void> {
    this.stage.lay(tray);
    await this.#pause(LONG);
  }

  async #roll(tray: Tray): Promise<void> {
    this.stage.lay(tray);
    await this.#pause(DICE + READ);
  }

  /** Room by room, without pushing aside those it only passes. */
  async #walk(piece: string, path: Place[], step: number): Promise<void> {
    const last = path.at(-1);
    if (last) this.#look(centre(last));
    for (const at of path.slice(1)) {
      this.stage.place(piece, centre(at));
      await this.#pause(step);
    }
    this.stage.place(piece, null);
  }

  async #teleport(seat: number, to: Place, event: RunRunRunEvent): Promise<void> {
    const from = this.stage.scene.cats.find((cat) => cat.seat === seat)?.at;
    if (from) await this.#flash({ kind: 'vanish', at: from }, SHORT);
    this.#look(centre(to));
    this.#become(event);
    await this.#flash({ kind: 'appear', at: to }, LONG);
  }

  async #fall(event: Extract<RunRunRunEvent, { event: 'foe-fell' }>): Promise<void> {
    const at = this.stage.scene.foes.find((foe) => foe.name === event.foe)?.at;
    this.#become(event);
    if (at) await this.#flash({ kind: 'fell', at, foe: event.foe }, LONG);
  }

  #pause(time: number): Promise<void> {
    if (this.skip.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.skip.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, time);
      this.skip.addEventListener('abort', done);
    });
  }
}

function mummyFaces(event: { dice: number; symbols: number }): string[] {
  return Array.from({ length: event.dice }, (_, die) => (die < event.symbols ? 'mummy' : 'blank'));
}

function combatFaces(event: {
  dice: number;
  hits: number;
  abilities: number;
  hexes: number;
  footprints: number;
}): string[] {
  const { hits, abilities, hexes, footprints } = event;
  return [
    ...Array<string>(hits).fill('hit'),
    ...Array<string>(abilities).fill('ability'),
    ...Array<string>(hexes).fill('hex'),
    ...Array<string>(footprints).fill('footprint'),
  ];
}
