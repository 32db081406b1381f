import { describe, expect, it } from 'vitest';
import type { Deed } from './deeds.ts';
import { chosen, targetsOf } from './targets.ts';

const way = (...rooms: string[]): Deed => ({
  key: rooms.join(' '),
  move: { text: '', verb: 'use', treasure: 'passage', rooms },
  whole: true,
});

describe('two rooms for a Secret passage (ESC-TREASURE-PASSAGE)', () => {
  const ways = [way('B01', 'B02'), way('B02', 'B03'), way('B02', 'B04')];

  it('are chosen one after the other', () => {
    expect(targetsOf(ways, '')).toEqual(['B01', 'B02', 'B03', 'B04']);
    expect(chosen(ways, '', 'B02')).toEqual({ first: 'B02' });
    expect(targetsOf(ways, 'B02')).toEqual(['B01', 'B03', 'B04']);
    expect(chosen(ways, 'B02', 'B03').deed?.key).toBe('B02 B03');
  });

  it('are both clear where a room has one neighbour only', () => {
    expect(chosen(ways, '', 'B01').deed?.key).toBe('B01 B02');
  });

  it('can be chosen anew, and nowhere else', () => {
    expect(chosen(ways, 'B02', 'B02')).toEqual({ first: '' });
    expect(chosen(ways, 'B02', 'START')).toEqual({ first: 'B02' });
    expect(chosen(ways, '', 'START')).toEqual({ first: '' });
  });
});

it('takes one room where one is enough', () => {
  const ways = [way('B01'), way('B02')];
  expect(chosen(ways, '', 'B02').deed?.key).toBe('B02');
});
