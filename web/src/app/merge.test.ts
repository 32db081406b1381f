import { expect, test } from 'vitest';
import { merged } from './merge.ts';

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched with %j is %j', (value: unknown, patch: unknown, result: unknown) => {
  expect(merged(value, patch)).toEqual(result);
});

test('a patch leaves the old value as it was, and keeps what it does not touch', () => {
  const before = { hand: ['R01'], foes: { asp: 2, jackal: 3 } };
  const after = merged(before, { foes: { asp: 1 } });
  expect(before.foes.asp).toBe(2);
  expect(after).toEqual({ hand: ['R01'], foes: { asp: 1, jackal: 3 } });
  expect(after.hand).toBe(before.hand);
});
