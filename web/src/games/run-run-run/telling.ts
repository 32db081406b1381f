// Events, questions, moves and refusals in the words of the page's language.
import type {
  Caution,
  GameEvent,
  RunRunRunComponents,
  RunRunRunDecision,
  RunRunRunView,
} from '$protocol';
import { plainEvent, plainMove } from '../../table/plain.ts';
import type { ToldLine } from '../game.ts';
import { FactWords, type Say } from './facts.ts';
import { read } from './moves.ts';
import type { Place } from './plan.ts';

/** What a message needs to know of the table besides its own facts. */
export interface Told {
  say: Say;
  view: RunRunRunView | null;
  box: RunRunRunComponents | null;
  /** Who sits where; needed before everybody has a cat. */
  nameAt?: ((seat: number) => string) | undefined;
}

const facts = ({ say, view, box, nameAt }: Told): FactWords =>
  new FactWords(say, view, box, nameAt);

/** The sentence of an event, whether or not the log shows it. */
export function eventText(told: Told, event: GameEvent): string {
  const { event: kind, rule: _rule, ...about } = event;
  // The terminal names seats by their numbers; here, people have names.
  const message = kind === 'cat-taken' ? 'told-cat-taken' : `event-${kind}`;
  const words = facts(told);
  const plain = plainEvent(about, (seat) => words.cat(seat));
  return told.say(message, { ...plain, ...words.of(about) });
}

/** An event as a line of the log; null if it goes without saying. */
export function eventLine(told: Told, event: GameEvent, next: GameEvent | null): ToldLine | null {
  if (goesWithoutSaying(event, next)) return null;
  return {
    text: eventText(told, event),
    rule: event.rule,
    weight: weight(event),
    places: placesOf(event),
    cards: cardsOf(event),
  };
}

/** The hexes that an event is about. */
function placesOf(event: GameEvent): Place[] {
  if (event.event === 'cat-called') return event.at;
  const { at, start, to, one, other, path, corner } = event as Partial<
    Record<'at' | 'start' | 'to' | 'one' | 'other', Place> & Record<'path' | 'corner', Place[]>
  >;
  const single = [at, start, to, one, other].filter((place) => Array.isArray(place));
  return [...single, ...(path ?? []), ...(corner ?? [])];
}

/** The cards that an event names; a number of cards names none. */
function cardsOf(event: GameEvent): string[] {
  const { card, cards } = event as { card?: string; cards?: string[] | number };
  return [...(card ? [card] : []), ...(Array.isArray(cards) ? cards : [])];
}

function weight(event: GameEvent): ToldLine['weight'] {
  if (event.event === 'turn-began') return 'turn';
  return event.event === 'game-won' || event.event === 'game-lost' ? 'end' : 'plain';
}

/** Events that the next line tells as well, or in which nothing happens. */
function goesWithoutSaying(event: GameEvent, next: GameEvent | null): boolean {
  switch (event.event) {
    case 'forced-choice':
      return true;
    case 'symbol-resolved':
      return event.symbols === 1;
    case 'foe-halted':
      return next?.event === 'foe-attacked';
    case 'token-used':
      return next?.event === 'torches-gained' && !next.count;
    default:
      return false;
  }
}

/** What a seat is asked, as its player reads it; the others read what they wait for. */
export function question(told: Told, decision: RunRunRunDecision): string {
  const words = facts(told);
  const about = words.of(decision.facts ?? {});
  if (told.view?.seat === decision.seat) return told.say(`ask-${decision.question}`, about);
  return told.say(`doing-${decision.question}`, { ...about, ...words.seat(decision.seat) });
}

/** A legal move in words; `seat` is who could make it. */
export function moveText(told: Told, text: string, seat: number): string {
  const about = facts(told).ofMove(read(text), seat);
  return told.say(`move-${text.split(' ')[0]}`, { ...plainMove(text), ...about });
}

/** Why a move is not possible; null if the game has no such reason. */
export function refusalText(told: Told, key: string, about: Record<string, unknown>): string {
  return told.say(`refusal-${key}`, facts(told).of(about));
}

/** Why a legal move may be a slip. */
export function cautionText(told: Told, { key, facts: about }: Caution): string {
  return told.say(`caution-${key}`, facts(told).of(about ?? {}));
}
