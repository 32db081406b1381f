// What this page knows of something that nobody has drawn, or written a sentence for, yet.
import { type Facts, readable } from '../app/words.svelte.ts';

/** The words of a move after its verb, for a sentence that knows no better. */
export function plainMove(text: string): Facts {
  const [, ...words] = text.split(' ');
  return { said: words.join(' ') || 'none' };
}

/** Who an event is about, and whatever else it tells. */
export function plainEvent(
  { seat, ...about }: Record<string, unknown>,
  named: (seat: number) => string,
): Facts {
  const said = Object.entries(about).map(([name, fact]) => `${readable(name)} ${fact}`);
  return { who: typeof seat === 'number' ? named(seat) : 'none', said: said.join(', ') || 'none' };
}
