import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue, say, words } from '../../app/words.svelte.ts';
import { costText } from './board/labels.ts';
import { digest } from './digest.ts';
import { FactWords } from './facts.ts';
import type { View } from './types.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.turnTo([
    catalogue(import.meta.glob('$mastaba/games/escape/**/words/*.ftl', { query: '?raw' })),
    catalogue(import.meta.glob('../../words/escape/*.ftl', { query: '?raw' })),
  ]);
});

describe('what those hear who do not look', () => {
  const view = (roller = -1) => ({ outcome: '', clock: { t: 1000, roller } }) as unknown as View;
  const seen = (verbs: string[], me: Record<string, unknown> = {}) => ({
    me: { escaped: false, ...me },
    seat: 0,
    dice: [{ die: 1, face: 'K', state: 'shown' }],
    deeds: verbs.map((verb) => ({ move: { verb } })),
    isTumbling: () => false,
    link: { table: { chairs: [{ seat: 1, name: 'Tia', bot: '', taken: true }] } },
  });
  const heard = (verbs: string[], roller = -1, me = {}) =>
    digest(seen(verbs, me) as unknown as Parameters<typeof digest>[0], view(roller));

  it('says whose roll it is where there is no clock', async () => {
    await words.speak('en');
    expect(heard([])).toMatch(/^You show: adventurers 0, keys 1,/);
    expect(heard([], 0)).toMatch(/^It is your roll\. You show/);
    expect(heard([], 1)).toMatch(/^Tia rolls now\. You show/);
  });

  it('names everything that can be done', () => {
    expect(heard(['use', 'choose', 'pass', 'vote'])).toMatch(
      /You can use a treasure, choose whom you swap with, leave out your roll\.$/,
    );
  });

  it('goes on for whoever is out', () => {
    expect(heard(['gift'], -1, { escaped: true, gave: false })).toMatch(
      /^You are out! .*You can give a die away\.$/,
    );
    expect(heard([], -1, { escaped: true, gave: true })).toBe(say('hand-escaped'));
  });
});

it.each([
  ['en', 'Entry: one adventurer and one key.', '7 keys for 2 gems.', 'Lifted by 2 torches'],
  ['fr', 'Entrée : un aventurier et une clé.', '7 clés pour 2 joyaux.', 'Levée par 2 torches'],
  ['pl', 'Wejście: poszukiwacz i klucz.', '7 kluczy: 2 klejnoty.', 'Zdejmuje ją: 2 pochodnie'],
] as const)('reads prices out as words: %s', async (language, entry, gems, lifted) => {
  await words.speak(language);
  const facts = new FactWords(say, null, null);
  expect(costText(facts, 'A+K')).toBe(entry);
  expect(say('room-symbol', { face: 'K', count: 7, gems: 2 })).toBe(gems);
  expect(say('curse-lift', { price: facts.symbols(['T', 'T']) })).toBe(lifted);
});

it.each([
  ['en', /please|need/i],
  ['fr', /s’il vous plaît|il me faut/i],
  ['pl', /potrzeb/i],
] as const)('asks for what is needed instead of offering it: %s', async (language, asking) => {
  await words.speak(language);
  expect(say('call', { call: 'golden-mask' })).toMatch(asking);
  expect(say('refusal-hand-not-on-head')).not.toContain('hand on)');
});

it.each([
  ['en', 'die 2', 'dice 1 and 3 and Double key'],
  ['fr', 'le dé 2', 'les dés 1 et 3 et Double clé'],
  ['pl', 'kostka 2', 'kostki 1 i 3 i Podwójny klucz'],
] as const)(
  'calls dice by their numbers so that none is a count: %s',
  async (language, one, more) => {
    await words.speak(language);
    const facts = new FactWords(say, null, null);
    expect(facts.given([2], [])).toBe(one);
    expect(facts.given([1, 3], ['2key'])).toBe(more);
    expect(facts.given([], ['2key'])).toBe(facts.treasure('2key'));
  },
);

it.each([
  ['en', 'In time: nobody.'],
  ['fr', 'À temps : personne.'],
  ['pl', 'Na czas: nikt.'],
] as const)('names nobody where nobody was in time: %s', async (language, said) => {
  await words.speak(language);
  const facts = new FactWords(say, null, null);
  expect(say('event-door-slammed', facts.of({ countdown: 1, safe: [] }))).toContain(said);
});
