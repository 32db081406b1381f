import { expect, it } from 'vitest';
import { plainEvent, plainMove } from './plain.ts';

it('knows the words of any move', () => {
  expect(plainMove('dig deep 2')).toEqual({ said: 'deep 2' });
  expect(plainMove('pass')).toEqual({ said: 'none' });
});

it('knows whom any event is about, and what it tells', () => {
  const named = (seat: number) => `Nr. ${seat + 1}`;
  expect(plainEvent({ seat: 1, howDeep: 3, rooms: ['B01', 'B02'] }, named)).toEqual({
    who: 'Nr. 2',
    said: 'how deep 3, rooms B01,B02',
  });
  expect(plainEvent({}, named)).toEqual({ who: 'none', said: 'none' });
});
