// Events, questions, moves and refusals in the words of the page's language.
import { MOVES } from '../../generated/escape.ts';
import { plainEvent, plainMove } from '../../table/plain.ts';
import type { ToldLine } from '../game.ts';
import { FactWords, type Say } from './facts.ts';
import type { Components, Decision, Event, View } from './types.ts';

/** What a message needs to know of the table besides its own facts. */
export interface Told {
  say: Say;
  view: View | null;
  box: Components | null;
}

export const facts = ({ say, view, box }: Told): FactWords => new FactWords(say, view, box);

/** What older films do not tell of an event. */
const UNTOLD: Partial<Record<Event['event'], Record<string, unknown>>> = {
  'die-lost': { was: '', face: '' },
  'die-buried': { was: '', face: '' },
  'game-paused': { seconds: 0, covered: false },
};

/** The sentence of an event, whether or not the log shows it. */
export function eventText(told: Told, event: Event): string {
  const { event: kind, rule: _rule, ...about } = event;
  const words = facts(told);
  const plain = plainEvent(about, (seat) => words.player(seat));
  return told.say(`event-${kind}`, { ...plain, ...words.of({ ...UNTOLD[kind], ...about }) });
}

/** An event as a line of the log; null if it goes without saying. */
export function eventLine(told: Told, event: Event): ToldLine | null {
  if (goesWithoutSaying(told.view, event)) return null;
  return { text: eventText(told, event), rule: event.rule, weight: weight(event) };
}

const TURNS: ReadonlySet<string> = new Set<Event['event']>([
  'started',
  'gong-struck',
  'door-slammed',
]);
const ENDS: ReadonlySet<string> = new Set<Event['event']>(['all-escaped', 'collapsed', 'conceded']);

function weight(event: Event): ToldLine['weight'] {
  if (TURNS.has(event.event)) return 'turn';
  return ENDS.has(event.event) ? 'end' : 'plain';
}

/** So much happens at once that only what matters to all, and what my own dice show, is written down. */
const SMALL: ReadonlySet<string> = new Set<Event['event']>([
  'room-laid',
  'dice-rolled',
  'hand-on-head',
  'power-set',
  'pool-left',
  'room-drawn',
  'seconds-left',
  'treasure-laid',
]);

function goesWithoutSaying(view: View | null, event: Event): boolean {
  if (event.event === 'dice-settled') return event.seat !== view?.seat;
  return SMALL.has(event.event);
}

/** What a seat is asked; everybody is asked all the time. */
export function question(told: Told, decision: Decision): string {
  return told.say(`ask-${decision.question}`, facts(told).of(decision.facts ?? {}));
}

/** A legal move in words. */
export function moveText(told: Told, text: string): string {
  const about = facts(told).ofMove(MOVES.read(text), told.view?.seat ?? null);
  return told.say(`move-${text.split(' ')[0]}`, { ...plainMove(text), ...about });
}

/** Why a move is not possible. */
export function refusalText(told: Told, key: string, about: Record<string, unknown>): string {
  return told.say(`refusal-${key}`, facts(told).of(about));
}

/** Why a legal move may be a slip. */
export function cautionText(
  told: Told,
  { key, facts: about }: { key: string; facts?: Record<string, unknown> },
): string {
  return told.say(`caution-${key}`, facts(told).of(about ?? {}));
}
