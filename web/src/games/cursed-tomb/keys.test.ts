import { expect, test } from 'vitest';
import { MOVES } from '../../generated/cursed-tomb.ts';
import { moveOfKey, undrawn } from './keys.ts';
import { stoneParts } from './stones.ts';

test('keys make moves: letters by verb, numbers by place', () => {
  const moves = ['turn', 'name red', 'name blue', 'enter', 'fly away'].map(MOVES.read);
  expect(moveOfKey(moves, 'a')?.text).toBe('turn');
  expect(moveOfKey(moves, '2')?.text).toBe('name blue');
  expect(moveOfKey(moves, 'C')?.text).toBe('enter');
  expect(moveOfKey(moves, 'x')).toBeNull();
});

test('a stone has a colour and a number', () => {
  expect(stoneParts('purple3')).toEqual({ colour: 'purple', number: 3 });
});

test('a panel leaves nothing out that it does not draw', () => {
  const moves = ['turn', 'fly away'].map(MOVES.read);
  expect(undrawn('explore', moves)).toEqual(['fly away']);
  expect(undrawn('choose-pawn', moves)).toEqual([]);
});
