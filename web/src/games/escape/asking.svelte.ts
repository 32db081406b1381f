// What a seat may do that this device plays besides the one it looks from: asked for after every entry.
import type { SeatMoves, TableLink } from '../../table/link.svelte.ts';

export class OwnMoves {
  legal = $state.raw<SeatMoves>({ seat: -1, seq: -1, moves: [], asides: [] });
  #asking = false;
  #askAgain = false;

  constructor(
    private readonly link: TableLink,
    private readonly seat: number,
  ) {}

  /** Ask now; while an answer is on its way, once more after it. */
  askMoves(): void {
    if (this.#asking) {
      this.#askAgain = true;
      return;
    }
    this.#asking = true;
    this.#askAgain = false;
    const answered = () => {
      this.#asking = false;
      if (this.#askAgain) this.askMoves();
    };
    this.link.moves(this.seat).then(
      ({ seq, moves, asides }) => {
        this.legal = { seat: this.seat, seq, moves, asides };
        answered();
      },
      () => answered(),
    );
  }
}
