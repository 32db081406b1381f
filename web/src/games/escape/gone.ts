// A die of mine that has gone: which one it was, and why.
import type { Event } from './types.ts';

export interface Gone {
  why: 'slam' | 'tray' | 'rubble';
  /** What it did before, and the face that it showed, if any. */
  was: string;
  face: string;
  /** The rule that says which die goes, or why. */
  rule: string;
}

/** What an event took from a seat, if it took a die. */
export function goneBy(event: Event, seat: number | null): Gone | null {
  if (event.event !== 'die-lost' && event.event !== 'die-buried') return null;
  if (event.seat !== seat) return null;
  const { was, face, rule } = event;
  if (rule === 'ESC-CURSE-LOSTDICE') return { why: 'tray', was, face: '', rule };
  const why = event.event === 'die-lost' ? 'slam' : 'rubble';
  return { why, was, face, rule: 'ESC-CLOCK-14' };
}
