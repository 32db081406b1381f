// Every name that has a drawing; the tests hold them against the box.

export const CATS = ['Mapkin', 'Pilfer', 'Scratch', 'Ember'] as const;
export const MUMMIES = ['Howl', 'Dash', 'Jaws', 'Snuff'] as const;
export const BOSSES = ['Gnashur', 'Muzzlok', 'Mastabark'] as const;
export const SYMBOLS = ['eye', 'scarab', 'ankh'] as const;
export const EFFECTS = ['torch', 'double', 'draw', 'shield', 'trap', 'passage'] as const;
export const MUMMY_FACES = ['mummy', 'blank'] as const;
export const COMBAT_FACES = ['hit', 'ability', 'hex', 'footprint'] as const;

/** A token is called by its effect and its number: torch2, shield. */
export function tokenParts(token: string): { effect: string; number: string } {
  const parts = /^([a-z]+)(\d*)$/.exec(token);
  return { effect: parts?.[1] ?? token, number: parts?.[2] ?? '' };
}
