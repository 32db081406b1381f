import { beforeAll, expect, it, vi } from 'vitest';
import { serverSays } from './trouble.ts';
import { words } from './words.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

it('tells what the server refuses in its own words', () => {
  const refusal = { key: 'seat-taken', rule: '', facts: { name: 'Nofret' } };
  expect(serverSays(refusal)).toBe('That seat belongs to Nofret.');
});

it('leaves to the game what its rules refuse', () => {
  expect(serverSays({ key: 'no-link', rule: '', facts: {} })).toBeNull();
  expect(serverSays({ key: 'not-asked', rule: 'RRR-TURN-01', facts: {} })).toBeNull();
});
