// A server that is just being updated, or whose store is away for a moment, is asked again by itself.
import { Trouble } from './api.ts';

const PASSING: ReadonlySet<string> = new Set(['being-updated', 'store-unavailable']);

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
const LONGER = 1.6;

/** Ask until it is answered; `waits` hears why not yet. Anything that does not pass is thrown. */
export async function patiently<T>(
  ask: () => Promise<T>,
  waits: (why: Trouble) => void,
  gone: () => boolean = () => false,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * LONGER, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || !PASSING.has(trouble.key) || gone()) throw trouble;
      waits(trouble);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
