// Moves as the server writes them (`explore R17@2,-1 r3 via 0,4`, `hit Howl 3`), read into objects.
import type { Place } from './plan.ts';

type Bare =
  | 'hold'
  | 'agree'
  | 'object'
  | 'shield'
  | 'suffer'
  | 'regroup'
  | 'pass'
  | 'decline'
  | 'roll'
  | 'spare'
  | 'loot'
  | 'stay'
  | 'join'
  | 'done'
  | 'deadlock';

const BARE: ReadonlySet<string> = new Set<Bare>([
  'hold',
  'agree',
  'object',
  'shield',
  'suffer',
  'regroup',
  'pass',
  'decline',
  'roll',
  'spare',
  'loot',
  'stay',
  'join',
  'done',
  'deadlock',
]);

/** A move with its text, by its verb. */
export type Move = { text: string } & (
  | { verb: Bare }
  | { verb: 'cat'; cat: string }
  | { verb: 'use'; token: string }
  | { verb: 'lay' | 'open'; at: Place; other: Place }
  | { verb: 'teleport'; token: string; at: Place }
  | { verb: 'route' | 'wake' | 'fight' | 'step' | 'mark' | 'unmark'; at: Place }
  | { verb: 'call'; call: string; place: Place | null }
  | { verb: 'order'; foe: string }
  | { verb: 'split'; shares: number[] }
  | { verb: 'explore'; card: string; at: Place; turns: number; via: number[] }
  | { verb: 'stride' | 'commit'; card: string }
  | { verb: 'triangle'; at: Place; other: Place }
  | { verb: 'hit'; foe: string; damage: number }
  | { verb: 'offer'; cards: string[] }
  | { verb: 'burn' | 'take'; count: number }
  | { verb: 'give'; card: string; seat: number }
  | { verb: 'trade'; token: string; seat: number; back: string }
);

export type Verb = Move['verb'];
/** The moves of some verbs; several verbs may share the same words. */
export type MoveOf<V extends Verb, M = Move> = M extends { verb: infer W }
  ? [V & W] extends [never]
    ? never
    : M & { verb: V & W }
  : never;
export type Explore = MoveOf<'explore'>;

/** The move that a text stands for. The server wrote it, so a text it cannot mean is a mistake. */
export function read(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const word = (at: number): string => {
    const found = words[at];
    if (found === undefined) throw new Error(`'${text}' has no word ${at + 1} after its verb`);
    return found;
  };
  if (BARE.has(verb)) return { text, verb: verb as Bare };
  switch (verb) {
    case 'cat':
      return { text, verb, cat: word(0) };
    case 'use':
      return { text, verb, token: word(0) };
    case 'lay':
    case 'open': {
      const [at, other] = word(0).split('/');
      return { text, verb, at: place(at ?? ''), other: place(other ?? '') };
    }
    case 'teleport':
      return { text, verb, token: word(0), at: place(word(1)) };
    case 'route':
    case 'wake':
    case 'fight':
    case 'step':
    case 'mark':
    case 'unmark':
      return { text, verb, at: place(word(0)) };
    case 'call':
      return { text, verb, call: word(0), place: words[1] ? place(words[1]) : null };
    case 'order':
      return { text, verb, foe: word(0) };
    case 'split':
      return { text, verb, shares: words.map(Number) };
    case 'explore': {
      const [card = '', at = ''] = word(0).split('@');
      const via = words[2] === 'via' ? word(3).split(',').map(Number) : [];
      return { text, verb, card, at: place(at), turns: Number(word(1).slice(1)), via };
    }
    case 'stride':
    case 'commit':
      return { text, verb, card: word(0) };
    case 'triangle':
      return { text, verb, at: place(word(0)), other: place(word(1)) };
    case 'hit':
      return { text, verb, foe: word(0), damage: Number(word(1)) };
    case 'offer':
      return { text, verb, cards: words };
    case 'burn':
    case 'take':
      return { text, verb, count: Number(word(0)) };
    case 'give':
      return { text, verb, card: word(0), seat: Number(word(1)) };
    case 'trade':
      return { text, verb, token: word(0), seat: Number(word(1)), back: words[2] ?? '' };
    default:
      throw new Error(`'${verb}' is no verb of Run Run Run!`);
  }
}

function place(text: string): Place {
  const [q, r] = text.split(',').map(Number);
  if (q === undefined || r === undefined) throw new Error(`'${text}' is no hex`);
  return [q, r];
}

/** How an exploration is written. */
export function exploration(card: string, at: Place, turns: number, via: number[] = []): string {
  const passages = via.length ? ` via ${[...via].sort().join(',')}` : '';
  return `explore ${card}@${at} r${turns}${passages}`;
}

/** The legal moves of some verbs, in the order of the server. */
export function of<V extends Verb>(moves: Move[], ...verbs: V[]): MoveOf<V>[] {
  return moves.filter((move): move is MoveOf<V> => (verbs as Verb[]).includes(move.verb));
}

/** What there is to choose from, each once, in the order of the moves. */
export function distinct<M, K extends string>(moves: M[], key: (move: M) => K): K[] {
  return [...new Set(moves.map(key))];
}
