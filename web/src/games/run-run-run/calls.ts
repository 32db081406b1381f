// What can be said with the intent wheel, in its order; the server knows the same words.
import type { IconName } from '../../art/icons.ts';
import { NAMES } from '../../generated/run-run-run.ts';

export const CALLS = NAMES.call;
export type Call = (typeof CALLS)[number];

export const SIGNS: Record<Call, IconName> = {
  build: 'hexagon',
  fight: 'claws',
  cards: 'cards',
  leave: 'paw',
  regroup: 'gather',
  yes: 'confirm',
  no: 'cancel',
  wait: 'pause',
};

/** What the next hex that is picked is for: to be kept, or to be spoken of. */
export type Pointing = 'mark' | 'build' | 'leave' | null;

/** Whether a word needs a hex to go with it. */
export const needsPlace = (call: Call): call is 'build' | 'leave' =>
  call === 'build' || call === 'leave';
