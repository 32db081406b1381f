import { beforeEach, expect, test, vi } from 'vitest';
import type { RunRunRunDecision } from '$protocol';
import { TokenAsking } from './asking.svelte.ts';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    },
  });
});

const asked = (matters: boolean, seat = 0): RunRunRunDecision => ({
  seat,
  question: 'token-window',
  rule: 'RRR-SARC-04',
  facts: { window: 'roll', matters },
});

test('at first only what matters is asked', () => {
  const asking = new TokenAsking();
  expect(asking.keeps(asked(true), 3)).toBe(false);
  expect(asking.keeps(asked(false), 3)).toBe(true);
});

test('other questions are never answered for anybody', () => {
  const asking = new TokenAsking();
  asking.choose(0, 'never');
  expect(asking.keeps({ ...asked(false), question: 'action' }, 3)).toBe(false);
  expect(asking.keeps(asked(true), 3)).toBe(true);
});

test('not again in this turn means this turn and this seat', () => {
  const asking = new TokenAsking();
  asking.quieten(0, 3);
  expect(asking.keeps(asked(true), 3)).toBe(true);
  expect(asking.keeps(asked(true), 4)).toBe(false);
  expect(asking.keeps(asked(true, 1), 3)).toBe(false);
});

test('each seat has its own choice, and the next table begins with the last one', () => {
  const asking = new TokenAsking();
  asking.choose(1, 'always');
  expect(asking.keeps(asked(false, 1), 3)).toBe(false);
  expect(asking.keeps(asked(false, 0), 3)).toBe(true);
  expect(new TokenAsking().of(0)).toBe('always');
});
