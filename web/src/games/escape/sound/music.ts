// The soundtrack, kept at the time of the table: it seeks when it is far off and hurries a little when near.

/** What `/sound/escape.json` says of a version. */
export interface Track {
  file: string;
  /** Game time at the beginning and at the end of the file. */
  begins: number;
  ends: number;
}

/** So far off, in milliseconds, the ear would notice a jump less than the delay. */
export const JUMP = 350;
/** Nearer than this nobody hears it. */
export const NEAR = 25;
/** How much faster or slower it may go to catch up: too little to be heard as another pitch. */
const BEND = 0.04;

/** Where in the file, in seconds, the music of a game time is; null outside of it. */
export function placeOf(track: Track, t: number): number | null {
  if (t < track.begins || t >= track.ends) return null;
  return (t - track.begins) / 1000;
}

export type Correction = { jump: number } | { rate: number };

/** What brings the music to its place: a jump, or another speed. `pace` is that of a slower clock. */
export function corrected(place: number, wanted: number, pace: number): Correction {
  const off = (wanted - place) * 1000;
  if (Math.abs(off) > JUMP) return { jump: wanted };
  if (Math.abs(off) < NEAR) return { rate: pace };
  return { rate: pace * (1 + Math.max(-BEND, Math.min(BEND, off / 4000))) };
}
