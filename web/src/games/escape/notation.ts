// The text form of commands, read into their parts: `enter N 1 4`, `commit g2 1 3 +2key`.

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export interface Move {
  text: string;
  verb: string;
  /** A side, a colour, a room, a vote, a kind of tile, a call … whatever the verb is about. */
  name: string;
  /** What comes after that: an answer, or further rooms. */
  more: string[];
  /** Dice by number, as they pay, roll or lie in a pool. */
  dice: number[];
  /** Kinds of treasure tiles that help to pay. */
  tiles: string[];
  /** Gems that a pool aims at; 0: as it is. */
  gems: number;
  /** The seat it is for; -1: nobody in particular. */
  seat: number;
}

/** Verbs whose first word is not a die. */
const NAMED = new Set([
  'colour',
  'ease',
  'enter',
  'place',
  'propose',
  'vote',
  'lift',
  'use',
  'hand',
  'call',
  'ping',
]);
const SEATED = new Set(['choose', 'away', 'back']);

export function read(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const move: Move = { text, verb, name: '', more: [], dice: [], tiles: [], gems: 0, seat: -1 };
  if (NAMED.has(verb)) move.name = words.shift() ?? '';
  if (SEATED.has(verb)) move.seat = Number(words.shift());
  if (verb === 'power') move.name = words.shift() ?? '';
  if (verb === 'propose' && words.length) move.seat = Number(words.shift());
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === 'to' || word === 'for') move.seat = Number(words.shift());
    else if (word.startsWith('+')) move.tiles.push(word.slice(1));
    else if (/^g\d$/.test(word)) move.gems = Number(word[1]);
    else if (/^\d+$/.test(word)) move.dice.push(Number(word));
    else move.more.push(word);
  }
  return move;
}

/** The command that rolls these dice. */
export const rollOf = (dice: readonly number[]): string => ['roll', ...dice].join(' ');
