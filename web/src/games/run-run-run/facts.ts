// The facts of events, questions, refusals and moves in the form in which messages take them:
// raw names and numbers, so that each language can build its own sentence around them.
import type { RunRunRunComponents, RunRunRunView } from '$protocol';
import type { Fact, Facts } from '../../app/words.svelte.ts';
import { beside, SIDES, same, shape, turned } from './hexes.ts';
import type { Explore, Move } from './moves.ts';
import type { Place } from './plan.ts';

export type Say = (id: string, facts?: Facts) => string;

const NO_NAME = 'none';
/** From here on a distance means that no walk leads there; messages know it as -1. */
const NO_WALK = 1000;
/** How far a cat walks without discarding (RRR-MOVE-01); only to say how far a card carries. */
const ALLOWANCE = 3;

export const placeName = ([q, r]: Place): string => `(${q},${r})`;
const yesOrNo = (fact: boolean): string => (fact ? 'yes' : 'no');
const isPlace = (fact: unknown[]): fact is Place =>
  fact.length === 2 && fact.every((part) => typeof part === 'number');

/** Turns facts into what messages name, with the cats that sit at this table. */
export class FactWords {
  constructor(
    readonly say: Say,
    readonly view: RunRunRunView | null,
    readonly box: RunRunRunComponents | null,
    readonly nameAt: (seat: number) => string = () => '',
  ) {}

  /** All facts of an event, a question or a refusal. */
  of(facts: Record<string, unknown>): Facts {
    const said: Facts = {};
    for (const [name, fact] of Object.entries(facts)) Object.assign(said, this.#one(name, fact));
    if ('hits' in facts) said.results = this.#results(facts);
    return said;
  }

  #one(name: string, fact: unknown): Facts {
    switch (name) {
      case 'seat':
      case 'first':
        return this.seat(fact as number);
      case 'partner':
        return { partner: this.catOf(fact as number) };
      case 'seats':
        return this.#seats(fact as number | number[]);
      case 'card':
        return this.card(fact as string);
      case 'cat':
      case 'foe':
      case 'token':
      case 'back':
        return { [name]: (fact as string) || NO_NAME };
      case 'path': {
        const path = fact as Place[];
        return { steps: path.length - 1, to: placeName(path.at(-1) ?? [0, 0]) };
      }
      case 'shares':
        return { shares: this.#shares(fact as number[] | [string, number][]) };
      case 'cards':
        return this.#cards(fact as number | string[]);
      case 'offered':
      case 'found': {
        const cards = fact as string[];
        return { [name]: this.listing(cards), [`${name}_count`]: cards.length };
      }
      case 'verbs':
        return {
          verbs: this.listing((fact as string[]).map((verb) => this.say('answer', { verb }))),
        };
      case 'distance':
        return { distance: (fact as number) < NO_WALK ? (fact as number) : -1 };
    }
    if (typeof fact === 'boolean') return { [name]: yesOrNo(fact) };
    if (Array.isArray(fact)) return { [name]: this.#list(fact) };
    return { [name]: fact as Fact };
  }

  #list(fact: unknown[]): string {
    if (isPlace(fact)) return placeName(fact);
    return this.listing(
      fact.map((one) => (Array.isArray(one) ? placeName(one as Place) : `${one}`)),
    );
  }

  /** The faces of a combat roll that came up. */
  #results(facts: Record<string, unknown>): string {
    const faces = ['hits', 'abilities', 'hexes', 'footprints'].filter((face) => facts[face]);
    return this.listing(
      faces.map((face) => this.say(`face-${face}`, { count: facts[face] as number })),
    );
  }

  // --- seats ---

  catOf(seat: number): string {
    return this.view?.cats.find((cat) => cat.seat === seat)?.cat || NO_NAME;
  }

  seat(seat: number): Facts {
    const number = seat + 1;
    const name = this.nameAt(seat) || this.say('seat-number', { number });
    return { seat: number, cat: this.catOf(seat), name };
  }

  /** What a seat is called in the middle of a sentence. */
  cat(seat: number): string {
    return this.say('cat', this.seat(seat));
  }

