// Events, questions, moves and refusals in the words of the page's language.
import type {
  Caution,
  CursedTombComponents,
  CursedTombDecision,
  CursedTombEvent,
  CursedTombView,
  PullNews,
} from '$protocol';
import { MOVES } from '../../generated/cursed-tomb.ts';
import { plainEvent, plainMove } from '../../table/plain.ts';
import type { ToldLine } from '../game.ts';
import { FactWords, type Say } from './facts.ts';

/** What a message needs to know of the table besides its own facts. */
export interface Told {
  say: Say;
  view: CursedTombView | null;
  box: CursedTombComponents | null;
  /** The seats of this device, where several share it; else the seat of the view is meant. */
  mine?: readonly number[];
}

export const facts = ({ say, view, box }: Told): FactWords => new FactWords(say, view, box);

/** The sentence of an event, whether or not the log shows it. */
export function eventText(told: Told, event: CursedTombEvent): string {
  const { event: kind, rule: _rule, ...about } = event;
  const words = facts(told);
  const plain = plainEvent(about, (seat) => words.player(seat));
  return told.say(`event-${kind}`, { ...plain, ...words.of(about) });
}

/** An event as a line of the log; null if it goes without saying. */
export function eventLine(
  told: Told,
  event: CursedTombEvent,
  next: CursedTombEvent | null,
): ToldLine | null {
  if (goesWithoutSaying(event, next)) return null;
  return { text: eventText(told, event), rule: event.rule, weight: weight(event) };
}

const ENDS: ReadonlySet<string> = new Set<CursedTombEvent['event']>([
  'mummy-freed',
  'rounds-over',
  'game-void',
]);

function weight(event: CursedTombEvent): ToldLine['weight'] {
  if (event.event === 'turn-began') return 'turn';
  return ENDS.has(event.event) ? 'end' : 'plain';
}

/** Steps of the mummy on which she meets nobody, and what the next line says as well. */
function goesWithoutSaying(event: CursedTombEvent, next: CursedTombEvent | null): boolean {
  switch (event.event) {
    case 'mummy-stepped':
      return next?.event !== 'scarab-paid' && next?.event !== 'sent-back';
    case 'mummy-turned':
      return next?.event === 'mummy-stopped';
    default:
      return event.event === 'forced-choice' || event.event === 'hand-touched';
  }
}

/** What a seat is asked, as its player reads it; the others read what they wait for. */
export function question(told: Told, decision: CursedTombDecision): string {
  const words = facts(told);
  const about = words.of(decision.facts ?? {});
  if (decision.question === 'pull') {
    const seat = decision.facts?.seat;
    const mine = told.view?.seat === seat || told.mine?.some((one) => one === seat);
    return told.say(mine ? 'pulling-yours' : 'pulling-theirs', about);
  }
  if (told.view?.seat === decision.seat) return told.say(`ask-${decision.question}`, about);
  return told.say(`doing-${decision.question}`, { ...about, ...words.seat(decision.seat) });
}

/** A pull that waits until the server has time for it (TOMB-DT-36). */
export function queueText(told: Told, news: PullNews, mine: boolean): string {
  if (mine) return told.say('bowl-queued', { ahead: news.ahead ?? 0 });
  return told.say('bowl-queued-theirs', facts(told).seat(news.seat ?? -1));
}

/** A legal move in words; `seat` is who could make it. */
export function moveText(told: Told, text: string, seat: number): string {
  const about = facts(told).ofMove(MOVES.read(text), seat);
  return told.say(`move-${text.split(' ')[0]}`, { ...plainMove(text), ...about });
}

/** Why a move is not possible. */
export function refusalText(told: Told, key: string, about: Record<string, unknown>): string {
  return told.say(`refusal-${key}`, facts(told).of(about));
}

/** Why a legal move may be a slip. */
export function cautionText(told: Told, { key, facts: about }: Caution): string {
  return told.say(`caution-${key}`, facts(told).of(about ?? {}));
}
