// Measures the way to the server where every moment counts: often at first, later now and then.
import type { TableClock } from './clock.ts';

const EARLY = 6;
/** Milliseconds between two questions for the time. */
const SOON = 250;
const LATER = 4000;

export class Measuring {
  #on = false;
  #number = 0;
  #sent = 0;
  /** How many questions are still to be asked soon. */
  #early = EARLY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends a question with its number, if there is a line. */
  constructor(
    private readonly clock: TableClock,
    private readonly ask: (number: number) => void,
  ) {}

  get on(): boolean {
    return this.#on;
  }

  start(): void {
    if (this.#on) return;
    this.#on = true;
    this.#measure();
  }

  /** The line is new, and what was known of its way is worth nothing. */
  again(): void {
    this.#early = EARLY;
    if (this.#on) this.#measure();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The server's time has come, as the answer to the question with this number. */
  answered(number: number, at: number): void {
    // No number is used twice, so what is still under way does not pass for the newest.
    if (this.#on && number === this.#number) this.clock.answered(at, this.#sent);
  }

  #measure(): void {
    clearTimeout(this.#timer);
    this.#number += 1;
    this.#early -= 1;
    this.#sent = performance.now();
    this.ask(this.#number);
    this.#timer = setTimeout(() => this.#measure(), this.#early > 0 ? SOON : LATER);
  }
}
