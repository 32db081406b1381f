// The game's clock on this device: what the server said last, and what has passed since.
import type { ClockView, Components, Cue, View } from './types.ts';

/** How much longer a slower clock takes; hands are as fast as ever. */
const STRETCH: Record<string, number> = { 'three-quarters': 4 / 3, half: 2, quarter: 4 };

/** Milliseconds since the start word, negative before it. */
export function gameTime(clock: ClockView, table: number | null): number {
  if (!clock.running || table === null) return clock.t;
  return clock.t + Math.max(0, table - clock.now);
}

/** The cues of a table's soundtrack, by its own clock; none where there is no clock. */
export function cuesOf(view: View, box: Components): Cue[] {
  const clock = String(view.options.clock ?? 'real');
  if (clock === 'practice') return [];
  const stretch = STRETCH[clock] ?? 1;
  return (box.tracks[view.clock.track] ?? []).map((cue) => ({
    ...cue,
    t: Math.floor(cue.t * stretch + 1e-6),
  }));
}

/** How fast the music goes: as slow as the clock. */
export const paceOf = (view: View): number =>
  1 / (STRETCH[String(view.options.clock ?? 'real')] ?? 1);

/** The countdown that runs at a time: its number, when it began and when it ends. */
export interface Countdown {
  number: number;
  from: number;
  to: number;
}

export function countdownAt(cues: readonly Cue[], t: number): Countdown | null {
  const gong = cues.findLast((cue) => cue.cue === 'gong' && cue.t <= t);
  if (!gong) return null;
  const first = cues.find((cue) => cue.cue === 'gong' && cue.number === gong.number) ?? gong;
  const end =
    cues.find((cue) => cue.cue === 'slam' && cue.number === gong.number) ??
    cues.find((cue) => cue.cue === 'collapse');
  return end && t < end.t ? { number: gong.number, from: first.t, to: end.t } : null;
}

/** The end of everything; null where the temple never collapses. */
export const collapseOf = (cues: readonly Cue[]): number | null =>
  cues.find((cue) => cue.cue === 'collapse')?.t ?? null;

/** Whether Start, or a second one, will be of use once more. */
export const slamsAgain = (cues: readonly Cue[], t: number): boolean =>
  cues.some((cue) => cue.cue === 'slam' && cue.t > t);

/** What is heard between two moments, the first excluded. */
export const cuesBetween = (cues: readonly Cue[], from: number, to: number): Cue[] =>
  cues.filter((cue) => cue.t > from && cue.t <= to);

/** `9:05`; a begun second counts while it goes down. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
