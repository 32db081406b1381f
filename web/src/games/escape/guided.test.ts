import { expect, it } from 'vitest';
import { isAsTold, isHarmless } from './guided.ts';

it('takes what is paid with other dice as told, but not another roll', () => {
  expect(isAsTold('enter N 4 7', 'enter N 2 4')).toBe(true);
  expect(isAsTold('enter E 2 5', 'enter N 2 4')).toBe(false);
  expect(isAsTold('unlock 3 for 0', 'unlock 7 for 0')).toBe(true);
  expect(isAsTold('roll 1 2 3', 'roll 1 2')).toBe(false);
  expect(isAsTold('pass', 'roll 1 2')).toBe(false);
});

it('lets the pupil choose a colour', () => {
  expect(['colour blue', 'ease on', 'ready', 'roll 1'].map(isHarmless)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
