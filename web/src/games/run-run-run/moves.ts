// Moves as the game declares them, and what this page asks of them.
import { type Move as Known, MOVES } from '../../generated/run-run-run.ts';
import type { MoveOf, Plain } from '../../table/spelling.ts';
import type { Place } from './plan.ts';

/** A move as it was read; it is plain where this page does not know its verb. */
export type Move = Known | Plain;
export type Verb = Move['verb'];
export type Explore = MoveOf<Known, 'explore'>;

export const { read, of } = MOVES;

/** How an exploration is written. */
export const exploration = (card: string, at: Place, turns: number, via: number[] = []): string =>
  MOVES.write({ verb: 'explore', card, at, turns, passages: [...via].sort() });
