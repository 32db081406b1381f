// What the dice can do now: the many legal commands, gathered into the few things one would tap.
import { type Move, SIDES, type Side } from './notation.ts';
import type { PoolView, RoomFace } from './types.ts';

/** One thing that can be done, with the command that does it. */
export interface Deed {
  /** Unique among the things that can be done now. */
  key: string;
  verb: string;
  /** The command that is sent. */
  move: string;
  dice: number[];
  tiles: string[];
  /** The side, the curse, the treasure, the vote it is about. */
  name: string;
  /** The rest: an answer, or rooms. */
  more: string[];
  /** Gems aimed at, for a pool. */
  gems: number;
  /** Whose locked dice are released, or who gets the die. */
  seat: number;
  /** Whether it does not only add to something: a room is entered, gems are activated. */
  whole: boolean;
}

const deed = (key: string, move: Move, whole = true): Deed => ({
  key,
  verb: move.verb,
  move: move.text,
  dice: move.dice,
  tiles: move.tiles,
  name: move.name,
  more: move.more,
  gems: move.gems,
  seat: move.seat,
  whole,
});

/** The best of several ways to pay: no tiles if dice will do, and what is held back comes last. */
export function cheapest(moves: readonly Move[], held: ReadonlySet<number>): Move | undefined {
  const weigh = (move: Move): number =>
    move.tiles.length * 1000 + move.dice.filter((die) => held.has(die)).length * 50;
  let best: Move | undefined;
  for (const move of moves) if (!best || weigh(move) < weigh(best)) best = move;
  return best;
}

const by = (moves: readonly Move[], verb: string): Move[] =>
  moves.filter((move) => move.verb === verb);

/** Moves of a verb in groups, each with its cheapest. */
function each(
  moves: readonly Move[],
  verb: string,
  held: ReadonlySet<number>,
  group: (move: Move) => string,
): Deed[] {
  const groups = new Map<string, Move[]>();
  for (const move of by(moves, verb)) {
    const key = group(move);
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups].flatMap(([key, some]) => {
    const best = cheapest(some, held);
    return best ? [deed(`${verb} ${key}`.trim(), best)] : [];
  });
}

/** Whoever is locked helps themselves before others. */
const ownFirst = (deeds: readonly Deed[], seat: number): Deed[] => [
  ...deeds.filter((one) => one.seat === seat),
  ...deeds.filter((one) => one.seat !== seat),
];

/** What lies in a pool, and what is still missing of it. */
export interface Pooling {
  face: RoomFace | undefined;
  pool: PoolView | undefined;
  /** Whether those who lay down must be at least two. */
  together: boolean;
  seat: number;
}

/** For each gem symbol: as many of the fitting dice as it still lacks. */
function gems(moves: readonly Move[], held: ReadonlySet<number>, about: Pooling): Deed[] {
  const laying = by(moves, 'commit').filter((move) => move.gems > 0);
  return (about.face?.gems ?? []).flatMap((symbol) => {
    const some = laying.filter((move) => move.gems === symbol.gems);
    const worth = (move: Move): number => move.dice.length + 2 * move.tiles.length;
    const lacking = Math.max(1, symbol.price - (about.pool?.total ?? 0));
    const most = Math.max(0, ...some.filter((one) => !one.tiles.length).map(worth));
    const wanted = Math.min(lacking, most);
    const best = cheapest(
      some.filter((move) => !move.tiles.length && worth(move) === wanted),
      held,
    );
    const withTiles = cheapest(
      some.filter((move) => move.tiles.length > 0 && worth(move) >= lacking),
      held,
    );
    // A tile is only offered where dice alone do not do it.
    const chosen = wanted < lacking && withTiles ? withTiles : best;
    if (!chosen) return [];
    const others = (about.pool?.items ?? []).some(([seat]) => seat !== about.seat);
    const enough = worth(chosen) >= lacking;
    const whole = enough && (symbol.gems === 1 || !about.together || others);
    return [deed(`commit g${symbol.gems}`, chosen, whole)];
  });
}

/**
 * ESC-RT-29: what dice that have just settled add to the open pool of their room by themselves: as many
 * as it lacks, and none that are held back.
 */
export function joining(
  moves: readonly Move[],
  settled: ReadonlySet<number>,
  held: ReadonlySet<number>,
  pool: PoolView | undefined,
): Move | undefined {
  if (!pool) return undefined;
  const lacking = pool.price - pool.total;
  let most: Move | undefined;
  for (const move of by(moves, 'commit')) {
    const fits =
      move.gems === pool.gems &&
      !move.tiles.length &&
      move.dice.length <= lacking &&
      move.dice.every((die) => settled.has(die) && !held.has(die));
    if (fits && move.dice.length > (most?.dice.length ?? 0)) most = move;
  }
  return most;
}

/** Everything that can be done now, but for rolling. */
export function deedsOf(
  moves: readonly Move[],
  held: ReadonlySet<number>,
  pooling: Pooling,
): Deed[] {
  const takeBack = by(moves, 'withdraw').reduce<Move | undefined>(
    (most, move) =>
      !most || move.dice.length + move.tiles.length > most.dice.length + most.tiles.length
        ? move
        : most,
    undefined,
  );
  return [
    ...each(moves, 'place', held, (move) => move.name),
    ...each(moves, 'escape', held, () => ''),
    ...gems(moves, held, pooling),
    ...ownFirst(
      each(moves, 'unlock', held, (move) => String(move.seat)),
      pooling.seat,
    ),
    ...each(moves, 'lift', held, (move) => move.name),
    ...each(moves, 'take', held, () => ''),
    ...each(moves, 'enter', held, (move) => move.name),
    ...each(moves, 'discover', held, () => ''),
    ...each(moves, 'gift', held, (move) => String(move.seat)),
    ...each(moves, 'choose', held, (move) => String(move.seat)),
    ...each(moves, 'use', held, (move) => [move.name, ...move.more].join(' ')),
    ...(takeBack ? [deed('withdraw', takeBack, false)] : []),
    ...each(moves, 'propose', held, (move) =>
      move.seat < 0 ? move.name : `${move.name} ${move.seat}`,
    ),
    ...each(moves, 'vote', held, (move) => [move.name, ...move.more].join(' ')),
    ...each(moves, 'pass', held, () => ''),
  ];
}

/** The deeds of a side: what an arrow key means now. */
export function towards(deeds: readonly Deed[], side: Side): Deed | undefined {
  return (
    deeds.find((one) => one.verb === 'place' && one.name === side) ??
    deeds.find((one) => one.verb === 'enter' && one.name === side)
  );
}

export const isSide = (name: string): name is Side => (SIDES as readonly string[]).includes(name);
