// Who sits where, as words and colours.
import type { ChairSight } from '$protocol';
import { say } from '../app/words.svelte.ts';

/** A chair's name; among `chairs`, bots of one kind are numbered. */
export function nameOf(chair: ChairSight, chairs: readonly ChairSight[] = []): string {
  if (!isBot(chair)) return chair.taken ? chair.name : say('seat-free');
  const alike = chairs.filter((one) => isBot(one) && one.bot === chair.bot);
  if (alike.length < 2) return say('seat-bot', { bot: chair.bot });
  const number = alike.findIndex((one) => one.seat === chair.seat) + 1;
  return say('seat-bot-number', { bot: chair.bot, number });
}

const isBot = (chair: ChairSight): boolean => Boolean(chair.bot) && !chair.away;

/** The name at a seat; empty if there is no such seat. */
export function nameAt(chairs: readonly ChairSight[], seat: number): string {
  const chair = chairs.find((one) => one.seat === seat);
  return chair ? nameOf(chair, chairs) : '';
}

/** Whether somebody plays from this chair and is not here now. */
export const isGone = (chair: ChairSight, here: readonly number[] | null): boolean =>
  here !== null && chair.taken && !chair.bot && !here.includes(chair.seat);

/** The colour of a seat; there are six, and a name always stands beside it. */
export const seatColour = (seat: number): string => `var(--seat-${seat % 6})`;

/** Within an element, seats have the colours that their game gives them. */
export const coloured = (colours: readonly string[]) => (element: HTMLElement) => {
  for (const [seat, colour] of colours.entries())
    element.style.setProperty(`--seat-${seat}`, colour);
};
