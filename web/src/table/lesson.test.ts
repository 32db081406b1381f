import { describe, expect, it } from 'vitest';
import type { LessonPlan } from '$protocol';
import { BEGINNING, guided, progress } from './lesson.ts';

const planOf = (...moves: string[]): LessonPlan => ({
  name: 'first-game',
  seats: 1,
  options: {},
  steps: moves.map((move) => ({ move, says: 's', rule: 'r' })),
  end: 'end',
});
const PLAN = planOf('cat Scratch', 'explore R27', 'explore R13');
const FIGHT = planOf('fight 0,1', 'commit R1', 'commit R2', 'roll', 'regroup');
const picked = (move: string) => move.startsWith('commit');
const having = (plan: LessonPlan, made: string[], ...legal: string[]) =>
  progress(plan, BEGINNING, made, legal, picked);

describe('a lesson', () => {
  it('goes on from step to step, and ends after the last', () => {
    expect(having(PLAN, [], 'cat Scratch', 'cat Ember')).toEqual({ at: 0, state: 'next' });
    expect(having(PLAN, ['cat Scratch'], 'explore R27', 'pass')).toEqual({ at: 1, state: 'next' });
    const all = ['cat Scratch', 'explore R27', 'explore R13'];
    expect(having(PLAN, all, 'pass')).toEqual({ at: 2, state: 'done' });
    expect(having(PLAN, [...all, 'pass'])).toEqual({ at: 2, state: 'done' });
  });

  it('stays where it was while nothing is asked', () => {
    const before = { at: 1, state: 'next' } as const;
    expect(progress(PLAN, before, ['cat Scratch'], [], picked)).toEqual(before);
  });

  it('is left by another move, even if the next step could still be made', () => {
    expect(having(PLAN, ['cat Ember'], 'explore R27').state).toBe('astray');
    expect(having(FIGHT, ['fight 0,1', 'commit R1', 'roll'], 'regroup').state).toBe('astray');
    expect(having(FIGHT, ['fight 0,1', 'roll'], 'regroup').state).toBe('astray');
  });

  it('comes back when the move is taken back', () => {
    const astray = having(PLAN, ['cat Ember'], 'explore R27');
    expect(progress(PLAN, astray, [], ['cat Scratch'], picked)).toEqual({ at: 0, state: 'next' });
  });

  it('is left where its next move is not possible', () => {
    expect(having(PLAN, [], 'explore R50').state).toBe('astray');
  });

  it('holds back what would lead away from it', () => {
    expect(guided(PLAN, [], 'cat Ember', picked)).toBe(null);
    expect(guided(PLAN, [], 'cat Scratch', picked)).toBe('cat Scratch');
    expect(guided(FIGHT, ['fight 0,1'], 'commit R2', picked)).toBe('commit R2');
    expect(guided(FIGHT, ['fight 0,1', 'commit R2'], 'roll', picked)).toBe(null);
  });

  it('takes what comes to the same as the move that was told', () => {
    const sameVerb = (move: string, told: string) => move.slice(0, 3) === told.slice(0, 3);
    expect(guided(PLAN, [], 'cat Ember', picked, sameVerb)).toBe('cat Scratch');
    expect(guided(PLAN, ['cat Scratch'], 'fight 1,2', picked, sameVerb)).toBe(null);
  });

  it('takes picked cards in any order', () => {
    const made = ['fight 0,1', 'commit R2', 'commit R1', 'roll'];
    expect(having(FIGHT, made, 'regroup')).toEqual({ at: 4, state: 'next' });
    expect(having(FIGHT, made.slice(0, 2), 'commit R1')).toEqual({ at: 2, state: 'next' });
  });

  it('keeps the words about cards that are picked and not yet made', () => {
    const before = { at: 3, state: 'next' } as const;
    const legal = ['commit R1', 'commit R2'];
    expect(progress(FIGHT, before, ['fight 0,1'], legal, picked)).toEqual(before);
  });
});
