import { describe, expect, it } from 'vitest';
import type { Deed } from './deeds.ts';
import { keysOf } from './halves.svelte.ts';

const pressed = (code: string, key = '') => ({ code, key });
const deed = (verb: 'pass' | 'gift'): Deed => ({ key: verb, move: { verb } }) as Deed;

describe('whoever shares a screen has keys of their own (ESC-PHYS-25)', () => {
  it('is the whole keyboard for one', () => {
    const keys = keysOf(0, 1);
    expect(keys.meant(pressed('KeyD', 'D'))).toBe('d');
    expect(keys.label('D')).toBe('D');
  });

  it('is a half of it for each of two, and no key is in both', () => {
    const [left, right] = [keysOf(0, 2), keysOf(1, 2)];
    expect(left.meant(pressed('Space', ' '))).toBe(' ');
    expect(right.meant(pressed('Enter', 'Enter'))).toBe(' ');
    expect(left.ways).toBe('W A S D');
    expect(right.ways).toBe('↑ ← ↓ →');
    for (const key of ['D', 'G', 'R', 'E', 'C', 'V', 'X', 'W', 'A', 'P', 'Y', 'N', '1', '5']) {
      expect(left.label(key)).not.toBe('');
      expect(right.label(key)).not.toBe('');
      expect(left.label(key)).not.toBe(right.label(key));
    }
    expect(left.meant(pressed('ArrowUp', 'ArrowUp'))).toBeNull();
    expect(right.meant(pressed('KeyW', 'w'))).toBeNull();
  });

  it('means by a key what its label says', () => {
    const left = keysOf(0, 2);
    expect(left.label('D')).toBe('E');
    expect(left.meant(pressed('KeyE', 'e'))).toBe('d');
    expect(left.deed('a', [deed('pass')])?.key).toBe('pass');
    expect(left.deed('a', [deed('pass'), deed('gift')])?.key).toBe('gift');
  });

  it('is nothing for a third', () => {
    const third = keysOf(2, 3);
    expect(third.half).toBe('none');
    expect(third.meant(pressed('Space', ' '))).toBeNull();
    expect(third.label('D')).toBe('');
  });
});
