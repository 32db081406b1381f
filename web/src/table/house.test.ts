import { expect, test } from 'vitest';
import { merged } from '../app/merge.ts';
import { chosenIn, withChoice } from './house.ts';

const game = {
  options: [
    { name: 'rounds', values: [40, 20, null] },
    { name: 'trap', values: ['physics', 'abstract'] },
  ],
};
const table = { options: { rounds: 40, trap: 'physics' } };

test('no limit is kept when a patch has told of it, and when something else is chosen', () => {
  const chosen = withChoice(game, table, { rounds: null });
  expect(chosen).toEqual({ rounds: null, trap: 'physics' });
  const after = merged(table, { options: chosen });
  expect(chosenIn(after, 'rounds')).toBeNull();
  expect(withChoice(game, after, { trap: 'abstract' })).toEqual({ rounds: null, trap: 'abstract' });
});
