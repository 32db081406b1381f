// What the board shows beside the view: pieces under way, short effects, dice, the line of words.
import type { RunRunRunEvent, RunRunRunView } from '$protocol';
import type { Place } from '../plan.svelte.ts';
import type { Point } from './geometry.ts';
import { EMPTY, moved, type Scene, sceneOf } from './scene.ts';

/** Something that flashes up on the board and is gone again. */
export type Effect =
  | { kind: 'claws'; at: Place; damage: number }
  | { kind: 'cards'; piece: string; count: number }
  | { kind: 'shield'; piece: string }
  | { kind: 'placed'; at: Place }
  | { kind: 'lit'; at: Place }
  | { kind: 'dark'; at: Place }
  | { kind: 'waking'; at: Place }
  | { kind: 'hit'; piece: string; damage: number }
  | { kind: 'fell'; at: Place; foe: string }
  | { kind: 'triangle'; corner: Place[]; mechanism: string }
  | { kind: 'opened'; at: Place }
  | { kind: 'passage'; one: Place; other: Place }
  | { kind: 'vanish'; at: Place }
  | { kind: 'appear'; at: Place }
  | { kind: 'stop'; piece: string };

export type Tray =
  | { kind: 'mummy'; faces: string[] }
  | { kind: 'combat'; faces: string[] }
  | { kind: 'hearts'; hearts: number }
  | { kind: 'token'; token: string };

/** What a cat has just called, and the hex that it means, if any. */
export interface Heard {
  seat: number;
  call: string;
  at: Place[];
}

/** How long a call stays in sight. */
const CALL_TIME = 5000;

export interface Shown {
  id: number;
  effect: Effect;
}

export class Stage {
  scene = $state.raw<Scene>(EMPTY);
  effects = $state.raw<Shown[]>([]);
  tray = $state.raw<{ id: number; tray: Tray } | null>(null);
  /** Pieces on their way, by name, and where they are now. */
  travel = $state.raw<Record<string, Point>>({});
  /** The last call of each cat, as long as it is in sight. */
  heard = $state.raw<Heard[]>([]);
  /** The hex of the room that was laid down last. */
  fresh = $state('');
  #ids = 0;

  constructor(view: RunRunRunView) {
    this.scene = sceneOf(view);
  }

  show(view: RunRunRunView): void {
    this.scene = sceneOf(view, this.scene);
    this.travel = {};
    this.effects = [];
  }

  apply(event: RunRunRunEvent, after: RunRunRunView): void {
    this.scene = moved(this.scene, event, after);
  }

  /** Flash an effect up; returns how to take it away. */
  flash(effect: Effect): () => void {
    const shown = { id: this.#ids++, effect };
    this.effects = [...this.effects, shown];
    return () => {
      this.effects = this.effects.filter((other) => other !== shown);
    };
  }

  hear(call: Heard): void {
    this.heard = [...this.heard.filter(({ seat }) => seat !== call.seat), call];
    setTimeout(() => {
      this.heard = this.heard.filter((other) => other !== call);
    }, CALL_TIME);
  }

  /** Nothing more is being shown. The dice of a fight stay for the choices they lead to. */
  clear(): void {
    if (this.tray?.tray.kind !== 'combat') this.tray = null;
  }

  lay(tray: Tray | null): void {
    this.tray = tray && { id: this.#ids++, tray };
  }

  place(piece: string, at: Point | null): void {
    const { [piece]: _gone, ...others } = this.travel;
    this.travel = at ? { ...others, [piece]: at } : others;
  }
}
