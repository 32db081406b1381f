import { expect, it } from 'vitest';
import { byClock, clockOf } from './clocks.ts';

const table = (id: string, options: Record<string, string | boolean>) => ({ id, options });

it('names only a clock that is not the own one of a game', () => {
  expect(clockOf(table('a', { clock: 'half' }))).toBe('half');
  expect(clockOf(table('b', { clock: 'real' }))).toBe('');
  expect(clockOf(table('c', {}))).toBe('');
});

it('keeps results apart by clock, those with the own clock first', () => {
  const tables = [
    table('slow', { clock: 'half' }),
    table('real', { clock: 'real' }),
    table('turns', { clock: 'turns' }),
    table('slow too', { clock: 'half' }),
    table('another game', {}),
  ];
  const groups = byClock(tables).map(([clock, some]) => [clock, some.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['', ['real', 'another game']],
    ['half', ['slow', 'slow too']],
    ['turns', ['turns']],
  ]);
  expect(byClock([])).toEqual([]);
});
