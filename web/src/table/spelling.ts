// Moves as the server writes them, such as `enter N 1 4`, read into their words and written back. Which
// words a verb has, and what they look like, is generated from the declarations of each game.

/** How a word is written. */
export interface Spelt {
  /** What it is called in a move; a joint has no name. */
  name?: string;
  /** What only joins other words, such as `to`. */
  joint?: string;
  /** What its text begins with: the `g` of `g2`. */
  before?: string;
  number?: true;
  /** It says a list, one word of the text for each. */
  many?: true;
  /** It may be left out. */
  may?: true;
}

/** A move of a verb that this client does not know: there is its text, and nothing else. */
export interface Plain {
  verb: '';
  text: string;
}

interface Said {
  verb: string;
  text: string;
}

/** The moves of some verbs. */
export type MoveOf<M extends Said, V extends M['verb']> = Extract<M, { verb: V }>;
/** A move that has yet to be written. */
export type Unwritten<M extends Said> = M extends unknown ? Omit<M, 'text'> : never;

type Field<M> = M extends unknown ? keyof M : never;
/** What any of the moves say, by word; a move lacks the words of other verbs. */
export type Words<M extends Said> = {
  [K in Exclude<Field<M>, 'verb' | 'text'>]?: M extends { [P in K]: infer T } ? T : never;
};

type Value = string | number;

export class Spelling<M extends Said> {
  constructor(readonly verbs: Readonly<Record<M['verb'], readonly Spelt[]>>) {}

  /** The move that a text stands for; it stays plain where no such verb is declared. */
  read = (text: string): M | Plain => {
    const [verb = '', ...left] = text.split(' ');
    if (!Object.hasOwn(this.verbs, verb)) return { verb: '', text };
    const move: Record<string, unknown> = { text, verb };
    for (const word of this.verbs[verb as M['verb']]) {
      const found = take(word, left);
      if (word.name) move[word.name] = word.many ? found : (found[0] ?? null);
      if (!found.length && !word.many && !word.may) return { verb: '', text };
    }
    return left.length ? { verb: '', text } : (move as unknown as M);
  };

  /** The text of a move. */
  write = (move: Unwritten<M>): string => {
    const said = move as Record<string, Value | readonly Value[] | null> & { verb: M['verb'] };
    const words = this.verbs[said.verb].flatMap(({ name, joint, before = '' }) => {
      const values = joint ?? said[name ?? ''] ?? [];
      return [values].flat().map((value) => `${before}${value}`);
    });
    return [said.verb, ...words].join(' ');
  };

  /** The moves of some verbs, in the order of the server. */
  of = <V extends M['verb']>(moves: readonly (M | Plain)[], ...verbs: V[]): MoveOf<M, V>[] =>
    moves.filter((move): move is MoveOf<M, V> => (verbs as string[]).includes(move.verb));
}

/** What a word says; its part of the text is taken off the front. */
function take({ joint, before = '', number, many }: Spelt, left: string[]): Value[] {
  const fits = (text: string): boolean => {
    if (joint) return text === joint;
    if (!text.startsWith(before)) return false;
    return !number || /^[0-9]+$/.test(text.slice(before.length));
  };
  const found: Value[] = [];
  while (left[0] !== undefined && fits(left[0]) && (many || !found.length)) {
    const text = (left.shift() ?? '').slice(before.length);
    found.push(number ? Number(text) : text);
  }
  return found;
}

/** What any move says, by word. */
export const wordsOf = <M extends Said>(move: M): Words<Exclude<M, Plain>> => move as never;

/** What there is to choose from, each once, in the order of the moves. */
export function distinct<M, K extends string>(moves: readonly M[], key: (move: M) => K): K[] {
  return [...new Set(moves.map(key))];
}
