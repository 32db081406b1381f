// Moves as the server writes them (`name red`, `pull red2 gentle`), read into objects.

type Bare =
  | 'turn'
  | 'enter'
  | 'forward'
  | 'backward'
  | 'stay'
  | 'explore'
  | 'decline'
  | 'stuck'
  | 'unstuck';

const BARE: ReadonlySet<string> = new Set<Bare>([
  'turn',
  'enter',
  'forward',
  'backward',
  'stay',
  'explore',
  'decline',
  'stuck',
  'unstuck',
]);

/** A move with its text, by its verb. */
export type Move = { text: string } & (
  | { verb: Bare }
  | { verb: 'pawn'; pawn: string }
  | { verb: 'vote'; seat: number }
  | { verb: 'name'; colour: string }
  | { verb: 'rummage'; cover: string; stone: string }
  | { verb: 'pull'; stone: string; pace: string }
  | { verb: 'clock'; factor: string }
);

export type Verb = Move['verb'];
/** The moves of some verbs; several verbs may share the same words. */
export type MoveOf<V extends Verb, M = Move> = M extends { verb: infer W }
  ? [V & W] extends [never]
    ? never
    : M & { verb: V & W }
  : never;

/** The move that a text stands for. The server wrote it, so a text it cannot mean is a mistake. */
export function read(text: string): Move {
  const [verb = '', first = '', ...more] = text.split(' ');
  if (BARE.has(verb)) return { text, verb: verb as Bare };
  if (!first) throw new Error(`'${text}' has no word after its verb`);
  switch (verb) {
    case 'pawn':
      return { text, verb, pawn: first };
    case 'vote':
      return { text, verb, seat: Number(first) };
    case 'name':
      return { text, verb, colour: first };
    case 'rummage':
      return { text, verb, cover: first, stone: more[1] ?? '' };
    case 'pull':
      return { text, verb, stone: first, pace: more[0] ?? '' };
    case 'clock':
      return { text, verb, factor: first };
    default:
      throw new Error(`'${verb}' is no verb of The Cursed Tomb`);
  }
}

/** The moves of some verbs, in the order of the server. */
export function of<V extends Verb>(moves: Move[], ...verbs: V[]): MoveOf<V>[] {
  return moves.filter((move): move is MoveOf<V> => (verbs as Verb[]).includes(move.verb));
}

/** `red2` as its colour and its number. */
export function stoneParts(stone: string): { colour: string; number: number } {
  const parts = /^([a-z]+)(\d+)$/.exec(stone);
  return { colour: parts?.[1] ?? '', number: Number(parts?.[2] ?? 0) };
}
