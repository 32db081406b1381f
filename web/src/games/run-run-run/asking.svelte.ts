// How often somebody wants to be asked; what goes without asking is answered on this device.
import type { RunRunRunDecision } from '$protocol';
import type { Asking } from '../../app/likings.ts';

export class Askings {
  #bySeat = $state<Record<number, Asking>>({});
  /** The turn in which a seat does not want to be asked about tokens again. */
  #quiet = $state<Record<number, number>>({});

  constructor(
    /** What this device likes as long as a seat has not chosen. */
    readonly first: () => Asking = () => 'matters',
    /** The next table begins with what was chosen last. */
    readonly keep: (asking: Asking) => void = () => undefined,
  ) {}

  of(seat: number): Asking {
    return this.#bySeat[seat] ?? this.first();
  }

  choose(seat: number, asking: Asking): void {
    this.#bySeat[seat] = asking;
    delete this.#quiet[seat];
    this.keep(asking);
  }

  /** Not about tokens again in this turn. */
  quieten(seat: number, turn: number): void {
    this.#quiet[seat] = turn;
  }

  /** The answer that the seat gives without being asked, if any; the server says what matters. */
  answer({ seat, question, facts }: RunRunRunDecision, turn: number): string | null {
    const asking = this.of(seat);
    const tokens = question === 'token-window';
    if (tokens && (asking === 'never' || this.#quiet[seat] === turn)) return 'hold';
    return asking === 'always' ? null : ((facts?.usual as string | undefined) ?? null);
  }
}
