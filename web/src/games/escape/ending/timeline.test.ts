import { describe, expect, it } from 'vitest';
import { lockedFor, storyOf, type Told, waitedIn } from './timeline.ts';

const told = (at: number, event: string, facts: Record<string, unknown> = {}): Told =>
  ({ at, event: { event, rule: 'ESC-X', ...facts } }) as unknown as Told;

describe('the story of a game', () => {
  it('begins with the word, and stands still in a pause', () => {
    const story = storyOf(1, [
      told(15_000, 'started'),
      told(20_000, 'game-paused', { names: [0] }),
      told(50_000, 'game-resumed'),
      told(60_000, 'collapsed', { names: [0] }),
    ]);
    expect(story.length).toBe(15_000);
    expect(story.moments).toEqual([{ t: 15_000, kind: 'collapse' }]);
  });

  it('tells where everybody was', () => {
    const story = storyOf(2, [
      told(0, 'started'),
      told(4000, 'room-entered', { seat: 0, start: 'START', to: 'B01' }),
      told(9000, 'escaped', { seat: 0, left: 1 }),
      told(10_000, 'escaped', { seat: 1, left: 0 }),
      told(10_000, 'all-escaped', { t: 10_000 }),
    ]);
    expect(story.players[0]?.stays).toEqual([
      { room: 'START', from: 0, to: 4000 },
      { room: 'B01', from: 4000, to: 9000 },
    ]);
    expect(story.players[0]?.escaped).toBe(9000);
    expect(story.players[1]?.stays).toEqual([{ room: 'START', from: 0, to: 10_000 }]);
  });

  it('counts locked dice while they are locked', () => {
    const story = storyOf(2, [
      told(0, 'started'),
      told(1000, 'dice-rolled', { seat: 0, dice: [1, 2, 3], power: 60 }),
      told(1640, 'dice-settled', { seat: 0, dice: [1, 2, 3], faces: ['B', 'B', 'A'] }),
      told(3640, 'dice-unlocked', { seat: 1, whose: 0, dice: [1, 2] }),
      told(9000, 'collapsed', { names: [0, 1] }),
    ]);
    const [first, second] = story.players;
    expect(first && lockedFor(first, story.length)).toBe(2000);
    expect(first?.masks).toBe(2);
    expect(first?.dice).toBe(3);
    expect(second?.helped).toBe(1);
  });

  it('knows who waited for whom', () => {
    const story = storyOf(2, [
      told(0, 'started'),
      told(1000, 'pool-joined', { seat: 0, room: 'GK1', dice: [1], tiles: [], gems: 2 }),
      told(8000, 'pool-joined', { seat: 1, room: 'GK1', dice: [1], tiles: [], gems: 2 }),
      told(8000, 'gems-activated', { room: 'GK1', gems: 2, depot: 5, names: [0, 1] }),
      told(9000, 'collapsed', { names: [0, 1] }),
    ]);
    const [first, second] = story.players;
    expect(first?.waitedFor).toEqual(new Map([[1, 7000]]));
    expect(second?.waitedFor.size).toBe(0);
    expect(first && waitedIn(first)).toBe(7000);
    expect(first?.gems).toBe(1);
  });

  it('marks each countdown once', () => {
    const story = storyOf(1, [
      told(0, 'started'),
      told(5000, 'gong-struck', { countdown: 2 }),
      told(6500, 'gong-struck', { countdown: 2 }),
      told(9000, 'door-slammed', { countdown: 2, safe: [] }),
      told(9000, 'die-lost', { seat: 0, die: 1, left: 4 }),
    ]);
    expect(story.moments.map(({ kind }) => kind)).toEqual(['gong', 'slam']);
    expect(story.players[0]?.lost).toBe(1);
  });
});
