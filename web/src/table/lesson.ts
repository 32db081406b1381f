// Where in a guided game somebody is, told by the moves that were made.
import type { LessonPlan } from '$protocol';

export interface Progress {
  /** The step whose move is to be tried next. */
  at: number;
  state: 'next' | 'astray' | 'done';
}

export const BEGINNING: Progress = { at: 0, state: 'next' };

/**
 * The progress after these moves: a guided game goes on only while each of them was the one that
 * was told, or else its words would be about another game. Moves that are `picked` are picked in
 * any order.
 */
export function progress(
  plan: LessonPlan,
  before: Progress,
  made: readonly string[],
  legal: readonly string[],
  picked: (move: string) => boolean,
): Progress {
  const script = plan.steps.map((step) => step.move);
  const { at, due } = followed(script, made, picked);
  if (at < 0) return { at: before.at, state: 'astray' };
  if (at >= script.length) return { at: script.length - 1, state: 'done' };
  if (!legal.length) return before;
  const next = due.length ? due : script.slice(at, at + 1);
  if (!next.some((move) => legal.includes(move))) return { at, state: 'astray' };
  // Cards that are picked are made known to the table later, together with the roll.
  const ahead = script.slice(at, before.at);
  return { at: ahead.length && ahead.every(picked) ? before.at : at, state: 'next' };
}

/**
 * What is made of a move while the lesson goes on: the move itself if it was told, the told one if
 * `asTold` says that it comes to the same; null if it would lead away.
 */
export function guided(
  plan: LessonPlan,
  made: readonly string[],
  move: string,
  picked: (move: string) => boolean,
  asTold: (move: string, told: string) => boolean = () => false,
): string | null {
  const script = plan.steps.map((step) => step.move);
  if (followed(script, [...made, move], picked).at >= 0) return move;
  const told = script[followed(script, made, picked).at];
  return told !== undefined && asTold(move, told) ? told : null;
}

/** How many steps were made (-1 if something else was), and what is still to be picked. */
function followed(
  script: readonly string[],
  made: readonly string[],
  picked: (move: string) => boolean,
): { at: number; due: string[] } {
  let at = 0;
  const due = new Set<string>();
  for (const move of made) {
    if (at >= script.length) break;
    if (!due.size) {
      let step = at;
      for (; picked(script[step] ?? ''); step += 1) due.add(script[step] ?? '');
    }
    if (due.size ? !due.delete(move) : move !== script[at]) return { at: -1, due: [] };
    at += 1;
  }
  return { at, due: [...due] };
}
