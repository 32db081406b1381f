import { describe, expect, it } from 'vitest';
import type { LessonPlan } from '$protocol';
import { BEGINNING, type Progress, progress } from './lesson.ts';

const PLAN: LessonPlan = {
  name: 'first-game',
  seats: 1,
  options: {},
  steps: ['cat Scratch', 'explore R27', 'explore R13'].map((move) => ({
    move,
    says: 's',
    rule: 'r',
  })),
  end: 'end',
};
const picked = (move: string) => move.startsWith('commit');
const having = (...legal: string[][]): Progress =>
  legal.reduce((before: Progress, moves) => progress(PLAN, before, moves, picked), BEGINNING);

describe('a lesson', () => {
  it('goes on from step to step, and ends after the last', () => {
    expect(having(['cat Scratch', 'cat Ember'])).toEqual({ at: 0, state: 'next' });
    expect(having(['cat Scratch'], [], ['explore R27', 'pass'])).toEqual({ at: 1, state: 'next' });
    expect(having(['cat Scratch'], ['explore R27'], ['explore R13'], ['pass'])).toEqual({
      at: 2,
      state: 'done',
    });
  });

  it('takes moves that were picked one by one as made together', () => {
    const fight = ['commit R1', 'commit R2', 'roll', 'pass'];
    const plan = { ...PLAN, steps: fight.map((move) => ({ move, says: 's', rule: 'r' })) };
    const before: Progress = { at: 0, state: 'next' };
    expect(progress(plan, before, ['commit R2', 'roll'], picked)).toEqual({ at: 1, state: 'next' });
    expect(progress(plan, before, ['pass'], picked)).toEqual({ at: 3, state: 'next' });
    expect(progress(plan, before, ['explore R9'], picked)).toEqual({ at: 0, state: 'astray' });
  });

  it('is found again after a reload', () => {
    expect(having(['explore R13', 'pass'])).toEqual({ at: 2, state: 'next' });
  });

  it('says when somebody has gone astray, and takes them back in', () => {
    const astray = having(['cat Scratch'], ['explore R50']);
    expect(astray).toEqual({ at: 0, state: 'astray' });
    expect(progress(PLAN, astray, ['cat Scratch'], picked)).toEqual({ at: 0, state: 'next' });
  });
});
