// Where in a guided game somebody is, told by what they could do now.
import type { LessonPlan } from '$protocol';

export interface Progress {
  /** The step whose move is to be tried next; -1 before the first one. */
  at: number;
  state: 'next' | 'astray' | 'done';
}

export const BEGINNING: Progress = { at: -1, state: 'next' };

/**
 * The progress when these moves are legal; a guided game goes on step by step, or is left. Moves
 * that are `picked` one by one are made together with the first that is not.
 */
export function progress(
  plan: LessonPlan,
  before: Progress,
  legal: readonly string[],
  picked: (move: string) => boolean,
): Progress {
  const { steps } = plan;
  const can = (step: number) => legal.includes(steps[step]?.move ?? '');
  if (before.state === 'done' || !legal.length) return before;
  if (before.at < 0) {
    const first = steps.findIndex((_, step) => can(step));
    return first < 0 ? { at: -1, state: 'astray' } : { at: first, state: 'next' };
  }
  if (can(before.at)) return { at: before.at, state: 'next' };
  let made = before.at;
  while (picked(steps[made]?.move ?? '')) made += 1;
  for (let step = before.at + 1; step <= made + 1; step += 1)
    if (can(step)) return { at: step, state: 'next' };
  if (made >= steps.length - 1) return { at: made, state: 'done' };
  return { at: before.at, state: 'astray' };
}
