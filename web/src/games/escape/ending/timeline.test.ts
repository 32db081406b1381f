import { describe, expect, it } from 'vitest';
import type { Event } from '../types.ts';
import { lockedFor, type Story, storyOf, type Told, waitedIn } from './timeline.ts';

const event = (kind: string, facts: Record<string, unknown> = {}): Event =>
  ({ event: kind, rule: 'ESC-X', ...facts }) as unknown as Event;

interface Standing {
  /** Rooms by seat; an empty one: out of the temple. */
  at?: string[];
  /** What dice are doing, by seat. */
  dice?: string[][];
  /** What lies in the pool of a room, by seat. */
  pool?: [number, string][];
  covered?: boolean;
}

const told = (
  t: number,
  { at = ['START', 'START'], dice, pool, covered = false }: Standing,
  ...events: Event[]
) =>
  ({
    events,
    view: {
      clock: { t },
      covered,
      players: at.map((room, seat) => ({
        at: room,
        escaped: room === '',
        dice: (dice?.[seat] ?? []).map((state) => ({ state })),
      })),
      pools: pool?.length ? [{ items: pool }] : [],
    },
  }) as unknown as Told;

const locked = (story: Story, seat = 0): number => {
  const player = story.players[seat];
  return player ? lockedFor(player, story.length) : -1;
};

