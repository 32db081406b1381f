// Every name of the temple that has a drawing; the tests hold them against the box.
import { NAMES } from '../../generated/escape.ts';

export const FACES = ['A', 'K', 'T', 'B', 'G'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
export const CURSES = [
  'trapped',
  'debris',
  'mask',
  'silence',
  'lostdice',
  'hand',
  'soulswap',
] as const;
export const TREASURES = [
  'healing',
  '2torch',
  '2key',
  'teleport',
  'gem',
  'passage',
  'greattorch',
] as const;
export const CALLS = NAMES.call;

/** A price as it is printed, `2A` or `A+K`, symbol by symbol. */
export function symbolsOf(price: string): string[] {
  return price.split('+').flatMap((part) => {
    const face = part.at(-1) ?? '';
    return Array.from({ length: Number.parseInt(part, 10) || 1 }, () => face);
  });
}
