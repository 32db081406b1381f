// The keys of the table: cards by number, answers by letter.
import type { Verb } from './moves.ts';

/** The letter of a verb; the two answers to a question share their letters with all others. */
export const LETTERS: Partial<Record<Verb, string>> = {
  fight: 'f',
  regroup: 'c',
  pass: 'p',
  hold: 'k',
  agree: 'y',
  object: 'n',
  shield: 'y',
  suffer: 'n',
  join: 'y',
  stay: 'n',
  loot: 'y',
  take: 'y',
  decline: 'n',
  spare: 'n',
  done: 'n',
  deadlock: 'd',
};

/** The place of a card that a number key picks: 1 to 9, then 0. */
export function cardAt(key: string): number | null {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : null;
}

/** The number key of a card, if it has one. */
export const keyOfCard = (place: number): string => (place < 10 ? `${(place + 1) % 10}` : '');
