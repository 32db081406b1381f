import { describe, expect, it } from 'vitest';
import { corrected, placeOf } from './music.ts';

const track = { file: 'escape-1.opus', begins: -15_000, ends: 612_000 };

describe('the place in the music', () => {
  it('is the game time after its beginning', () => {
    expect(placeOf(track, -15_000)).toBe(0);
    expect(placeOf(track, 0)).toBe(15);
    expect(placeOf(track, 600_000)).toBe(615);
  });

  it('is nowhere before and after it', () => {
    expect(placeOf(track, -15_001)).toBeNull();
    expect(placeOf(track, 612_000)).toBeNull();
  });
});

describe('music that is off', () => {
  it('jumps when it is far off', () => {
    expect(corrected(10, 12, 1)).toEqual({ jump: 12 });
    expect(corrected(12, 10, 1)).toEqual({ jump: 10 });
  });

  it('hurries or waits when it is near, and is left alone when nobody hears it', () => {
    const late = corrected(10, 10.2, 1);
    const early = corrected(10.2, 10, 1);
    expect('rate' in late && late.rate).toBeGreaterThan(1);
    expect('rate' in early && early.rate).toBeLessThan(1);
    expect('rate' in late && late.rate).toBeLessThanOrEqual(1.04);
    expect(corrected(10, 10.01, 1)).toEqual({ rate: 1 });
  });

  it('goes as slowly as the clock', () => {
    expect(corrected(10, 10, 0.5)).toEqual({ rate: 0.5 });
  });
});
