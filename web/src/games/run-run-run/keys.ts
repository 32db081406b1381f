// The keys of the table: cards by number, answers by letter.
import type { Move, Verb } from './moves.ts';

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

/** What the panels of some questions draw; any other question has a button for each move. */
const DRAWN: Partial<Record<string, readonly Verb[]>> = {
  action: ['explore', 'fight', 'regroup', 'pass'],
  'choose-cat': ['cat'],
  'commit-cards': ['commit', 'roll'],
  'assign-hits': ['hit', 'spare'],
  'split-damage': ['split', 'deadlock'],
  offer: ['offer'],
  'burn-torches': ['burn'],
  'share-pool': ['give', 'deadlock'],
  trade: ['trade', 'done'],
};

/** The moves of a question that neither its panel nor a token draws, as they are written. */
export function undrawn(question: string, moves: readonly Move[]): string[] {
  const drawn = DRAWN[question];
  const all: ReadonlySet<Verb> = new Set([...(drawn ?? []), 'use', 'lay', 'teleport']);
  return drawn ? moves.filter(({ verb }) => !all.has(verb)).map(({ text }) => text) : [];
}

/** The place of a card that a number key picks: 1 to 9, then 0. */
export function cardAt(key: string): number | null {
  return /^\d$/.test(key) ? (Number(key) + 9) % 10 : null;
}

/** The number key of a card, if it has one. */
export const keyOfCard = (place: number): string => (place < 10 ? `${(place + 1) % 10}` : '');
