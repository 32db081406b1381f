import { describe, expect, it } from 'vitest';
import type { ChairSight, TableSight, UpdateSight } from '$protocol';
import { isMissed, missingAt, newsOf, ToldUpdates } from './update.ts';

const UPDATE: UpdateSight = {
  seq: 40,
  parts: [],
  changes: [],
  new_box: false,
  dropped: 0,
  dropped_from: 0,
  dropped_until: 0,
  bowl: '',
};

describe('what an update has changed', () => {
  const told = (some: Partial<UpdateSight>, ...known: string[]) =>
    newsOf({ ...UPDATE, ...some }, (id) => known.includes(id)).map(({ id }) => id);

  it('is said by the game, edition by edition', () => {
    const changes = ['edition-base-2', 'edition-curses-2'];
    expect(told({ parts: ['base', 'curses'], changes }, ...changes)).toEqual(changes);
  });

  it('is said in a word where this page is older than the change', () => {
    const changes = ['edition-base-2', 'edition-base-3'];
    expect(told({ parts: ['base'], changes }, 'edition-base-2')).toEqual([
      'edition-base-2',
      'update-rules',
    ]);
  });

  it('is the box, the bowl, and what does not count any more', () => {
    expect(told({ new_box: true, bowl: 'poured' })).toEqual([
      'update-new-box',
      'update-bowl-poured',
    ]);
    expect(newsOf({ ...UPDATE, dropped: 3, bowl: 'kept' }, () => false)).toEqual([
      { id: 'update-bowl-kept', facts: {} },
      { id: 'update-dropped', facts: { dropped: 3 } },
    ]);
  });

  it('may be nothing that a player notices', () => {
    expect(told({})).toEqual([]);
  });
});

describe('who is missing', () => {
  const chair = (seat: number, ready: boolean, taken = true) =>
    ({ seat, name: `N${seat}`, bot: '', taken, ready, away: false }) satisfies ChairSight;
  const table = (mine: number[], ...chairs: ChairSight[]) =>
    ({ mine, chairs }) as unknown as TableSight;

  it('are the others who are here and have not said that they are back', () => {
    const stands = table([0], chair(0, false), chair(1, false), chair(2, true), chair(3, false));
    expect(missingAt(stands, [0, 1, 2]).map(({ seat }) => seat)).toEqual([1]);
    expect(missingAt(stands, null)).toEqual([]);
  });

  it('am I, until I have said so with all of my seats', () => {
    expect(isMissed(table([0, 1], chair(0, false), chair(1, false)))).toBe(true);
    expect(isMissed(table([0], chair(0, true), chair(1, false)))).toBe(false);
    expect(isMissed(table([], chair(0, false)))).toBe(false);
  });
});

describe('an update that was told', () => {
  class Kept {
    kept: string | null = null;
    getItem(): string | null {
      return this.kept;
    }
    setItem(_name: string, text: string): void {
      this.kept = text;
    }
  }

  it('is not told again on this device, but the next one is', () => {
    const storage = new Kept();
    new ToldUpdates(storage).note('t', 40);
    const told = new ToldUpdates(storage);
    expect([told.has('t', 40), told.has('t', 55), told.has('u', 40)]).toEqual([true, false, false]);
    told.note('t', 55);
    expect(new ToldUpdates(storage).has('t', 55)).toBe(true);
  });

  it('is forgotten when many tables have followed', () => {
    const told = new ToldUpdates(new Kept());
    for (let table = 0; table < 51; table += 1) told.note(`t${table}`, 1);
    expect([told.has('t0', 1), told.has('t1', 1), told.has('t50', 1)]).toEqual([false, true, true]);
  });

  it('is told once for each page where nothing can be kept, or is damaged', () => {
    const told = new ToldUpdates(null);
    told.note('t', 40);
    expect(told.has('t', 40)).toBe(true);
    const damaged = new Kept();
    damaged.kept = '[["t", "40"], 7, {}, null]';
    expect(new ToldUpdates(damaged).has('t', 40)).toBe(false);
  });
});
