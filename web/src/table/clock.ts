// The time of the table, as this device reckons it: the server's time and half the way there and back.

/** How long the way was, and how far the table's time was ahead of ours. */
interface Sample {
  trip: number;
  offset: number;
}

/** So many of the last answers count; the one with the shortest way is the most honest. */
const SAMPLES = 12;

export class TableClock {
  /** How fast it goes, if it does; a replay has other speeds. */
  get pace(): number {
    return this.#stands === null ? 1 : 0;
  }

  #samples: Sample[] = [];
  #offset: number | null = null;
  #stands: number | null = null;

  /** `ours` is any clock that runs evenly, such as `performance.now`. */
  constructor(private readonly ours: () => number = () => performance.now()) {}

  /** The milliseconds since the game began; null before anything is known of it. */
  get now(): number | null {
    return this.#stands ?? this.#running;
  }

  get #running(): number | null {
    return this.#offset === null ? null : this.ours() + this.#offset;
  }

  /** How long a message takes there and back, at best; null before one has. */
  get trip(): number | null {
    return this.#samples.length ? Math.min(...this.#samples.map((one) => one.trip)) : null;
  }

  /** The server has answered a question that was sent at `sent`. */
  answered(at: number, sent: number): void {
    const trip = this.ours() - sent;
    this.#samples.push({ trip, offset: at + trip / 2 - this.ours() });
    this.#samples.splice(0, this.#samples.length - SAMPLES);
    const best = this.#samples.reduce((one, other) => (other.trip < one.trip ? other : one));
    this.#offset = best.offset;
  }

  /** Something that happened then was told: it cannot be earlier now. */
  heard(at: number): void {
    if (this.#running === null || this.#running < at) this.#offset = at - this.ours();
  }

  /** The table stands at this time; null: it goes on. */
  stand(at: number | null): void {
    // What was measured before has not counted since.
    if (at === null && this.#stands !== null) this.forget();
    this.#stands = at;
  }

  /** The table's time may have stood still, or another server answers: begin anew. */
  forget(): void {
    this.#samples = [];
    this.#offset = null;
  }
}
