// The sounds themselves: stone, wood, skin drums, breath, a low horn, each a few layers of noise
// or tone. Frequencies in hertz, times in seconds; `pitch` glides from one to the next.

export interface Layer {
  /** Filtered noise, or the form of an oscillator's wave. */
  of: 'noise' | 'sine' | 'triangle' | 'sawtooth';
  pitch: number[];
  /** How long it sounds, when it begins, and how long it swells. */
  for: number;
  at?: number;
  swell?: number;
  loud: number;
  /** How narrow the noise is; how dull the tone is (a low-pass at this frequency). */
  narrow?: number;
  dull?: number;
}

/** A blow on stone; its overtone is what a phone can play of it. */
const thud = (at: number, loud = 0.9): Layer[] => [
  { of: 'sine', pitch: [110, 46], for: 0.2, at, loud },
  { of: 'triangle', pitch: [330, 140], for: 0.09, at, loud: loud * 0.35 },
];
const click = (at: number, pitch: number, loud: number): Layer[] => [
  { of: 'noise', pitch: [pitch * 3], for: 0.03, at, loud: loud * 1.6, narrow: 5 },
  { of: 'triangle', pitch: [pitch, pitch * 0.7], for: 0.05, at, loud },
];
const note = (at: number, pitch: number, loud = 0.4, length = 0.4): Layer => ({
  of: 'triangle',
  pitch: [pitch],
  for: length,
  at,
  swell: 0.01,
  loud,
});
const scrape = (from: number, to: number, length: number, loud: number, at = 0): Layer => ({
  of: 'noise',
  pitch: [from, to],
  for: length,
  at,
  swell: length / 4,
  loud,
  narrow: 0.8,
});
const horn = (at: number, pitch: number, length: number, loud: number): Layer => ({
  of: 'sawtooth',
  pitch: [pitch * 0.94, pitch, pitch, pitch * 0.98],
  for: length,
  at,
  swell: 0.14,
  loud,
  dull: 380,
});

export const SOUNDS = {
  /** A slab is pushed into place. */
  room: [scrape(380, 170, 0.34, 1.2), scrape(1400, 700, 0.26, 0.22), ...thud(0.29)],
  torch: [
    { of: 'noise', pitch: [350, 1700, 700], for: 0.42, swell: 0.14, loud: 1.2, narrow: 0.7 },
    ...click(0.2, 1400, 0.14),
    ...click(0.29, 1800, 0.12),
    ...click(0.36, 1200, 0.1),
  ],
  /** A flame goes out. */
  dark: [scrape(1500, 220, 0.3, 0.5), ...thud(0.16, 0.5)],
  card: [scrape(1800, 4200, 0.08, 0.55), ...click(0.07, 700, 0.16)],
  dice: [
    ...click(0, 620, 0.5),
    ...click(0.07, 540, 0.45),
    ...click(0.13, 660, 0.4),
    ...click(0.22, 500, 0.4),
    ...click(0.34, 580, 0.32),
    ...click(0.43, 520, 0.22),
  ],
  paws: [scrape(620, 300, 0.06, 1), scrape(580, 280, 0.06, 0.8, 0.12)],
  shuffle: [scrape(300, 160, 0.2, 0.7), ...thud(0.12, 0.7)],
  howl: [
    { of: 'triangle', pitch: [240, 430, 410, 270], for: 0.95, swell: 0.2, loud: 0.42, dull: 1200 },
    { of: 'sawtooth', pitch: [242, 436, 414, 268], for: 0.95, swell: 0.24, loud: 0.16, dull: 900 },
    { of: 'noise', pitch: [500, 900, 500], for: 0.8, swell: 0.3, loud: 0.1, narrow: 2 },
  ],
  bite: [scrape(2400, 800, 0.05, 1), ...thud(0.01, 0.7), scrape(1700, 500, 0.07, 0.8, 0.07)],
  hit: [
    { of: 'sine', pitch: [210, 72], for: 0.18, loud: 1 },
    { of: 'noise', pitch: [2600, 700], for: 0.06, loud: 0.7, narrow: 0.7 },
  ],
  fall: [
    { of: 'sine', pitch: [170, 42], for: 0.5, loud: 0.7 },
    scrape(700, 140, 0.5, 0.7, 0.05),
    ...thud(0.42, 1),
  ],
  /** A lid slides, gold glints. */
  token: [scrape(900, 500, 0.16, 0.5), note(0.14, 1175, 0.3, 0.3), note(0.2, 1760, 0.22, 0.4)],
  mechanism: [
    scrape(260, 200, 0.3, 0.7),
    note(0.04, 294, 0.4, 0.2),
    note(0.16, 370, 0.4, 0.2),
    note(0.28, 440, 0.45, 0.45),
    ...thud(0.28, 0.6),
  ],
  shield: [...click(0, 260, 0.7), { of: 'triangle', pitch: [196, 180], for: 0.25, loud: 0.5 }],
  whoosh: [
    { of: 'noise', pitch: [220, 2600, 500], for: 0.45, swell: 0.22, loud: 0.7, narrow: 1.2 },
  ],
  heart: [...thud(0, 0.6), ...thud(0.17, 0.4)],
  horn: [horn(0, 73.4, 1.1, 0.8), horn(0.02, 110, 1.08, 0.45), ...thud(0, 0.8), ...thud(0.36, 0.6)],
  win: [
    ...thud(0, 0.6),
    note(0, 293.7),
    note(0.14, 370),
    note(0.28, 440),
    note(0.42, 587.3, 0.5, 0.8),
    note(0.42, 440, 0.3, 0.8),
    ...thud(0.42, 0.7),
  ],
  loss: [
    note(0, 220, 0.4, 0.4),
    note(0.22, 207.7, 0.4, 0.4),
    note(0.44, 174.6, 0.4, 0.4),
    horn(0.66, 73.4, 0.9, 0.7),
    ...thud(0.66, 0.8),
  ],
  turn: [...click(0, 440, 0.34), ...click(0.12, 587, 0.34), note(0.12, 587, 0.16, 0.25)],
  /** A stone touches another one. */
  pebble: [...click(0, 520, 0.34), ...click(0.05, 380, 0.2)],
  /** Twenty stones run out of a bag. */
  pour: [
    scrape(1500, 700, 0.5, 0.4),
    ...click(0.04, 520, 0.3),
    ...click(0.11, 430, 0.34),
    ...click(0.19, 560, 0.28),
    ...click(0.26, 400, 0.34),
    ...click(0.36, 480, 0.26),
    ...click(0.47, 360, 0.2),
  ],
  rockfall: [
    ...click(0, 420, 0.6),
    ...click(0.08, 330, 0.6),
    scrape(600, 140, 0.7, 0.9, 0.05),
    ...click(0.2, 380, 0.5),
    ...thud(0.26, 1),
    ...click(0.4, 300, 0.4),
    ...thud(0.52, 0.7),
  ],
  ping: [scrape(900, 500, 0.04, 0.4), note(0.01, 784, 0.22, 0.18)],
} satisfies Record<string, Layer[]>;

export type SoundName = keyof typeof SOUNDS;

/** How long a sound is. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...SOUNDS[name].map((layer: Layer) => (layer.at ?? 0) + layer.for));
