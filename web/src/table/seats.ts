// Who sits where, as words and colours.
import type { ChairSight } from '$protocol';
import { say } from '../app/words.svelte.ts';

export function nameOf(chair: ChairSight): string {
  if (chair.bot && !chair.away) return say('seat-bot', { bot: chair.bot });
  return chair.taken ? chair.name : say('seat-free');
}

/** The colour of a seat; there are six, and a name always stands beside it. */
export const seatColour = (seat: number): string => `var(--seat-${seat % 6})`;

/** Within an element, seats have the colours that their game gives them. */
export const coloured = (colours: readonly string[]) => (element: HTMLElement) => {
  for (const [seat, colour] of colours.entries())
    element.style.setProperty(`--seat-${seat}`, colour);
};
