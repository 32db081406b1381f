import { describe, expect, it } from 'vitest';
import { distinct, exploration, of, read } from './notation.ts';
import recorded from './recorded.json';

describe('moves', () => {
  it('are read with everything they say', () => {
    expect(read('explore R17@2,-1 r3 via 0,4')).toEqual({
      text: 'explore R17@2,-1 r3 via 0,4',
      verb: 'explore',
      card: 'R17',
      at: [2, -1],
      turns: 3,
      via: [0, 4],
    });
    expect(read('hit Howl 3')).toMatchObject({ verb: 'hit', foe: 'Howl', damage: 3 });
    expect(read('open 2,0/1,0')).toMatchObject({ verb: 'open', at: [2, 0], other: [1, 0] });
    expect(read('triangle 1,0 0,1')).toMatchObject({ at: [1, 0], other: [0, 1] });
    expect(read('trade torch2 1')).toMatchObject({ token: 'torch2', seat: 1, back: '' });
    expect(read('trade torch2 1 shield')).toMatchObject({ back: 'shield' });
    expect(read('split 3 1 0 0')).toMatchObject({ shares: [3, 1, 0, 0] });
    expect(read('offer')).toMatchObject({ verb: 'offer', cards: [] });
  });

  it('are written as they are read', () => {
    expect(exploration('R17', [2, -1], 3, [4, 0])).toBe('explore R17@2,-1 r3 via 0,4');
    expect(exploration('R05', [0, 1], 0)).toBe('explore R05@0,1 r0');
  });

  it('of real games are all understood', () => {
    const texts = recorded.moments.flatMap((moment) => moment.moves);
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) expect(read(text).text).toBe(text);
  });

  it('are grouped by verb', () => {
    const moves = ['explore R01@1,0 r0', 'explore R01@1,0 r2', 'fight 2,0', 'regroup'].map(read);
    expect(of(moves, 'explore')).toHaveLength(2);
    expect(of(moves, 'fight', 'regroup').map((move) => move.verb)).toEqual(['fight', 'regroup']);
    expect(distinct(of(moves, 'explore'), (move) => move.card)).toEqual(['R01']);
  });

  it.each(['dance', 'hit Howl', 'fight here', ''])(
    'that make no sense are mistakes: %s',
    (text) => {
      expect(() => read(text)).toThrow();
    },
  );
});
