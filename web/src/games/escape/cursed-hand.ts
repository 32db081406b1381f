// ESC-PHYS-02: the cursed hand is on the head as long as its sign is held down, and no longer.

/** What the table knows of the hand: `on`, `off`, or nothing where no curse is on it. */
export interface KnownHand {
  hand: string;
  /** ESC-PHYS-26: this player need not hold anything. */
  eased: boolean;
}

export class CursedHand {
  #holding = false;
  /** What the table will know when it has answered everything; null: it has. */
  #sent: boolean | null = null;
  #commands = 0;
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

  /** Let the table know what is held, at once: it may be let go before the table answers. */
  keep(): void {
    const known = this.known();
    // A sign that is gone is not held: the next curse begins with a hand that is free.
    if (!known?.hand || known.eased) this.#holding = false;
    if (!known?.hand || known.eased || this.#letGo) return;
    if ((this.#sent ?? known.hand === 'on') === this.#holding) {
      this.#letGo = this.#sent === null && !this.#holding;
      return;
    }
    this.#sent = this.#holding;
    this.#commands += 1;
    const command = this.#commands;
    void this.send(`hand ${this.#holding ? 'on' : 'off'}`).finally(() => {
      if (command === this.#commands) this.#sent = null;
    });
  }
}
