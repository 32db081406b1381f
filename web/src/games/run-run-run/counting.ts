import type { RunRunRunChances } from '$protocol';

/** 0, 1, 2 … so many numbers, for things that are drawn as often as they are counted. */
export const upTo = (count: number): number[] => [...Array(Math.max(0, count)).keys()];

/** The dice of cards that are chosen but not yet discarded, as the server counts them. */
export function diceFor(
  chances: Pick<RunRunRunChances, 'cards' | 'most'> | null,
  already: number,
  chosen: string[],
): number {
  if (!chances) return already;
  const more = chosen.reduce((sum, card) => sum + (chances.cards[card] ?? 0), 0);
  return Math.min(chances.most, already + more);
}
