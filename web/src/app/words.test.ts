import { beforeEach, expect, it, vi } from 'vitest';
import { type Catalogue, Words } from './words.svelte.ts';

/** A catalogue of one message, which comes when the test says so. */
function parcel(id: string) {
  const calls: (() => void)[] = [];
  const load = (language: string) => () =>
    new Promise<{ default: string }>((resolve) => {
      calls.push(() => resolve({ default: `${id} = ${id} in ${language}\n` }));
    });
  const catalogue: Catalogue = { en: load('en'), fr: load('fr'), pl: load('pl') };
  return { catalogue, come: () => vi.waitFor(() => (calls.shift() as () => void)()) };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

it('loses no words when several are learnt at once', async () => {
  const words = new Words();
  const [one, other] = [parcel('one'), parcel('other')];
  const learnt = Promise.all([words.learn(one.catalogue), words.learn(other.catalogue)]);
  await one.come();
  await other.come();
  await one.come();
  await other.come();
  await learnt;
  expect([words.say('one'), words.say('other')]).toEqual(['one in en', 'other in en']);
});

it('speaks the language that was chosen last, whatever comes first', async () => {
  const words = new Words();
  const slow = parcel('slow');
  const both = Promise.all([words.learn(slow.catalogue), words.speak('fr')]);
  await slow.come();
  await slow.come();
  await both;
  expect([words.language, words.say('slow')]).toEqual(['fr', 'slow in fr']);
});

it('can learn again what it could not load', async () => {
  const words = new Words();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: 'late = late\n' });
  const catalogue: Catalogue = { en: load, fr: load, pl: load };
  await expect(words.learn(catalogue)).rejects.toThrow('offline');
  await words.learn(catalogue);
  expect(words.say('late')).toBe('late');
});

it('speaks of one game at a time, though two call different things by the same name', async () => {
  const words = new Words();
  const game = (name: string): Catalogue => {
    const load = () => Promise.resolve({ default: `event-began = ${name} began\n` });
    return { en: load, fr: load, pl: load };
  };
  const [tomb, maze] = [[game('tomb')], [game('maze')]];
  await words.turnTo(tomb);
  expect(words.say('event-began')).toBe('tomb began');
  await words.turnTo(maze);
  expect(words.say('event-began')).toBe('maze began');
  await words.turnTo(tomb);
  expect(words.say('event-began')).toBe('tomb began');
});

it('says by its name what nobody has written a sentence for', async () => {
  const words = new Words();
  const load = () =>
    Promise.resolve({
      default: 'plain-event = { $who }: { $what }, { $said }\nevent-known = known',
    });
  await words.learn({ en: load, fr: load, pl: load });
  expect(words.say('event-known')).toBe('known');
  expect(words.say('event-hole-dugDeep', { who: 'Red' })).toBe('Red: hole dug deep, none');
  expect(words.say('move-dig')).toBe('move-dig');
  expect(words.say('title')).toBe('title');
});
