// What a game was made of, worked out from its events: where time went, which dice were locked, who waited.
import type { Event } from '../types.ts';

/** An event and its time on the table's clock. */
export interface Told {
  at: number;
  event: Event;
}

/** A stretch of a player's time in one room; times are the game's. */
export interface Stay {
  room: string;
  from: number;
  to: number;
}

export interface Stretch {
  from: number;
  to: number;
}

export interface PlayerStory {
  seat: number;
  stays: Stay[];
  rolls: number;
  dice: number;
  masks: number;
  /** Times golden masks were given to others. */
  helped: number;
  discovered: number;
  gems: number;
  lost: number;
  /** Stretches in which dice lay in a pool and waited for somebody. */
  waits: Stretch[];
  /** Whom this player waited for, in milliseconds by seat. */
  waitedFor: Map<number, number>;
  /** Number of locked dice, as steps. */
  locked: { t: number; dice: number }[];
  escaped: number | null;
}

export interface Moment {
  t: number;
  kind: 'gong' | 'slam' | 'gems' | 'exit' | 'escaped' | 'fate' | 'collapse';
}

export interface Story {
  length: number;
  players: PlayerStory[];
  moments: Moment[];
}

/** Tells the game's time from the table's: it begins with the word and stands still in pauses. */
class Time {
  #zero: number | null = null;
  #paused: number | null = null;
  #lost = 0;

  hear({ at, event }: Told): void {
    if (event.event === 'started') this.#zero = at;
    if (event.event === 'game-paused') this.#paused = at;
    if (event.event === 'game-resumed' && this.#paused !== null) {
      this.#lost += at - this.#paused;
      this.#paused = null;
    }
  }

  of(at: number): number {
    return this.#zero === null ? 0 : Math.max(0, (this.#paused ?? at) - this.#zero - this.#lost);
  }
}

const newPlayer = (seat: number): PlayerStory => ({
  seat,
  stays: [{ room: 'START', from: 0, to: 0 }],
  rolls: 0,
  dice: 0,
  masks: 0,
  helped: 0,
  discovered: 0,
  gems: 0,
  lost: 0,
  waits: [],
  waitedFor: new Map(),
  locked: [{ t: 0, dice: 0 }],
  escaped: null,
});

export function storyOf(seats: number, told: readonly Told[]): Story {
  const players = Array.from({ length: seats }, (_, seat) => newPlayer(seat));
  const moments: Moment[] = [];
  const time = new Time();
  /** Since when a seat has something in a pool, by seat. */
  const pooled = new Map<number, { room: string; since: number }>();
  let now = 0;

  const of = (seat: number): PlayerStory | undefined => players[seat];
  const lock = (seat: number, by: number): void => {
    const story = of(seat);
    if (!story) return;
    const dice = Math.max(0, (story.locked.at(-1)?.dice ?? 0) + by);
    story.locked.push({ t: now, dice });
  };
  const move = (seat: number, room: string): void => {
    const stays = of(seat)?.stays;
    const last = stays?.at(-1);
    if (!stays || !last) return;
    last.to = now;
    stays.push({ room, from: now, to: now });
  };
  const unpool = (seat: number): void => {
    const lying = pooled.get(seat);
    pooled.delete(seat);
    if (lying) of(seat)?.waits.push({ from: lying.since, to: now });
  };

  for (const one of told) {
    time.hear(one);
    now = time.of(one.at);
    const { event } = one;
    switch (event.event) {
      case 'dice-rolled': {
        const story = of(event.seat);
        if (story) {
          story.rolls += 1;
          story.dice += event.dice.length;
        }
        break;
      }
      case 'dice-settled': {
        const masks = event.faces.filter((face) => face === 'B').length;
        const story = of(event.seat);
        if (story && masks) {
          story.masks += masks;
          lock(event.seat, masks);
        }
        break;
      }
      case 'dice-unlocked': {
        lock(event.whose, -event.dice.length);
        const story = of(event.seat);
        if (story && event.whose !== event.seat) story.helped += 1;
        break;
      }
      case 'fate-helped':
      case 'healed':
        for (const story of players)
          if (story.escaped === null) story.locked.push({ t: now, dice: 0 });
        if (event.event === 'fate-helped') moments.push({ t: now, kind: 'fate' });
        break;
      case 'die-lost': {
        const story = of(event.seat);
        if (story) {
          story.lost += 1;
          // A locked die is given up first (ESC-CLOCK-14).
          if ((story.locked.at(-1)?.dice ?? 0) > 0) lock(event.seat, -1);
        }
        break;
      }
      case 'room-entered':
      case 'teleported':
        unpool(event.seat);
        move(event.seat, event.to);
        break;
      case 'room-placed': {
        const story = of(event.seat);
        if (story) story.discovered += 1;
        if (event.room === 'EXIT') moments.push({ t: now, kind: 'exit' });
        break;
      }
      case 'pool-joined':
        if (!pooled.has(event.seat)) pooled.set(event.seat, { room: event.room, since: now });
        break;
      case 'pool-left':
        unpool(event.seat);
        break;
      case 'gems-activated': {
        moments.push({ t: now, kind: 'gems' });
        const last = [...event.names].sort(
          (a, b) => (pooled.get(b)?.since ?? 0) - (pooled.get(a)?.since ?? 0),
        )[0];
        for (const seat of event.names) {
          const story = of(seat);
          const since = pooled.get(seat)?.since;
          if (story) story.gems += event.gems / event.names.length;
          if (story && since !== undefined && last !== undefined && last !== seat)
            story.waitedFor.set(last, (story.waitedFor.get(last) ?? 0) + now - since);
          unpool(seat);
        }
        break;
      }
      case 'escaped': {
        const story = of(event.seat);
        move(event.seat, '');
        if (story) {
          story.stays.pop();
          story.escaped = now;
        }
        moments.push({ t: now, kind: 'escaped' });
        break;
      }
      case 'gong-struck':
        if (moments.findLast(({ kind }) => kind === 'gong' || kind === 'slam')?.kind !== 'gong')
          moments.push({ t: now, kind: 'gong' });
        break;
      case 'door-slammed':
        moments.push({ t: now, kind: 'slam' });
        break;
      case 'collapsed':
        moments.push({ t: now, kind: 'collapse' });
    }
  }
  for (const story of players) {
    const last = story.stays.at(-1);
    if (last && story.escaped === null) last.to = now;
    for (const wait of story.waits) wait.to = Math.max(wait.to, wait.from);
  }
  return { length: Math.max(now, 1), players, moments };
}

/** How long a player had at least so many dice locked. */
export function lockedFor(story: PlayerStory, length: number, least = 1): number {
  const end = story.escaped ?? length;
  return story.locked.reduce((sum, step, index) => {
    const until = Math.min(story.locked[index + 1]?.t ?? end, end);
    return step.dice >= least && until > step.t ? sum + until - step.t : sum;
  }, 0);
}

export const waitedIn = (story: PlayerStory): number =>
  story.waits.reduce((sum, { from, to }) => sum + to - from, 0);
