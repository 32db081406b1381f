// What in a guided game does not lead away from its script.
import { read } from './notation.ts';

/** Colours and eased curses change nothing that the words are about. */
export const isHarmless = (move: string): boolean => ['colour', 'ease'].includes(read(move).verb);

/** Which dice are rolled is what the words are about; which of them pay is not. */
export function isAsTold(move: string, told: string): boolean {
  const [one, other] = [read(move), read(told)];
  if (one.verb !== other.verb || one.verb === 'roll') return one.text === other.text;
  return one.name === other.name && one.seat === other.seat;
}
