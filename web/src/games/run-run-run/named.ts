// Hexes that a sentence names by coordinates, for those who can see them on the board instead.
import { placeName } from './facts.ts';
import { same } from './hexes.ts';
import type { Place } from './plan.ts';

const isNumber = (one: unknown): one is number => typeof one === 'number';

/** The hexes among the facts of a refusal, each once, in the order in which they are told. */
export function placesIn(facts: Record<string, unknown>): Place[] {
  const found: Place[] = [];
  for (const name of ['cell', 'cells', 'rooms']) {
    const fact = facts[name];
    if (!Array.isArray(fact)) continue;
    for (const one of isNumber(fact[0]) ? [fact] : fact)
      if (Array.isArray(one) && one.length === 2 && one.every(isNumber))
        if (!found.some((place) => same(place, one as Place))) found.push(one as Place);
  }
  return found;
}

/** A piece of a sentence: words, or the number of a hex, from 1 on. */
export type Piece = { text: string; hex: number };

/** The sentence in pieces, cut where it names one of these hexes. */
export function pieces(sentence: string, places: readonly Place[]): Piece[] {
  const names = places.map(placeName);
  return sentence
    .split(/(\(-?\d+,-?\d+\))/)
    .filter(Boolean)
    .map((text) => ({ text, hex: names.indexOf(text) + 1 }));
}
