import { describe, expect, it } from 'vitest';
import { diceFor } from './counting.ts';

describe('the dice of chosen cards', () => {
  const chances = { cards: { R01: 1, R31: 4, R02: 3 }, most: 6 };

  it('are what the server says each card gives', () => {
    expect(diceFor(chances, 0, ['R01', 'R31'])).toBe(5);
    expect(diceFor(chances, 2, ['R01'])).toBe(3);
  });

  it('are no more than the server says are rolled', () => {
    expect(diceFor(chances, 0, ['R01', 'R31', 'R02'])).toBe(6);
    expect(diceFor({ ...chances, most: 4 }, 0, ['R31', 'R02'])).toBe(4);
  });

  it('are not guessed before the server has said it', () => {
    expect(diceFor(null, 2, ['R01'])).toBe(2);
  });
});
