// The facts of events, questions, refusals and moves in the form in which messages take them.
import type { CursedTombComponents, CursedTombView } from '$protocol';
import type { Fact, Facts } from '../../app/words.svelte.ts';
import type { Answer } from './keys.ts';
import { stoneParts } from './stones.ts';

export type Say = (id: string, facts?: Facts) => string;

const NO_NAME = 'none';
const yesOrNo = (fact: boolean): string => (fact ? 'yes' : 'no');

/** Turns facts into what messages name, with the pawns that sit at this table. */
export class FactWords {
  constructor(
    readonly say: Say,
    readonly view: CursedTombView | null,
    readonly box: CursedTombComponents | null,
  ) {}

  /** All facts of an event, a question or a refusal. */
  of(facts: Record<string, unknown>): Facts {
    const said: Facts = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(said, this.#one(name, fact));
    return said;
  }

  #one(name: string, fact: unknown): Facts {
    switch (name) {
      case 'seat':
        return this.seat(fact as number);
      case 'seats':
        return typeof fact === 'number'
          ? { players: fact }
          : { names: this.listing((fact as number[]).map((seat) => this.player(seat))) };
      case 'choice':
        return { choice: this.player(fact as number) };
      case 'stone':
      case 'cover':
        return { [name]: this.stone(fact as string) };
      case 'covers': {
        const covers = fact as string[];
        return {
          covers: this.listing(covers.map((one) => this.stone(one))),
          count: covers.length,
        };
      }
      case 'thing':
        return this.#thing(fact as string);
      case 'colours':
        return {
          colours: this.listing((fact as string[]).map((colour) => this.say('colour', { colour }))),
        };
      case 'forward':
      case 'backward':
        return { [name]: typeof fact === 'boolean' ? yesOrNo(fact) : (fact as string) || NO_NAME };
    }
    if (typeof fact === 'boolean') return { [name]: yesOrNo(fact) };
    if (Array.isArray(fact)) return { [name]: this.listing(fact.map(String)) };
    return { [name]: fact as Fact };
  }

  #thing(thing: string): Facts {
    if (!thing || thing === 'sceptre') return { thing: thing || NO_NAME, fallen: '' };
    return { thing: 'stone', fallen: this.stone(thing) };
  }

  seat(seat: number): Facts {
    return { seat, pawn: this.view?.players[seat]?.pawn || NO_NAME };
  }

  /** What a seat is called in the middle of a sentence. */
  player(seat: number): string {
    return this.say('player', this.seat(seat));
  }

  /** `red2` as the second red stone. */
  stone(name: string): string {
    return this.say('stone', stoneParts(name));
  }

  /** `a`, `a and b`, `a, b and c` in the words of the language. */
  listing(items: string[]): string {
    const last = items.at(-1) ?? '';
    const most = items.slice(0, -1);
    return most.length ? this.say('listing', { most: most.join(', '), last }) : last;
  }

  /** What the words of a legal move stand for; `seat` is who could make it. */
  ofMove(move: Answer, seat: number): Facts {
    const facts = this.view?.waiting.find((one) => one.seat === seat)?.facts ?? {};
    switch (move.verb) {
      case 'turn':
        return { square: this.nextTile() };
      case 'pawn':
        return { pawn: move.pawn };
      case 'vote':
        return this.of({ choice: move.seat });
      case 'name':
        return { colour: move.colour };
      case 'forward':
      case 'backward':
        return { to: String(facts[move.verb] ?? '') };
      case 'stay':
        return { at: this.view?.players[seat]?.at ?? '' };
      case 'clock':
        return { factor: move.clockFactor };
      case 'rummage':
        return {
          ...this.of({ cover: move.cover, stone: move.stone }),
          chance: this.box?.rummage_chance ?? 0,
        };
      case 'pull':
        return { ...this.of({ stone: move.stone, pace: move.pace }), chance: this.chance(move) };
      default:
        return {};
    }
  }

  /** The square whose tile would be turned over next. */
  nextTile(): string {
    return this.view?.tiles.find((tile) => !tile.tile && tile.kind !== 'tomb')?.square ?? '';
  }

  /** The printed chance of a pull in the abstract trap. */
  chance({ stone, pace }: { stone: string; pace: string }): number {
    const lies = this.view?.trap.heap.find((one) => one.stone === stone)?.lies ?? '';
    return this.box?.paces.find((one) => one.pace === pace)?.chances[lies] ?? 0;
  }
}
