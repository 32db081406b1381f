import type { Echoes } from './echoes.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { View } from './types.ts';

/** What the parts of the screen share on this device. */
export interface Session {
  play: Play;
  echoes: Echoes;
  /** One for each of my seats, where I have several: each has dice and keys of its own. */
  beside: Play[];
}

/** Those who sit here together; an empty seat that I play too is not one of them. */
export const sideBySide = ({ play, beside }: Session, view: View): Play[] =>
  beside
    .filter(({ seat }) => seat !== null && (view.players[seat]?.adopted_by ?? -1) < 0)
    // The map is lit for the one I look from: hand and map share what is held and aimed at.
    .map((one) => (one.seat === play.seat ? play : one));
