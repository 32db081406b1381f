// What was said at a table: the last hundred sayings are kept, the oldest drop out.
import type { Saying } from '$protocol';
import { SAYINGS_KEPT } from '../generated/kept.ts';

/** What was said so far and this. */
export function withSaying(known: readonly Saying[], said: Saying): Saying[] {
  return [...known, said].slice(-SAYINGS_KEPT);
}

const same = (one: Saying | undefined, other: Saying | undefined): boolean =>
  one?.name === other?.name && one?.text === other?.text;

/** How many sayings are new: what came before them is the end of what was known. */
export function newSayings(known: readonly Saying[], now: readonly Saying[]): number {
  for (let fresh = 0; fresh < now.length; fresh += 1) {
    const old = now.slice(0, now.length - fresh);
    const end = known.slice(-old.length);
    if (end.length === old.length && old.every((saying, place) => same(saying, end[place])))
      return fresh;
  }
  return now.length;
}
