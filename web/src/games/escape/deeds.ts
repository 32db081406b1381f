// What the dice can do now: the many legal commands, gathered into the few things one would tap.
import { MOVES, type Move } from '../../generated/escape.ts';
import { type MoveOf, type Plain, wordsOf } from '../../table/spelling.ts';
import type { Side } from './temple.ts';
import type { PoolView, RoomFace } from './types.ts';

/** A command as it was read; it is plain where this client does not know its verb. */
export type Command = Move | Plain;

/** One thing that can be done, with the command that does it. */
export interface Deed {
  /** Unique among the things that can be done now. */
  key: string;
  /** The command that is sent. */
  move: Command;
  /** Whether it does not only add to something: a room is entered, gems are activated. */
  whole: boolean;
}

export const diceOf = (move: Command): number[] => wordsOf(move).dice ?? [];
export const tilesOf = (move: Command): string[] => wordsOf(move).tiles ?? [];

/** The best of several ways to pay: no tiles if dice will do, and what is held back comes last. */
export function cheapest<M extends Command>(
  moves: readonly M[],
  held: ReadonlySet<number>,
): M | undefined {
  const weigh = (move: Command): number =>
    tilesOf(move).length * 1000 + diceOf(move).filter((die) => held.has(die)).length * 50;
  let best: M | undefined;
  for (const move of moves) if (!best || weigh(move) < weigh(best)) best = move;
  return best;
}

/** Moves of a verb in groups, each with its cheapest. */
function each<V extends Move['verb']>(
  moves: readonly Command[],
  verb: V,
  held: ReadonlySet<number>,
  group: (move: MoveOf<Move, V>) => string | number,
): Deed[] {
  const groups = new Map<string | number, MoveOf<Move, V>[]>();
  for (const move of MOVES.of(moves, verb)) {
    const key = group(move);
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups].flatMap(([key, some]) => {
    const best = cheapest(some, held);
    return best ? [{ key: `${verb} ${key}`.trim(), move: best, whole: true }] : [];
  });
}

/** Whoever is locked helps themselves before others. */
const ownFirst = (deeds: readonly Deed[], seat: number): Deed[] => [
  ...deeds.filter(({ move }) => wordsOf(move).seat === seat),
  ...deeds.filter(({ move }) => wordsOf(move).seat !== seat),
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
function gems(moves: readonly Command[], held: ReadonlySet<number>, about: Pooling): Deed[] {
  const laying = MOVES.of(moves, 'commit');
  return (about.face?.gems ?? []).flatMap((symbol) => {
    const some = laying.filter((move) => move.gems === symbol.gems);
    const worth = (move: Command): number => diceOf(move).length + 2 * tilesOf(move).length;
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
    return [{ key: `commit g${symbol.gems}`, move: chosen, whole }];
  });
}

/**
 * ESC-RT-29: what dice that have just settled add to the open pool of their room by themselves: as many
 * as it lacks, and none that are held back.
 */
export function joining(
  moves: readonly Command[],
  settled: ReadonlySet<number>,
  held: ReadonlySet<number>,
  pool: PoolView | undefined,
): MoveOf<Move, 'commit'> | undefined {
  if (!pool) return undefined;
  const lacking = pool.price - pool.total;
  let most: MoveOf<Move, 'commit'> | undefined;
  for (const move of MOVES.of(moves, 'commit')) {
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
  moves: readonly Command[],
  held: ReadonlySet<number>,
  pooling: Pooling,
): Deed[] {
  const laid = (move: Command): number => diceOf(move).length + tilesOf(move).length;
  const [takeBack] = MOVES.of(moves, 'withdraw').sort((one, other) => laid(other) - laid(one));
  return [
    ...each(moves, 'place', held, (move) => move.side),
    ...each(moves, 'escape', held, () => ''),
    ...gems(moves, held, pooling),
    ...ownFirst(
      each(moves, 'unlock', held, (move) => move.seat),
      pooling.seat,
    ),
    ...each(moves, 'lift', held, (move) => move.curse),
    ...each(moves, 'take', held, () => ''),
    ...each(moves, 'enter', held, (move) => move.side),
    ...each(moves, 'discover', held, () => ''),
    ...each(moves, 'gift', held, (move) => move.seat),
    ...each(moves, 'choose', held, (move) => move.seat),
    ...each(moves, 'use', held, (move) => [move.treasure, ...move.rooms].join(' ')),
    ...(takeBack ? [{ key: 'withdraw', move: takeBack, whole: false }] : []),
    ...each(moves, 'propose', held, (move) => `${move.vote} ${move.seat ?? ''}`),
    ...each(moves, 'vote', held, (move) => `${move.vote} ${move.answer}`),
    ...each(moves, 'pass', held, () => ''),
  ];
}

/** Verbs that have a place of their own on this page. */
const DRAWN: ReadonlySet<string> = new Set<Move['verb']>([
  'colour',
  'ready',
  'ease',
  'roll',
  'hand',
  'call',
  'ping',
  'power',
  'propose',
  'vote',
  'place',
  'escape',
  'commit',
  'unlock',
  'lift',
  'take',
  'enter',
  'discover',
  'gift',
  'choose',
  'use',
  'withdraw',
  'pass',
]);

/** Commands of all other verbs, as they are written; of several ways to pay the cheapest. */
export function undrawn(moves: readonly Command[], held: ReadonlySet<number>): string[] {
  const groups = new Map<string, Command[]>();
  for (const move of moves) {
    if (DRAWN.has(move.verb)) continue;
    const { text, ...said } = move;
    const key = move.verb === '' ? text : JSON.stringify({ ...said, dice: [], tiles: [] });
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].flatMap((ways) => cheapest(ways, held)?.text ?? []);
}

/** The deeds of a side: what an arrow key means now. */
export function towards(deeds: readonly Deed[], side: Side): Deed | undefined {
  return ['place', 'enter'].flatMap(
    (verb) => deeds.find((one) => one.key === `${verb} ${side}`) ?? [],
  )[0];
}
