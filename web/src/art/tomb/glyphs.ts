// The signs that double the colours, as paths around 0,0 and 24 wide: for drawings and for textures.

export interface GlyphPaths {
  fill: string[];
  /** Drawn as lines, this wide. */
  lines: { d: string; width: number }[];
  /** Cut into the fill in the colour of the ground. */
  cuts: string[];
}

export const GLYPH_PATHS: Record<string, GlyphPaths> = {
  sun: {
    fill: ['M0-5.4A5.4 5.4 0 1 0 .01-5.4Z'],
    lines: [
      {
        d: 'M0-8.2L0-10.8M0 8.2L0 10.8M8.2 0L10.8 0M-8.2 0L-10.8 0M5.8-5.8L7.6-7.6M-5.8 5.8L-7.6 7.6M5.8 5.8L7.6 7.6M-5.8-5.8L-7.6-7.6',
        width: 2.6,
      },
    ],
    cuts: [],
  },
  wave: {
    fill: [],
    lines: [
      {
        d: 'M-10.4-3.6L-7-7.2L-3.4-3.6L0-7.2L3.4-3.6L7-7.2L10.4-3.6M-10.4 4.8L-7 1.2L-3.4 4.8L0 1.2L3.4 4.8L7 1.2L10.4 4.8',
        width: 2.6,
      },
    ],
    cuts: [],
  },
  pyramid: {
    fill: ['M-.4-9.4L10.6 8L-10.6 8.2Z'],
    lines: [],
    cuts: ['M-.4-9.4L3.2 8M-5.4 0L1.6-.2M-8 4.2L2.4 4'],
  },
  papyrus: {
    fill: ['M-8.6-8.6Q0-11.4 8.6-8.8Q7 .4 1.6 2L1.4 10.4L-1.6 10.4L-1.6 2Q-7-.2-8.6-8.6Z'],
    lines: [{ d: 'M-1 9.6Q-6.4 7.4-7.6 2.4M1 9.6Q6.6 7.2 7.8 2.2', width: 1.8 }],
    cuts: ['M-3.6-8.8L-1 1M3.6-9L1 1M0-9.4L0 1'],
  },
  ankh: {
    fill: [
      'M0-11Q5.6-10.6 5.4-5.6Q4.8-2.4 2.2-.6L9.4-.9L9.5 3L2.2 2.6L2.8 11L-2.6 11.1L-2 2.7L-9.4 3.1L-9.5-.7L-2-.5Q-4.8-2.4-5.2-5.4Q-5.4-10.5 0-11ZM0-7.9Q-2.3-7.6-2.2-5.4Q-1.8-3.2 0-1.8Q1.9-3.2 2.3-5.4Q2.3-7.6 0-7.9Z',
    ],
    lines: [],
    cuts: [],
  },
};
