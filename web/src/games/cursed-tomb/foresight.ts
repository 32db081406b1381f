// What a move would surely do, in the sentences of the log.
import type { CursedTombEvent } from '$protocol';
import { eventLine, type Told } from './telling.ts';

/** Events that the move's own words tell as well, or that come after it anyway. */
const UNREMARKABLE: ReadonlySet<string> = new Set<CursedTombEvent['event']>([
  'adventurer-moved',
  'adventurer-stayed',
  'turn-began',
  'colour-demanded',
  'pawn-taken',
  'extra-taken',
  'extra-declined',
  'trap-built',
  'game-began',
]);

/** The lines of what is certain; what belongs to the next turn is nobody's consequence. */
export function foretold(told: Told, events: readonly CursedTombEvent[]): string[] {
  const end = events.findIndex(({ event }) => event === 'turn-began');
  const mine = end < 0 ? events : events.slice(0, end);
  return mine.flatMap((event, place) => {
    if (UNREMARKABLE.has(event.event)) return [];
    const line = eventLine(told, event, mine[place + 1] ?? null);
    return line ? [line.text] : [];
  });
}
