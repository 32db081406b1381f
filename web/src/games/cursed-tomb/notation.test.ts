import { expect, test } from 'vitest';
import { moveOfKey } from './keys.ts';
import { of, read, stoneParts } from './notation.ts';

test('moves are read as the server writes them', () => {
  expect(read('turn')).toEqual({ text: 'turn', verb: 'turn' });
  expect(read('name red')).toEqual({ text: 'name red', verb: 'name', colour: 'red' });
  expect(read('rummage blue3 off red2')).toMatchObject({ cover: 'blue3', stone: 'red2' });
  expect(read('pull red2 gentle')).toMatchObject({ stone: 'red2', pace: 'gentle' });
  expect(read('vote 2')).toMatchObject({ verb: 'vote', seat: 2 });
  expect(stoneParts('purple3')).toEqual({ colour: 'purple', number: 3 });
});

test('what no server writes is a mistake', () => {
  expect(() => read('fly away')).toThrow("'fly' is no verb");
  expect(() => read('name')).toThrow('no word after its verb');
});

test('keys make moves: letters by verb, numbers by place', () => {
  const moves = ['turn', 'name red', 'name blue', 'enter'].map(read);
  expect(moveOfKey(moves, 'a')?.text).toBe('turn');
  expect(moveOfKey(moves, '2')?.text).toBe('name blue');
  expect(moveOfKey(moves, 'C')?.text).toBe('enter');
  expect(moveOfKey(moves, 'x')).toBeNull();
  expect(of(moves, 'name')).toHaveLength(2);
});
