// A move that is not made yet: what is chosen so far, and what the server said to it.
import type { Preview } from '$protocol';
import { Refusal, type TableLink } from '../../table/link.svelte.ts';
import type { Explore } from './moves.ts';
import type { Place } from './plan.ts';

/** What is chosen so far. It belongs to one question, and is forgotten with it. */
export interface Draft {
  question: string;
  card: string | null;
  token: string | null;
  tokenUse: TokenUse;
  at: Place | null;
  turns: number;
  via: number[];
  /** Cards chosen together: for the dice of a fight, or for a pool. */
  chosen: string[];
  /** The whole move, if it is known; not always a legal one. */
  move: string;
  /** The server has asked "are you sure?", and the player has seen it. */
  warned: boolean;
  /** What a bot would do. */
  hint: string;
  /** The button to press next, when it is shown and not said. */
  shows: string;
}

/** What the server said to a move that is not made yet. */
export type Answer = { move: string; preview: Preview } | { move: string; refusal: Refusal };

/** What a token can be put to on the board. */
export type TokenUse = 'teleport' | 'lay';

export const emptyDraft = (question: string): Draft => ({
  question,
  card: null,
  token: null,
  tokenUse: 'teleport',
  at: null,
  turns: 0,
  via: [],
  chosen: [],
  move: '',
  warned: false,
  hint: '',
  shows: '',
});

/** The way that takes the fewest secret passages. */
export function poorest(ways: Explore[]): Explore | undefined {
  return [...ways].sort((one, other) => one.passages.length - other.passages.length)[0];
}

/** What the server foresees of a move, or why it would refuse it. */
export async function ask(link: TableLink, seat: number, move: string): Promise<Answer> {
  try {
    return { move, preview: await link.preview(seat, move) };
  } catch (error) {
    if (error instanceof Refusal) return { move, refusal: error };
    throw error;
  }
}
