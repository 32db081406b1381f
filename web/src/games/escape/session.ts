import type { Echoes } from './echoes.svelte.ts';
import type { Play } from './play.svelte.ts';

/** What the parts of the screen share on this device. */
export interface Session {
  play: Play;
  echoes: Echoes;
}
