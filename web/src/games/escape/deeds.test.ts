import { describe, expect, it } from 'vitest';
import { MOVES } from '../../generated/escape.ts';
import { wordsOf } from '../../table/spelling.ts';
import { cheapest, deedsOf, diceOf, joining, type Pooling, towards, undrawn } from './deeds.ts';
import type { RoomFace } from './types.ts';

const none: ReadonlySet<number> = new Set();
const nowhere: Pooling = { face: undefined, pool: undefined, together: true, seat: 0 };
const keyRoom = {
  gems: [
    { gems: 1, price: 4, face: 'K' },
    { gems: 2, price: 7, face: 'K' },
  ],
} as RoomFace;

const moves = (...texts: string[]) => texts.map(MOVES.read);
const found = (texts: string[], held = none, about = nowhere) =>
  deedsOf(moves(...texts), held, about);

/** Every way to lay keys 1 to 5 down for one or two gems. */
const laying = [1, 2].flatMap((gems) =>
  Array.from({ length: 31 }, (_, mask) =>
    [1, 2, 3, 4, 5].filter((die) => ((mask + 1) >> (die - 1)) & 1),
  ).map((dice) => `commit g${gems} ${dice.join(' ')}`),
);

describe('the cheapest payment', () => {
  it('spares tiles, then dice that are held', () => {
    const ways = moves('take +2key', 'take 1 2', 'take 2 3');
    expect(cheapest(ways, new Set([1]))?.text).toBe('take 2 3');
    expect(cheapest(ways, none)?.text).toBe('take 1 2');
  });
});

describe('what can be done', () => {
  it('is one thing for each side, however it is paid', () => {
    const deeds = found(['enter N 1 2', 'enter N 1 3', 'enter W 1 4', 'discover 1 2']);
    expect(deeds.map(({ key }) => key)).toEqual(['enter N', 'enter W', 'discover']);
    expect(towards(deeds, 'N')?.move.text).toBe('enter N 1 2');
    expect(towards(deeds, 'S')).toBeUndefined();
  });

  it('is one proposal for each empty seat', () => {
    const deeds = found(['propose fate', 'propose adopt 1', 'propose adopt 2']);
    expect(deeds.map(({ key, move }) => [key, wordsOf(move).seat])).toEqual([
      ['propose fate', null],
      ['propose adopt 1', 1],
      ['propose adopt 2', 2],
    ]);
  });

  it('places a room before anything else goes that way', () => {
    const deeds = found(['place N', 'place S']);
    expect(towards(deeds, 'N')?.key).toBe('place N');
  });

  it('lays down as many dice as a gem lacks', () => {
    const about = { ...nowhere, face: keyRoom };
    const deeds = found(laying, none, about);
    expect(deeds.map(({ key }) => key)).toEqual(['commit g1', 'commit g2']);
    const counts = deeds.map(({ move }) => diceOf(move).length);
    expect(counts).toEqual([4, 5]);
    expect(deeds[0]?.whole).toBe(true);
    expect(deeds[1]?.whole).toBe(false);
  });

  it('completes what others have begun', () => {
    const pool = {
      room: 'GK1',
      gems: 2,
      face: 'K',
      price: 7,
      total: 5,
      items: [[1, '1']] as [number, string][],
    };
    const deeds = found(laying, none, { ...nowhere, face: keyRoom, pool });
    const two = deeds.find(({ key }) => key === 'commit g2');
    expect(two && diceOf(two.move)).toHaveLength(2);
    expect(two?.whole).toBe(true);
  });

  it('needs two for two gems, unless there is nobody to help', () => {
    const dice = ['commit g2 1 2 3 4 5 6 7'];
    const about = { ...nowhere, face: keyRoom };
    expect(found(dice, none, about)[0]?.whole).toBe(false);
    expect(found(dice, none, { ...about, together: false })[0]?.whole).toBe(true);
  });

  it('takes everything back at once', () => {
    const deeds = found(['withdraw 1', 'withdraw 1 2', 'withdraw 2']);
    expect(deeds.map(({ move }) => move.text)).toEqual(['withdraw 1 2']);
  });

  it('tells whom a golden mask would help', () => {
    const deeds = found(['unlock 4 for 0', 'unlock 5 for 0', 'unlock 4 for 2']);
    expect(deeds.map(({ key, move }) => [key, move.text])).toEqual([
      ['unlock 0', 'unlock 4 for 0'],
      ['unlock 2', 'unlock 4 for 2'],
    ]);
  });
});

it('frees my own dice before those of others', () => {
  const masks = ['unlock 4 for 0', 'unlock 4 for 1', 'unlock 4 for 2'];
  const deeds = found(masks, none, { ...nowhere, seat: 1 });
  expect(deeds.map(({ move }) => wordsOf(move).seat)).toEqual([1, 0, 2]);
});

describe('dice that join a pool by themselves (ESC-RT-29)', () => {
  const pool = { room: 'GK1', gems: 2, face: 'K', price: 7, total: 4, items: [] };
  const ways = moves(...laying, 'commit g2 1 2 +2key');

  it('are as many of those that have just settled as the pool lacks', () => {
    expect(joining(ways, new Set([1, 2, 3, 4]), none, pool)?.dice).toHaveLength(3);
    expect(joining(ways, new Set([2, 5]), none, pool)?.text).toBe('commit g2 2 5');
  });

  it('aim where the pool aims, and leave held dice and tiles alone', () => {
    const one = { ...pool, gems: 1, price: 4, total: 3 };
    expect(joining(ways, new Set([1, 2]), new Set([1]), one)?.text).toBe('commit g1 2');
    expect(joining(moves('commit g2 1 2 +2key'), new Set([1, 2]), none, pool)).toBeUndefined();
  });

  it('are none where no pool is open, or nothing that settled fits', () => {
    expect(joining(ways, new Set([1, 2]), none, undefined)).toBeUndefined();
    expect(joining(moves('commit g2 4'), new Set([1, 2]), none, pool)).toBeUndefined();
  });
});

describe('commands for which this page has no drawing', () => {
  it('are listed as they are written, and no others', () => {
    const ways = moves('enter N 1', 'dig deep', 'roll 1', 'power 40', 'dig shallow');
    expect(undrawn(ways, none)).toEqual(['dig deep', 'dig shallow']);
  });

  it('are one for each meaning where their words are known, however they are paid', () => {
    const undeclared = { text: 'pray sun 1', verb: 'pray', god: 'sun', dice: [1], tiles: [] };
    const ways = [
      undeclared,
      { ...undeclared, text: 'pray sun 2', dice: [2] },
      { ...undeclared, text: 'pray moon 1', god: 'moon' },
    ] as unknown as Parameters<typeof undrawn>[0];
    expect(undrawn(ways, new Set([1]))).toEqual(['pray sun 2', 'pray moon 1']);
  });
});
