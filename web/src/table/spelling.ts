// Moves as the server writes them, such as `enter N 1 4`, read into what they say and written back. What
// the words of a verb say, and what stands before each, is generated from the declarations of each game.

/** How a part of a move is written. */
export interface Spelt {
  name: string;
  says: 'name' | 'number' | 'hex' | 'numbers';
  /** What stands before it in the text; else a space. */
  before?: string;
  /** It may be said again, or not at all. */
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

const LOOKS = {
  name: '[^ @/]+',
  number: '[0-9]+',
  hex: '-?[0-9]+,-?[0-9]+',
  numbers: '[0-9]+(?:,[0-9]+)*',
} as const;

const beginning = ({ before = ' ' }: Spelt): string => before;

/** What the words of a verb look like, each in a group of its own. */
function pattern(words: readonly Spelt[]): RegExp {
  const groups = words.map((word) => {
    const one = `${beginning(word).replace(/[+]/g, '[+]')}${LOOKS[word.says]}`;
    return `((?:${one})${word.many ? '*' : word.may ? '?' : ''})`;
  });
  return new RegExp(`^${groups.join('')}$`);
}

/** What one group of a text says. */
function saidBy(word: Spelt, said: string): unknown {
  const begins = beginning(word);
  const value = (text: string): unknown => {
    if (word.says === 'name') return text;
    return word.says === 'number' ? Number(text) : text.split(',').map(Number);
  };
  if (word.many) return said.split(begins).slice(1).map(value);
  if (said) return value(said.slice(begins.length));
  return word.says === 'numbers' ? [] : null;
}

export class Spelling<M extends Said> {
  #patterns = new Map<string, RegExp>();

  constructor(readonly verbs: Readonly<Record<M['verb'], readonly Spelt[]>>) {}

  /** The move that a text stands for; it stays plain where no such verb is declared. */
  read = (text: string): M | Plain => {
    const [verb = ''] = text.split(' ', 1);
    if (!Object.hasOwn(this.verbs, verb)) return { verb: '', text };
    const words = this.verbs[verb as M['verb']];
    const looks = this.#patterns.get(verb) ?? pattern(words);
    this.#patterns.set(verb, looks);
    const said = looks.exec(text.slice(verb.length));
    if (!said) return { verb: '', text };
    const parts = words.map((word, place) => [word.name, saidBy(word, said[place + 1] ?? '')]);
    return { text, verb, ...Object.fromEntries(parts) } as unknown as M;
  };

  /** The text of a move. */
  write = (move: Unwritten<M>): string => {
    const { verb, ...said } = move as Record<string, unknown> & { verb: M['verb'] };
    const words = this.verbs[verb].flatMap((word) => {
      const value = said[word.name] ?? [];
      const each = word.many ? (value as unknown[]) : [value].filter((one) => String(one) !== '');
      return each.map((one) => `${beginning(word)}${one}`);
    });
    return [verb, ...words].join('');
  };

  /** The moves of some verbs, in the order of the server. */
  of = <V extends M['verb']>(moves: readonly (M | Plain)[], ...verbs: V[]): MoveOf<M, V>[] =>
    moves.filter((move): move is MoveOf<M, V> => (verbs as string[]).includes(move.verb));
}

/** What any move says, by word. */
export const wordsOf = <M extends Said>(move: M): Words<Exclude<M, Plain>> => move as never;

/** What there is to choose from, each once, in the order of the moves. */
export function distinct<M, K extends string>(moves: readonly M[], key: (move: M) => K): K[] {
  return [...new Set(moves.map(key))];
}