describe('the story of a game', () => {
  it('goes by the clock of the game, whatever the one on the wall says', () => {
    const story = storyOf(2, [
      told(-4000, {}, event('seat-ready', { seat: 0 })),
      told(0, {}, event('started')),
      told(240_000, { at: ['', ''] }, event('all-escaped', { t: 240_000 })),
    ]);
    expect(story.length).toBe(240_000);
    expect(story.players[0]?.stays).toEqual([{ room: 'START', from: 0, to: 240_000 }]);
  });

  it('knows that people are where they were while the temple is covered', () => {
    const story = storyOf(1, [
      told(0, { at: ['GK1'], pool: [[0, '1']] }, event('started')),
      told(5000, { at: [''], covered: true }, event('game-paused', { names: [0] })),
      told(9000, { at: ['GK1'], pool: [[0, '1']] }),
      told(9500, { at: ['GK1'] }),
    ]);
    expect(story.players[0]?.stays.at(-1)).toEqual({ room: 'GK1', from: 0, to: 9500 });
    expect(story.players[0]?.waits).toEqual([{ from: 0, to: 9500 }]);
  });

  it('tells where everybody was', () => {
    const story = storyOf(2, [
      told(0, {}, event('started')),
      told(4000, { at: ['B01', 'START'] }, event('room-entered', { seat: 0, to: 'B01' })),
      told(9000, { at: ['', 'START'] }, event('escaped', { seat: 0, left: 1 })),
      told(10_000, { at: ['', ''] }, event('escaped', { seat: 1, left: 0 })),
    ]);
    expect(story.players[0]?.stays).toEqual([
      { room: 'START', from: 0, to: 4000 },
      { room: 'B01', from: 4000, to: 9000 },
    ]);
    expect(story.players[0]?.escaped).toBe(9000);
    expect(story.players[1]?.stays).toEqual([{ room: 'START', from: 0, to: 10_000 }]);
    expect(story.moments.map(({ kind }) => kind)).toEqual(['escaped', 'escaped']);
  });

  it('follows souls that swap their pawns', () => {
    const story = storyOf(2, [
      told(0, {}, event('started')),
      told(1000, { at: ['B01', 'START'] }, event('room-entered', { seat: 0, to: 'B01' })),
      told(2000, { at: ['START', 'B01'] }, event('souls-swapped', { seat: 0, partner: 1 })),
      told(9000, { at: ['START', 'B01'] }, event('collapsed', { names: [0, 1] })),
    ]);
    expect(story.players.map(({ stays }) => stays.at(-1))).toEqual([
      { room: 'START', from: 2000, to: 9000 },
      { room: 'B01', from: 2000, to: 9000 },
    ]);
  });

  it('counts locked dice while they are locked', () => {
    const story = storyOf(2, [
      told(0, {}, event('started')),
      told(1000, {}, event('dice-rolled', { seat: 0, dice: [1, 2, 3], power: 60 })),
      told(
        1640,
        { dice: [['locked', 'locked', 'shown']] },
        event('dice-settled', { seat: 0, dice: [1, 2, 3], faces: ['B', 'B', 'A'] }),
      ),
      told(3640, {}, event('dice-unlocked', { seat: 1, whose: 0, dice: [1, 2] })),
      told(9000, {}, event('collapsed', { names: [0, 1] })),
    ]);
    const [first, second] = story.players;
    expect(locked(story)).toBe(2000);
    expect(first?.masks).toBe(2);
    expect(first?.dice).toBe(3);
    expect(second?.helped).toBe(1);
  });

  it('knows a die that falls off the tray from a locked one', () => {
    const story = storyOf(1, [
      told(1000, { dice: [['locked', 'rolling']] }, event('dice-settled', { seat: 0, faces: [] })),
      told(2000, { dice: [['locked', 'lost']] }, event('die-lost', { seat: 0, die: 2, left: 4 })),
      told(60_000, { dice: [['locked', 'lost']] }, event('collapsed', { names: [0] })),
    ]);
    expect(locked(story)).toBe(59_000);
    expect(story.players[0]?.lost).toBe(1);
  });

  it('does not count a die under rubble as a locked one', () => {
    const story = storyOf(1, [
      told(1000, { dice: [['locked']] }, event('dice-settled', { seat: 0, faces: ['B'] })),
      told(2000, { dice: [['laid']] }, event('die-buried', { seat: 0, die: 1 })),
      told(50_000, { dice: [['locked']] }, event('die-dug-out', { seat: 0, die: 1 })),
      told(60_000, { dice: [['locked']] }, event('collapsed', { names: [0] })),
    ]);
    expect(locked(story)).toBe(11_000);
  });

  it('knows who waited for whom, also when something is taken back', () => {
    const three: [number, string][] = [
      [0, '1'],
      [0, '2'],
      [0, '3'],
    ];
    const story = storyOf(2, [
      told(1000, { pool: three }, event('pool-joined', { seat: 0, dice: [1, 2, 3] })),
      told(2000, { pool: three.slice(1) }, event('pool-left', { seat: 0, dice: [1] })),
      told(
        50_000,
        {},
        event('pool-joined', { seat: 1, dice: [1, 2, 3, 4, 5] }),
        event('gems-activated', { room: 'GK1', gems: 2, depot: 5, names: [0, 1] }),
      ),
      told(60_000, {}, event('collapsed', { names: [0, 1] })),
    ]);
    const [first, second] = story.players;
    expect(first?.waitedFor).toEqual(new Map([[1, 49_000]]));
    expect(second?.waitedFor.size).toBe(0);
    expect(first && waitedIn(first)).toBe(49_000);
    expect(first?.gems).toBe(1);
  });

  it('lets nobody stop waiting before the temple does', () => {
    const story = storyOf(2, [
      told(1000, { pool: [[0, '1']] }, event('pool-joined', { seat: 0, dice: [1] })),
      told(9000, { pool: [[0, '1']] }, event('collapsed', { names: [0, 1] })),
    ]);
    expect(story.players[0]?.waits).toEqual([{ from: 1000, to: 9000 }]);
  });

  it('marks each countdown once', () => {
    const story = storyOf(1, [
      told(5000, {}, event('gong-struck', { countdown: 2 })),
      told(6500, {}, event('gong-struck', { countdown: 2 })),
      told(9000, {}, event('door-slammed', { countdown: 2, safe: [] })),
    ]);
    expect(story.moments.map(({ kind }) => kind)).toEqual(['gong', 'slam']);
  });
});
