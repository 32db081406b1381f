// What the board shows: the view, and on top of it the pieces that are on their way.
import type { CursedTombEvent, CursedTombView } from '$protocol';

export interface Scene {
  /** By seat; empty for who has left. */
  pawns: { seat: number; pawn: string; at: string }[];
  mummy: { at: string; facing: string } | null;
  /** The colour on each tile that lies face up, by square. */
  colours: Record<string, string>;
}

const sceneOf = (view: CursedTombView): Scene => ({
  pawns: view.players
    .filter(({ at, pawn }) => at && pawn)
    .map(({ seat, pawn, at }) => ({ seat, pawn, at })),
  mummy: view.mummy,
  colours: Object.fromEntries(
    view.tiles.filter(({ colour }) => colour).map(({ square, colour }) => [square, colour]),
  ),
});

/** Something that flashes up on a square and is gone again. */
export interface Flash {
  id: number;
  kind: 'scarab' | 'paid' | 'sent' | 'woke';
  at: string;
}

export class Stage {
  scene = $state.raw<Scene>({ pawns: [], mummy: null, colours: {} });
  flashes = $state.raw<Flash[]>([]);
  /** The square whose tile was turned over last. */
  fresh = $state('');
  #ids = 0;

  constructor(view: CursedTombView) {
    this.show(view);
  }

  show(view: CursedTombView): void {
    this.scene = sceneOf(view);
    this.flashes = [];
  }

  movePawn(seat: number, at: string): void {
    const pawns = this.scene.pawns.map((pawn) => (pawn.seat === seat ? { ...pawn, at } : pawn));
    this.scene = { ...this.scene, pawns };
  }

  moveMummy(change: { at?: string; facing?: string }): void {
    if (this.scene.mummy) this.scene = { ...this.scene, mummy: { ...this.scene.mummy, ...change } };
  }

  turnTile(event: Extract<CursedTombEvent, { event: 'tile-turned' }>): void {
    this.fresh = event.square;
    const colours = { ...this.scene.colours, [event.square]: event.colour };
    this.scene = { ...this.scene, colours };
  }

  placeOf(seat: number): string {
    return this.scene.pawns.find((pawn) => pawn.seat === seat)?.at ?? '';
  }

  /** Flash something up; returns how to take it away. */
  flash(kind: Flash['kind'], at: string): () => void {
    const shown = { id: this.#ids++, kind, at };
    this.flashes = [...this.flashes, shown];
    return () => {
      this.flashes = this.flashes.filter((other) => other !== shown);
    };
  }
}
