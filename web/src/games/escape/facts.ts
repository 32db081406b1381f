// The facts of events, questions, refusals and moves in the form in which messages take them.

import type { Fact, Facts } from '../../app/words.svelte.ts';
import { symbolsOf } from '../../art/escape/names.ts';
import { wordsOf } from '../../table/spelling.ts';
import type { Command } from './deeds.ts';
import { type Side, sideTowards } from './temple.ts';
import { clockText } from './time.ts';
import type { Components, View } from './types.ts';

export type Say = (id: string, facts?: Facts) => string;

const NOTHING = '–';
const NONE = 'none';
const yesOrNo = (fact: boolean): string => (fact ? 'yes' : 'no');

/** Tiles are called by what messages can select on: an ID cannot begin with a digit there. */
const TILES: Record<string, string> = { '2torch': 'double-torch', '2key': 'double-key' };
export const treasureName = (treasure: string): string => TILES[treasure] ?? treasure;

/** Turns facts into what messages name, with the colours that sit at this table. */
export class FactWords {
  constructor(
    readonly say: Say,
    readonly view: View | null,
    readonly box: Components | null,
  ) {}

  /** All facts of an event, a question or a refusal. */
  of(facts: Record<string, unknown>): Facts {
    const said: Facts = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(said, this.#one(name, fact));
    if ('dice' in facts || 'tiles' in facts)
      said.given = this.given((facts.dice ?? []) as number[], (facts.tiles ?? []) as string[]);
    return said;
  }

  #one(name: string, fact: unknown): Facts {
    switch (name) {
      case 'seat':
        return this.seat(fact as number);
      case 'seats':
        return { players: fact as number };
      case 'whose':
        return { whose: this.player(fact as number) };
      case 'partner':
        return { partner: this.player(fact as number) };
      case 'names':
      case 'safe':
        return { [name]: this.#players(fact as number[]) };
      case 'to':
        return typeof fact === 'number'
          ? { whose: this.player(fact) }
          : { to: this.room(fact as string) };
      case 'room':
      case 'other':
      case 'start':
        return { [name]: this.room(fact as string) };
      case 'treasure':
        return { treasure: treasureName(fact as string) };
      case 'faces':
        return { faces: this.symbols(fact as string[]) };
      case 'face':
        return { face: this.say('symbol', { face: fact as string, count: 1 }) };
      case 'price':
        return { price: this.symbols(symbolsOf(fact as string)) };
      case 'dice':
        return {
          dice: this.listing((fact as number[]).map(String)),
          count: (fact as number[]).length,
        };
      case 'colours':
        return {
          colours: this.listing((fact as string[]).map((colour) => this.say('colour', { colour }))),
        };
      case 'ballots':
        return {
          ballots: this.listing((fact as string[]).map((ballot) => this.say('ballot', { ballot }))),
        };
      case 'sides':
        return {
          sides: this.listing((fact as string[]).map((side) => this.say('side', { side }))),
        };
      case 't':
        return { clock: clockText(fact as number) };
    }
    if (typeof fact === 'boolean') return { [name]: yesOrNo(fact) };
    if (Array.isArray(fact)) return { [name]: this.listing(fact.map(String)) };
    return { [name]: (fact as Fact) === '' ? NONE : (fact as Fact) };
  }

  /** People count places from one. */
  seat(seat: number): Facts {
    return { place: seat + 1, colour: this.view?.players[seat]?.colour ?? NONE };
  }

  /** What a seat is called in the middle of a sentence. */
  player(seat: number): string {
    return this.say('player', this.seat(seat));
  }

  #players(seats: readonly number[]): string {
    return seats.length ? this.listing(seats.map((seat) => this.player(seat))) : this.say('nobody');
  }

  room(name: string): string {
    return name ? this.say('room', { name }) : NOTHING;
  }

  treasure(treasure: string): string {
    return this.say('treasure', { treasure: treasureName(treasure) });
  }

  /** `A A K` as `two adventurers and one key`. */
  symbols(faces: readonly string[]): string {
    const kinds = [...new Set(faces)];
    return this.listing(
      kinds.map((face) =>
        this.say('symbol', { face, count: faces.filter((one) => one === face).length }),
      ),
    );
  }

  /** Dice by number, so that nobody takes a number for a count, with tiles by name. */
  given(dice: readonly number[], tiles: readonly string[]): string {
    const numbers = { dice: this.listing(dice.map(String)), count: dice.length };
    const named = dice.length ? [this.say('numbered-dice', numbers)] : [];
    return this.listing([...named, ...tiles.map((tile) => this.treasure(tile))]);
  }

  /** `a`, `a and b`, `a, b and c` in the words of the language. */
  listing(items: string[]): string {
    const last = items.at(-1) ?? NOTHING;
    const most = items.slice(0, -1);
    return most.length ? this.say('listing', { most: most.join(', '), last }) : last;
  }

  /** What the words of a legal move stand for; `seat` is who could make it. */
  ofMove(move: Command, seat: number | null): Facts {
    const { dice = [], tiles = [], rooms = [], treasure = '', ...said } = wordsOf(move);
    const at = move.verb === 'enter' ? this.#beyond(move.side, seat) : (said.room ?? '');
    return {
      dice: this.listing(dice.map(String)),
      given: this.given(dice, tiles),
      paid: this.given(dice, tiles),
      gems: said.gems ?? 0,
      side: said.side ?? '',
      colour: said.colour ?? '',
      curse: said.curse ?? '',
      ballot: said.vote ?? '',
      call: said.call ?? '',
      power: said.power ?? '',
      treasure: treasureName(treasure),
      on: yesOrNo(said.switch === 'on'),
      yes: yesOrNo(said.answer === 'yes'),
      whose: typeof said.seat === 'number' ? this.player(said.seat) : '',
      target: rooms.length ? this.listing(rooms.map((room) => this.room(room))) : NONE,
      room: this.room(at),
    };
  }

  /** The room on a side of the one where a seat is. */
  #beyond(side: Side, seat: number | null): string {
    const rooms = this.view?.rooms ?? [];
    const here = rooms.find(({ room }) => room === this.view?.players[seat ?? -1]?.at);
    if (!here) return '';
    return rooms.find((room) => sideTowards(here, room) === side)?.room ?? '';
  }
}
