// The keys of the table: answers by letter or number.
import type { Move } from '../../generated/cursed-tomb.ts';
import type { Plain } from '../../table/spelling.ts';

/** A move as it was read; it is plain where this client does not know its verb. */
export type Answer = Move | Plain;
type Verb = Answer['verb'];

const LETTERS: Partial<Record<Verb, string>> = {
  turn: 'A',
  enter: 'C',
  forward: 'F',
  backward: 'Z',
  stay: 'K',
  explore: 'Y',
  decline: 'N',
};

export const keyOfAnswer = (move: Answer): string => LETTERS[move.verb] ?? '';

/** The answers that numbers give: colours, pawns and players in the order of the page. */
export const NUMBERED: ReadonlySet<Verb> = new Set<Verb>(['name', 'pawn', 'vote']);

/** What the panels of some questions draw; any other question has a button for each answer. */
const DRAWN: Partial<Record<string, readonly Verb[]>> = {
  explore: ['turn', 'name', 'enter'],
  heap: ['pull', 'rummage'],
  move: ['forward', 'backward', 'stay'],
};

/** The answers to a question that its panel does not draw, as they are written. */
export function undrawn(question: string, moves: readonly Answer[]): string[] {
  const drawn = DRAWN[question];
  return drawn ? moves.filter(({ verb }) => !drawn.includes(verb)).map(({ text }) => text) : [];
}

/** The move that a key makes, if any. */
export function moveOfKey(moves: readonly Answer[], key: string): Answer | null {
  const number = Number(key);
  if (number >= 1) return moves.filter(({ verb }) => NUMBERED.has(verb))[number - 1] ?? null;
  return moves.find((move) => keyOfAnswer(move) === key.toUpperCase()) ?? null;
}
