// The keys of the table: answers by letter or number.
import type { Move, Verb } from './notation.ts';

const LETTERS: Partial<Record<Verb, string>> = {
  turn: 'A',
  enter: 'C',
  forward: 'F',
  backward: 'Z',
  stay: 'K',
  explore: 'Y',
  decline: 'N',
};

export const keyOfAnswer = (move: Move): string => LETTERS[move.verb] ?? '';

/** The answers that numbers give: colours, pawns and players in the order of the page. */
export const NUMBERED: ReadonlySet<Verb> = new Set<Verb>(['name', 'pawn', 'vote']);

/** The move that a key makes, if any. */
export function moveOfKey(moves: readonly Move[], key: string): Move | null {
  const number = Number(key);
  if (number >= 1) return moves.filter(({ verb }) => NUMBERED.has(verb))[number - 1] ?? null;
  return moves.find((move) => keyOfAnswer(move) === key.toUpperCase()) ?? null;
}
