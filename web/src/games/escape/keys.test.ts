import { describe, expect, it } from 'vitest';
import { MOVES } from '../../generated/escape.ts';
import type { Deed } from './deeds.ts';
import { answerOf, deedOfKey, keyOf } from './keys.ts';

const deed = (text: string, whole = true): Deed => ({ key: text, move: MOVES.read(text), whole });

describe('keys', () => {
  const deeds = [
    deed('commit g1'),
    deed('commit g2'),
    deed('commit g3', false),
    deed('unlock 4 for 1'),
    deed('unlock 4 for 2'),
    deed('enter N'),
  ];

  it('stand on the button that they press', () => {
    expect(keyOf(deeds[1] as Deed, deeds)).toBe('G');
    expect(keyOf(deeds[0] as Deed, deeds)).toBe('');
    expect(keyOf(deeds[3] as Deed, deeds)).toBe('R');
    expect(keyOf(deeds[4] as Deed, deeds)).toBe('');
    expect(keyOf(deeds[5] as Deed, deeds)).toBe('↑');
  });

  it('take the most gems that the dice give, or add to the smallest', () => {
    expect(deedOfKey('g', deeds)?.key).toBe('commit g2');
    const partial = deeds.map((one) => ({ ...one, whole: false }));
    expect(deedOfKey('g', partial)?.key).toBe('commit g1');
  });

  it('answer the first vote that still waits for me', () => {
    const votes = ['yes', 'no'].map((answer) => deed(`vote pause ${answer}`));
    expect(answerOf(['fate', 'pause'], true, votes)?.key).toBe('vote pause yes');
    expect(answerOf(['fate', 'pause'], false, votes)?.key).toBe('vote pause no');
    expect(answerOf(['fate'], true, votes)).toBeUndefined();
  });

  it('mean nothing where there is nothing to do', () => {
    expect(deedOfKey('e', deeds)).toBeUndefined();
    expect(deedOfKey('j', deeds)).toBeUndefined();
  });
});
