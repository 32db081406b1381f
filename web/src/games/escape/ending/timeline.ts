// What a game was made of, worked out from its replay: where time went, which dice were locked, who waited.
import type { Event, View } from '../types.ts';

/** What an entry of the log brought about, and how everything stood after it. */
export interface Told {
  events: readonly Event[];
  view: Pick<View, 'clock' | 'players' | 'pools' | 'covered'>;
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
  /** Since when a seat has had something in a pool. */
  const pooled = new Map<number, number>();
  let now = 0;
  for (const { events, view } of told) {
    // The clock of the game stands still in pauses, and without a clock it goes by rounds.
    now = Math.max(0, view.clock.t);
    for (const event of events) count(event, now, players, moments, pooled);
    // Under its cover the temple is as it was.
    if (view.covered) continue;
    for (const story of players) follow(story, view, now);
    const lying = new Set(view.pools.flatMap(({ items }) => items.map(([seat]) => seat)));
    for (const [seat, from] of pooled) {
      if (lying.has(seat)) continue;
      pooled.delete(seat);
      players[seat]?.waits.push({ from, to: now });
    }
    for (const seat of lying) if (!pooled.has(seat)) pooled.set(seat, now);
  }
  for (const [seat, from] of pooled) players[seat]?.waits.push({ from, to: now });
  return { length: Math.max(now, 1), players, moments };
}

/** Where the pawn of a player is, and how many dice are locked, as everybody sees it. */
function follow(story: PlayerStory, view: Told['view'], now: number): void {
  const player = view.players[story.seat];
  const stay = story.stays.at(-1);
  if (!player || !stay || story.escaped !== null) return;
  stay.to = now;
  if (player.escaped) story.escaped = now;
  else if (player.at !== stay.room) story.stays.push({ room: player.at, from: now, to: now });
  const dice = player.dice.filter(({ state }) => state === 'locked').length;
  if (dice !== story.locked.at(-1)?.dice) story.locked.push({ t: now, dice });
}

/** What only events tell: who did what how often, and the great moments. */
function count(
  event: Event,
  now: number,
  players: readonly PlayerStory[],
  moments: Moment[],
  pooled: ReadonlyMap<number, number>,
): void {
  const story = 'seat' in event ? players[event.seat] : undefined;
  switch (event.event) {
    case 'dice-rolled':
      if (!story) return;
      story.rolls += 1;
      story.dice += event.dice.length;
      return;
    case 'dice-settled':
      if (story) story.masks += event.faces.filter((face) => face === 'B').length;
      return;
    case 'dice-unlocked':
      if (story && event.whose !== event.seat) story.helped += 1;
      return;
    case 'die-lost':
      if (story) story.lost += 1;
      return;
    case 'room-placed':
      if (story) story.discovered += 1;
      if (event.room === 'EXIT') moments.push({ t: now, kind: 'exit' });
      return;
    case 'gems-activated':
      moments.push({ t: now, kind: 'gems' });
      share(event.names, event.gems, now, players, pooled);
      return;
    case 'gong-struck':
      if (moments.findLast(({ kind }) => kind === 'gong' || kind === 'slam')?.kind !== 'gong')
        moments.push({ t: now, kind: 'gong' });
      return;
    case 'fate-helped':
      moments.push({ t: now, kind: 'fate' });
      return;
    case 'escaped':
      moments.push({ t: now, kind: 'escaped' });
      return;
    case 'door-slammed':
      moments.push({ t: now, kind: 'slam' });
      return;
    case 'collapsed':
      moments.push({ t: now, kind: 'collapse' });
  }
}

/** Gems belong to all who took part; whoever came last was waited for. */
function share(
  names: readonly number[],
  gems: number,
  now: number,
  players: readonly PlayerStory[],
  pooled: ReadonlyMap<number, number>,
): void {
  const since = (seat: number): number => pooled.get(seat) ?? now;
  const last = [...names].sort((one, other) => since(other) - since(one))[0];
  for (const seat of names) {
    const story = players[seat];
    if (!story) continue;
    story.gems += gems / names.length;
    if (last !== undefined && since(seat) < since(last))
      story.waitedFor.set(last, (story.waitedFor.get(last) ?? 0) + now - since(seat));
  }
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
