// The figures of a finished game, counted from its events.
import type { CursedTombEvent } from '$protocol';

export interface Figures {
  pulled: number;
  rockfalls: number;
  scarabs: number;
  paid: number;
  steps: number;
  sentBack: number;
}

export function figures(events: readonly CursedTombEvent[]): Figures {
  const count = (...kinds: CursedTombEvent['event'][]) =>
    events.filter(({ event }) => kinds.includes(event)).length;
  return {
    pulled: count('stone-pulled'),
    rockfalls: count('rockfall'),
    scarabs: count('scarab-gained'),
    paid: count('scarab-paid', 'scarab-calmed'),
    steps: count('mummy-stepped'),
    sentBack: count('sent-back'),
  };
}
