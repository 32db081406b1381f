// How much is drawn: as much as the device can show smoothly, and never so much that it stutters.

export interface Level {
  name: LevelName;
  /** The size of the shadow map; 0 draws no shadows but the one under the hand. */
  shadows: number;
  smooth: boolean;
  shiny: boolean;
  /** Whether round things have many corners. */
  fine: boolean;
  /** Pixels of the picture per pixel of the page, at most. */
  sharpness: number;
}

export type LevelName = 'high' | 'middle' | 'low';

export const LEVELS: Record<LevelName, Level> = {
  high: { name: 'high', shadows: 1024, smooth: true, shiny: true, fine: true, sharpness: 2 },
  middle: {
    name: 'middle',
    shadows: 512,
    smooth: false,
    shiny: false,
    fine: true,
    sharpness: 1.25,
  },
  low: { name: 'low', shadows: 0, smooth: false, shiny: false, fine: false, sharpness: 0.6 },
};

/** A picture that takes longer than this, in milliseconds, is too much for the device. */
const TOO_SLOW = 34;
const TRIES = 12;

/** Watches how long pictures take, and says when fewer things should be drawn. */
export class Pace {
  #slow = 0;
  #drawn = 0;

  /** Whether the last pictures were too slow, mostly. */
  tooSlow(milliseconds: number): boolean {
    this.#drawn += 1;
    // The first pictures also load what they show.
    if (this.#drawn <= 2) return false;
    this.#slow = Math.max(0, this.#slow + (milliseconds > TOO_SLOW ? 1 : -1));
    return this.#slow >= TRIES;
  }
}

export const lower = (name: LevelName): LevelName | null =>
  name === 'high' ? 'middle' : name === 'middle' ? 'low' : null;

/** What draws with the processor alone, and graphics that were slow ten years ago. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const OLD = /adreno \(tm\) [23]\d\d\b|mali-[34]\d\d\b|powervr sgx/i;

/** What to begin with: drawn by the processor alone, or on a phone, or with power to spare. */
export function firstLevel(renderer: string, phone: boolean): LevelName {
  if (SOFTWARE.test(renderer) || OLD.test(renderer)) return 'low';
  return phone ? 'middle' : 'high';
}

/** Milliseconds from one picture to the next, at least: a processor that draws has other work too. */
export const restOf = (renderer: string): number => (SOFTWARE.test(renderer) ? 30 : 0);
