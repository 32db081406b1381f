import type { Choice } from './choice.svelte.ts';

/** What the parts of the screen share on this device. */
export interface Session {
  choice: Choice;
}
