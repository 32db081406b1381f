// Pulls of a finished game: which of them were filmed, and showing one as if it happened now.
import type { PastPull, PastPulls } from '$protocol';
import { get } from '../../../app/api.ts';
import type { TableLink } from '../../../table/link.svelte.ts';
import type { TrapFeed } from './feed.svelte.ts';
import { decode, TICKS } from './frames.ts';

/** The frames of a film: each has its length before it, in two bytes. */
export function framesOf(film: ArrayBuffer): ArrayBuffer[] {
  const frames: ArrayBuffer[] = [];
  const view = new DataView(film);
  for (let at = 0; at + 2 <= film.byteLength; ) {
    const length = view.getUint16(at, true);
    frames.push(film.slice(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return frames;
}

export class Films {
  /** Every pull that was filmed; null while the server is being asked. */
  pulls = $state.raw<PastPull[] | null>(null);
  playing = $state(false);
  #stop = new AbortController();

  constructor(
    private readonly link: TableLink,
    private readonly feed: TrapFeed,
  ) {}

  async load(): Promise<void> {
    const id = encodeURIComponent(this.link.id);
    this.pulls = (await get<PastPulls>(`/api/tables/${id}/pulls`)).pulls;
  }

  /** The pull that was judged at the moment where the replay stands. */
  readonly here = $derived.by<PastPull | null>(
    () => this.pulls?.find(({ at }) => at === this.link.clock.now) ?? null,
  );

  /** Show a pull from its first frame to its last, at a share of its speed. */
  async watch(pull: PastPull, rate: number): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.playing = true;
    const answer = await fetch(
      `/api/tables/${encodeURIComponent(this.link.id)}/pulls/${pull.seq}/film`,
    );
    const frames = answer.ok ? framesOf(await answer.arrayBuffer()) : [];
    if (!stop.signal.aborted) await this.#show(frames, rate, stop.signal);
    if (this.#stop === stop) this.stop();
  }

  /** Frames come when their time has come, and those that are late at once. */
  async #show(frames: ArrayBuffer[], rate: number, stop: AbortSignal): Promise<void> {
    const begun = performance.now();
    const first = frames[0] ? decode(frames[0]).tick : 0;
    for (const frame of frames) {
      const { tick, colour } = decode(frame);
      const due = begun + ((tick - first) / TICKS / rate) * 1000;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (stop.aborted) return;
      this.feed.showPast(frame, colour);
    }
  }

  stop(): void {
    this.#stop.abort();
    this.playing = false;
    this.feed.endPast();
  }
}