  /** How many players there are, or which of them. */
  #seats(seats: number | number[]): Facts {
    if (typeof seats === 'number') return { players: seats };
    return { cats: this.cats(seats) };
  }

  cats(seats: number[]): string {
    return this.listing(seats.map((seat) => this.cat(seat)));
  }

  // --- cards ---

  /** A card with everything printed on it. */
  card(name: string): Facts {
    const card = this.box?.rooms.find((room) => room.name === name);
    if (!card) return { card: name };
    return {
      card: name,
      shape: shape(card.exits),
      symbol: card.symbol,
      torch: yesOrNo(card.torch),
      tomb: yesOrNo(card.tomb),
    };
  }

  /** How many cards, or which; an empty list may also mean that they are hidden. */
  #cards(cards: number | string[]): Facts {
    if (typeof cards === 'number') return { cards };
    return {
      cards: this.listing(cards),
      count: cards.length,
      seen: yesOrNo(cards.length > 0),
    };
  }

  // --- lists ---

  /** Damage by seat, or (card, seat) pairs of a pool. */
  #shares(shares: number[] | [string, number][]): string {
    return Array.isArray(shares[0])
      ? this.#poolShares(shares as [string, number][])
      : this.damageShares(shares as number[]);
  }

  damageShares(shares: number[]): string {
    return shares
      .map((damage, seat) => ({ damage, ...this.seat(seat) }))
      .filter(({ damage }) => damage)
      .map((facts) => this.say('share-of-damage', facts))
      .join(', ');
  }

  #poolShares(shares: [string, number][]): string {
    const bySeat = new Map<number, string[]>();
    for (const [card, seat] of shares) bySeat.set(seat, [...(bySeat.get(seat) ?? []), card]);
    return [...bySeat]
      .map(([seat, cards]) =>
        this.say('share-of-cards', { cards: cards.join(' '), ...this.seat(seat) }),
      )
      .join(', ');
  }

  /** `a`, `a and b`, `a, b and c` in the words of the language. */
  listing(items: string[]): string {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return this.say('listing', { most: items.slice(0, -1).join(', '), last });
  }

  // --- moves ---

  /** What a legal move is about, with the question that it answers. */
  ofMove(move: Move, seat: number): Facts {
    const decision = this.view?.waiting.find((one) => one.seat === seat);
    const asked = decision?.facts ?? {};
    return { question: decision?.question ?? NO_NAME, ...this.#about(move, seat, asked) };
  }

  #about(move: Move, seat: number, asked: Record<string, unknown>): Facts {
    switch (move.verb) {
      case 'cat':
        return { seat, cat: move.cat };
      case 'use':
        return { token: move.token };
      case 'lay':
        return { one: placeName(move.at), other: placeName(move.other) };
      case 'triangle':
        return { one: placeName(move.at), other: placeName(move.other) };
      case 'teleport':
        return { token: move.token, to: placeName(move.at) };
      case 'route':
        return { foe: asked.foe as string, to: placeName(move.at) };
      case 'wake':
        return { foe: asked.foe as string, to: placeName(move.at), steps: this.#steps(move.at) };
      case 'order':
        return { foe: move.foe };
      case 'split':
        return { shares: this.damageShares(move.shares) };
      case 'suffer':
        return { damage: asked.damage as number };
      case 'explore':
        return {
          ...this.card(move.card),
          to: placeName(move.at),
          turns: `r${move.turns}`,
          links: this.links(move),
        };
      case 'fight':
        return { foes: this.#foesAt(move.at), to: placeName(move.at) };
      case 'regroup':
        return { left: this.view?.regroup_tiles ?? 0 };
      case 'stride':
        return { ...this.card(move.card), reach: ALLOWANCE + this.#value(move.card) };
      case 'open':
        return {
          to: placeName(move.at),
          beside: placeName(move.other),
          steps: this.#steps(move.other) + 1,
        };
      case 'commit':
        return { ...this.card(move.card), dice: this.#value(move.card) };
      case 'roll':
        return { dice: asked.dice as number };
      case 'hit':
        return { foe: move.foe, damage: move.damage };
      case 'step':
      case 'mark':
      case 'unmark':
        return { to: placeName(move.at) };
      case 'call':
        return { call: move.call, at: move.at ? placeName(move.at) : '' };
      case 'offer':
        return { cards: this.listing(move.cards), count: move.cards.length };
      case 'burn':
        return { count: move.count };
      case 'take':
        return { cat: (asked.cat as string) || NO_NAME, count: move.count };
      case 'decline':
        return { cat: (asked.cat as string) || NO_NAME };
      case 'give':
        return { ...this.card(move.card), ...this.seat(move.seat) };
      case 'trade':
        return {
          token: move.token,
          partner: this.catOf(move.seat),
          back: move.back || NO_NAME,
        };
      default:
        return {};
    }
  }

  /** How many corridors a placement connects. */
  links({ card, at, turns, passages }: Explore): number {
    const exits = turned(this.box?.rooms.find((room) => room.name === card)?.exits ?? 0, turns);
    return SIDES.filter(
      (side) => passages.includes(side) || (exits & (1 << side) && this.#tile(beside(at, side))),
    ).length;
  }

  #value(card: string): number {
    return this.box?.rooms.find((room) => room.name === card)?.value ?? 0;
  }

  #tile(at: Place) {
    return this.view?.maze.find((tile) => same(tile.at, at));
  }

  #steps(at: Place): number {
    return this.#tile(at)?.steps ?? 0;
  }

  #foesAt(at: Place): string {
    const foes = (this.view?.foes ?? []).filter((foe) => foe.at && same(foe.at, at));
    return this.listing(foes.map((foe) => this.say('foe', { foe: foe.name })));
  }
}
