// ESC-PHYS-02: the cursed hand is on the head as long as its sign is held down, and no longer.

/** What the table knows of the hand: `on`, `off`, or nothing where no curse is on it. */
export interface KnownHand {
  hand: string;
  /** ESC-PHYS-26: this player need not hold anything. */
  eased: boolean;
}

export class CursedHand {
  #holding = false;
  #sending = false;
  /** The table knows that nothing is held here: another device of mine may hold it. */
  #letGo = false;

  constructor(
    private readonly known: () => KnownHand | null | undefined,
    private readonly send: (command: string) => Promise<void>,
  ) {}

  hold(on: boolean): void {
    if (on === this.#holding) return;
    this.#holding = on;
    this.#letGo = false;
    this.keep();
  }

  /** Let the table know what is held, also when it was let go before the table answered. */
  keep(): void {
    const known = this.known();
    // A sign that is gone is not held: the next curse begins with a hand that is free.
    if (!known?.hand || known.eased) this.#holding = false;
    const holding = this.#holding;
    if (!known?.hand || known.eased || this.#sending || this.#letGo) return;
    if ((known.hand === 'on') === holding) {
      this.#letGo = !holding;
      return;
    }
    this.#sending = true;
    void this.send(`hand ${holding ? 'on' : 'off'}`).finally(() => {
      this.#sending = false;
      if (this.#holding !== holding) this.keep();
    });
  }
}
