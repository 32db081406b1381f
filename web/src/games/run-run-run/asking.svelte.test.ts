import { expect, test } from 'vitest';
import type { RunRunRunDecision } from '$protocol';
import type { Asking } from '../../app/likings.ts';
import { Askings } from './asking.svelte.ts';

const tokens = (matters: boolean, seat = 0): RunRunRunDecision => ({
  seat,
  question: 'token-window',
  rule: 'RRR-SARC-04',
  facts: { window: 'roll', matters, ...(matters ? {} : { usual: 'hold' }) },
});

const hit = (usual?: string): RunRunRunDecision => ({
  seat: 0,
  question: 'assign-hits',
  rule: 'RRR-FIGHT-10',
  facts: { left: 2, foe: 'Jaws', matters: !usual, ...(usual ? { usual } : {}) },
});

test('at first only what matters is asked, and the server says what that is', () => {
  const asking = new Askings();
  expect(asking.answer(tokens(true), 3)).toBeNull();
  expect(asking.answer(tokens(false), 3)).toBe('hold');
  expect(asking.answer(hit(), 3)).toBeNull();
  expect(asking.answer(hit('hit Jaws 2'), 3)).toBe('hit Jaws 2');
});

test('who wants to be asked is always asked', () => {
  const asking = new Askings(() => 'always');
  expect(asking.answer(tokens(false), 3)).toBeNull();
  expect(asking.answer(hit('hit Jaws 2'), 3)).toBeNull();
});

test('never means never about tokens, and all else that matters', () => {
  const asking = new Askings(() => 'never');
  expect(asking.answer(tokens(true), 3)).toBe('hold');
  expect(asking.answer(hit(), 3)).toBeNull();
  expect(asking.answer(hit('hit Jaws 2'), 3)).toBe('hit Jaws 2');
  expect(asking.answer({ ...tokens(true), question: 'action', facts: {} }, 3)).toBeNull();
});

test('not again in this turn means tokens, this turn and this seat', () => {
  const asking = new Askings(() => 'always');
  asking.quieten(0, 3);
  expect(asking.answer(tokens(true), 3)).toBe('hold');
  expect(asking.answer(hit('hit Jaws 2'), 3)).toBeNull();
  expect(asking.answer(tokens(true), 4)).toBeNull();
  expect(asking.answer(tokens(true, 1), 3)).toBeNull();
});

test('each seat has its own choice, and the next table begins with the last one', () => {
  let kept: Asking = 'matters';
  const asking = new Askings(
    () => 'matters',
    (chosen) => {
      kept = chosen;
    },
  );
  asking.choose(1, 'always');
  expect(asking.answer(tokens(false, 1), 3)).toBeNull();
  expect(asking.answer(tokens(false, 0), 3)).toBe('hold');
  expect(kept).toBe('always');
});
