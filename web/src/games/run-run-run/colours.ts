// A player has the colour of the cat.
import type { RunRunRunView } from '$protocol';

const COLOURS: Record<string, string> = {
  Mapkin: 'var(--lapis)',
  Pilfer: 'var(--malachite)',
  Scratch: 'var(--carnelian)',
  Ember: 'var(--amber)',
};

/** By seat; grey before a seat has its cat. */
export const catColours = (view: RunRunRunView): string[] =>
  view.cats.map(({ cat }) => COLOURS[cat] ?? 'var(--muted)');
