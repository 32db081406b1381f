import { describe, expect, it } from 'vitest';
import {
  clockText,
  collapseOf,
  countdownAt,
  cuesBetween,
  cuesOf,
  gameTime,
  paceOf,
  slamsAgain,
} from './time.ts';
import type { ClockView, Components, View } from './types.ts';

const clock = (more: Partial<ClockView>): ClockView => ({
  now: 0,
  t: -15_000,
  running: true,
  paused: -1,
  resumes: -1,
  pause_ends: -1,
  track: '1',
  countdown: 0,
  ends: 0,
  round: 0,
  roller: -1,
  ...more,
});
const box = {
  tracks: {
    '1': [
      { t: 0, cue: 'start', number: 0 },
      { t: 180_000, cue: 'gong', number: 1 },
      { t: 225_000, cue: 'slam', number: 1 },
      { t: 375_000, cue: 'gong', number: 2 },
      { t: 376_500, cue: 'gong', number: 2 },
      { t: 420_000, cue: 'slam', number: 2 },
      { t: 540_000, cue: 'gong', number: 3 },
      { t: 600_000, cue: 'collapse', number: 0 },
    ],
  },
} as unknown as Components;
const view = (speed: string) =>
  ({ options: { clock: speed }, clock: clock({}) }) as unknown as View;

describe('the game clock', () => {
  it('goes on with the table', () => {
    expect(gameTime(clock({ now: 20_000, t: 5000 }), 21_500)).toBe(6500);
  });

  it('stands in a pause, and never runs back', () => {
    expect(gameTime(clock({ now: 20_000, t: 5000, running: false }), 99_000)).toBe(5000);
    expect(gameTime(clock({ now: 20_000, t: 5000 }), 19_000)).toBe(5000);
    expect(gameTime(clock({ t: 5000 }), null)).toBe(5000);
  });

  it('knows the countdowns', () => {
    const cues = cuesOf(view('real'), box);
    expect(countdownAt(cues, 179_999)).toBeNull();
    expect(countdownAt(cues, 180_000)).toEqual({ number: 1, from: 180_000, to: 225_000 });
    expect(countdownAt(cues, 225_000)).toBeNull();
    expect(countdownAt(cues, 400_000)).toEqual({ number: 2, from: 375_000, to: 420_000 });
    expect(countdownAt(cues, 599_999)).toEqual({ number: 3, from: 540_000, to: 600_000 });
    expect(collapseOf(cues)).toBe(600_000);
  });

  it('is stretched by a slower clock, music and all', () => {
    expect(cuesOf(view('half'), box)[1]?.t).toBe(360_000);
    expect(cuesOf(view('three-quarters'), box)[2]?.t).toBe(300_000);
    expect(paceOf(view('quarter'))).toBe(0.25);
    expect(paceOf(view('real'))).toBe(1);
  });

  it('has no end in practice', () => {
    const cues = cuesOf(view('practice'), box);
    expect(collapseOf(cues)).toBeNull();
    expect(countdownAt(cues, 1e9)).toBeNull();
  });

  it('strikes each cue once', () => {
    const cues = cuesOf(view('real'), box);
    expect(cuesBetween(cues, 179_990, 180_000)).toHaveLength(1);
    expect(cuesBetween(cues, 180_000, 180_016)).toHaveLength(0);
  });

  it('is read in minutes and seconds', () => {
    expect(clockText(600_000)).toBe('10:00');
    expect(clockText(64_001)).toBe('1:05');
    expect(clockText(-5)).toBe('0:00');
  });
});

it('knows when the door has slammed for the last time', () => {
  const cues = box.tracks['1'] ?? [];
  expect(slamsAgain(cues, 419_999)).toBe(true);
  expect(slamsAgain(cues, 420_000)).toBe(false);
});
