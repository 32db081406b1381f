import { expect, it } from 'vitest';
import { newSayings, withSaying } from './sayings.ts';

const said = (...texts: string[]) => texts.map((text) => ({ name: 'Nofret', text }));
const many = (from: number, to: number) =>
  said(...Array.from({ length: to - from }, (_, place) => `saying ${from + place}`));

it('counts what was said after what is known', () => {
  expect(newSayings([], [])).toBe(0);
  expect(newSayings([], said('hello'))).toBe(1);
  expect(newSayings(said('hello'), said('hello'))).toBe(0);
  expect(newSayings(said('hello'), said('hello', 'hello', 'run!'))).toBe(2);
});

it('goes on counting when the oldest drop out', () => {
  expect(newSayings(many(0, 100), many(1, 101))).toBe(1);
  expect(newSayings(many(0, 100), many(40, 140))).toBe(40);
  expect(newSayings(many(0, 100), many(500, 600))).toBe(100);
});

it('tells people apart who say the same', () => {
  expect(newSayings([{ name: 'Nofret', text: 'hm' }], [{ name: 'Tia', text: 'hm' }])).toBe(1);
});

it('keeps the last sayings in their order, and changes no list that is shown', () => {
  const known = many(0, 100);
  const [next] = many(100, 101);
  expect(withSaying([], { name: 'Tia', text: 'hm' })).toEqual([{ name: 'Tia', text: 'hm' }]);
  expect(next && withSaying(known, next)).toEqual(many(1, 101));
  expect(known).toEqual(many(0, 100));
});
