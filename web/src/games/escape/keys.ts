// Which key does what; the same keys stand on the buttons.
import type { Deed } from './deeds.ts';
import type { Side } from './temple.ts';

export const ARROW_SIDES: Record<string, Side> = {
  arrowup: 'N',
  arrowright: 'E',
  arrowdown: 'S',
  arrowleft: 'W',
};

const ARROWS: Record<Side, string> = { N: '↑', E: '→', S: '↓', W: '←' };

/** The key of each verb; the first thing of that verb in the row has it. */
const KEYS: Partial<Record<Deed['move']['verb'], string>> = {
  discover: 'D',
  commit: 'G',
  escape: 'E',
  unlock: 'R',
  lift: 'C',
  take: 'V',
  use: 'X',
  withdraw: 'W',
  pass: 'P',
  gift: 'A',
  choose: 'A',
};

/** Of several pools the largest that is filled by it, else the smallest. */
const inOrder = (deeds: readonly Deed[], verb: string): Deed[] => {
  const some = deeds.filter((deed) => deed.move.verb === verb);
  if (verb !== 'commit') return some;
  return [...some.filter((deed) => deed.whole).reverse(), ...some.filter((deed) => !deed.whole)];
};

/** What is written on the button of a deed, if it has a key. */
export function keyOf(deed: Deed, deeds: readonly Deed[]): string {
  const { move } = deed;
  if (move.verb === 'enter' || move.verb === 'place') return ARROWS[move.side];
  return inOrder(deeds, move.verb)[0]?.key === deed.key ? (KEYS[move.verb] ?? '') : '';
}

/** Which vote a yes or no is for: the first open one that waits for me. */
export function answerOf(
  ballots: readonly string[],
  yes: boolean,
  deeds: readonly Deed[],
): Deed | undefined {
  const answer = yes ? 'yes' : 'no';
  const answers = ballots.map((ballot) => `vote ${ballot} ${answer}`);
  return answers.flatMap((key) => deeds.find((deed) => deed.key === key) ?? [])[0];
}

/** What a key means now. */
export function deedOfKey(key: string, deeds: readonly Deed[]): Deed | undefined {
  const wanted = key.toUpperCase();
  for (const [verb, letter] of Object.entries(KEYS)) {
    if (letter !== wanted) continue;
    const found = inOrder(deeds, verb)[0];
    if (found) return found;
  }
  return undefined;
}
