// Adventurers have the colours of the seats; stones have five of their own, always with a glyph.
import type { CursedTombComponents, CursedTombView } from '$protocol';

/** By seat: a pawn keeps its colour whoever takes it. */
const PAWN_COLOURS: Record<string, string> = {
  hat: 'var(--lapis)',
  scarf: 'var(--carnelian)',
  lamp: 'var(--amber)',
  rope: 'var(--malachite)',
  map: 'var(--turquoise)',
  camel: 'var(--amethyst)',
};

export const pawnColours = (view: CursedTombView): string[] =>
  view.players.map(({ pawn }) => PAWN_COLOURS[pawn] ?? 'var(--muted)');

/** The glyph that doubles each colour (TOMB-DT-58). */
export function glyphs(box: CursedTombComponents): Record<string, string> {
  return Object.fromEntries(box.stones.map(({ colour, glyph }) => [colour, glyph]));
}
