import { describe, expect, it } from 'vitest';
import { catKey, foeKey, stands } from './arrange.ts';
import { centre, hexAt } from './geometry.ts';
import { EMPTY, type Scene } from './scene.ts';

const FOES = ['Howl', 'Dash', 'Jaws', 'Snuff', 'Mastabark'];

function crowd(cats: number, foes: number): Scene {
  return {
    ...EMPTY,
    cats: Array.from({ length: cats }, (_, seat) => ({ seat, cat: 'Ember', at: [2, -1] })),
    foes: FOES.slice(0, foes).map((name) => ({
      name,
      at: [2, -1],
      hearts: 5,
      strength: 1,
      steps: 3,
    })),
  };
}

describe('pieces in one room', () => {
  const sizes = [0, 1, 2, 3, 4].flatMap((cats) =>
    [0, 1, 2, 3, 4, 5].map((foes): [number, number] => [cats, foes]),
  );

  it.each(sizes)('%i cats and %i foes stand apart, in their room', (cats, foes) => {
    const found = [...stands(crowd(cats, foes)).values()];
    expect(found).toHaveLength(cats + foes);
    for (const one of found) {
      expect(hexAt(one)).toEqual([2, -1]);
      for (const other of found) {
        if (one === other) continue;
        const away = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(away).toBeGreaterThan(one.size * 0.8);
      }
    }
  });

  it('stand in the middle alone, and foes behind cats in a crowd', () => {
    const alone = stands(crowd(1, 0)).get(catKey(0));
    expect(alone?.x).toBeCloseTo(centre([2, -1]).x);
    const many = stands(crowd(2, 2));
    expect(many.get(foeKey('Howl'))?.y).toBeLessThan(many.get(catKey(0))?.y ?? 0);
  });
});
