// Adventurers have colours of their own, always with a badge beside them.
import type { View } from './types.ts';

/** On the board, which keeps its own light. */
export const COLOUR: Record<string, string> = {
  red: '#e2593c',
  blue: '#4f86e0',
  green: '#4fae66',
  yellow: '#f0b92e',
  black: '#8d8299',
  white: '#fffaf0',
};

/** On the page, by day and by night. */
const PAGE: Record<string, string> = {
  red: 'var(--carnelian)',
  blue: 'var(--lapis)',
  green: 'var(--malachite)',
  yellow: 'var(--amber)',
  black: 'var(--amethyst)',
  white: 'var(--text)',
};

export const pageColour = (colour: string): string => PAGE[colour] ?? 'var(--muted)';

export const seatColours = (view: View): string[] =>
  view.players.map(({ colour }) => pageColour(colour));
