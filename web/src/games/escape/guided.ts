// What in a guided game does not lead away from its script.
import { MOVES } from '../../generated/escape.ts';

/** Colours and eased curses change nothing that the words are about. */
export const isHarmless = (move: string): boolean =>
  MOVES.of([MOVES.read(move)], 'colour', 'ease').length > 0;

/** Which dice are rolled is what the words are about; which of them pay is not. */
export function isAsTold(move: string, told: string): boolean {
  const [one, other] = [move, told].map((text) => {
    const { text: _text, ...said } = MOVES.read(text);
    if (said.verb === 'roll' || said.verb === '') return text;
    return JSON.stringify({ ...said, dice: [], tiles: [], gems: null });
  });
  return one === other;
}
