import { expect, test } from 'vitest';
import { readLiking, spokenLanguage } from './likings.ts';

const FIRST = {
  language: 'en',
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  text: 'normal',
  sound: true,
  asking: 'matters',
};

test('the language is the first one of the browser that we speak', () => {
  expect(spokenLanguage(['de-CH', 'pl-PL', 'fr'])).toBe('pl');
  expect(spokenLanguage(['FR-ca'])).toBe('fr');
  expect(spokenLanguage(['de'])).toBe('en');
  expect(spokenLanguage([])).toBe('en');
});

test('what was kept is taken up again', () => {
  const kept = {
    ...FIRST,
    language: 'fr',
    theme: 'night',
    text: 'huge',
    sound: false,
    asking: 'always',
  };
  expect(readLiking(JSON.stringify(kept), ['pl'])).toEqual(kept);
});

test.each([
  null,
  '',
  '{',
  '7',
  'null',
  '[]',
  '{"theme":"neon","text":4,"sound":"yes","language":"tlh","asking":"rarely"}',
])('what makes no sense is as at first: %s', (kept) => {
  expect(readLiking(kept, ['en-GB'])).toEqual(FIRST);
});
