// How often somebody who keeps tokens wants to be asked about them; the rest is answered for them.
import type { RunRunRunDecision } from '$protocol';

export const ASKINGS = ['always', 'matters', 'never'] as const;
export type Asking = (typeof ASKINGS)[number];

const KEPT = 'mastaba-token-windows';

/** Storage may be forbidden; then the choice lasts as long as the page. */
function kept(): Asking {
  try {
    const found = window.localStorage.getItem(KEPT) as Asking;
    return ASKINGS.includes(found) ? found : 'matters';
  } catch {
    return 'matters';
  }
}

export class TokenAsking {
  #first = kept();
  #bySeat = $state<Record<number, Asking>>({});
  /** The turn in which a seat does not want to be asked again. */
  #quiet = $state<Record<number, number>>({});

  of(seat: number): Asking {
    return this.#bySeat[seat] ?? this.#first;
  }

  choose(seat: number, asking: Asking): void {
    this.#bySeat[seat] = asking;
    delete this.#quiet[seat];
    try {
      window.localStorage.setItem(KEPT, asking);
    } catch {
      // Nobody but the next table misses it.
    }
  }

  /** Not again in this turn. */
  quieten(seat: number, turn: number): void {
    this.#quiet[seat] = turn;
  }

  /** Whether the seat keeps its tokens without being asked; the server says what matters. */
  keeps(decision: RunRunRunDecision, turn: number): boolean {
    if (decision.question !== 'token-window') return false;
    const { seat, facts } = decision;
    if (this.#quiet[seat] === turn) return true;
    const asking = this.of(seat);
    return asking === 'never' || (asking === 'matters' && facts?.matters === false);
  }
}
