// Several pieces in one room: foes in the back row, cats in front, as large as there is space.
import type { Place } from '../plan.svelte.ts';
import { centre, keyOf, type Point } from './geometry.ts';
import type { Scene } from './scene.ts';

export interface Stand extends Point {
  /** How wide and high the piece is drawn. */
  size: number;
  /** How much larger it may get when the maze is small on the screen. */
  growth: number;
}

/** How up to `most` pieces stand: so many in a row, so large. */
const CROWDS = [
  { most: 1, wide: 1, size: 56, growth: 1.4 },
  { most: 2, wide: 2, size: 46, growth: 1.2 },
  { most: 4, wide: 2, size: 37, growth: 1.1 },
  { most: 6, wide: 3, size: 33, growth: 1 },
] as const;
const THRONG = { wide: 3, size: 29, growth: 1 } as const;

/** Where each piece stands, by its name: `cat 0`, `foe Howl`. */
export function stands(scene: Scene): Map<string, Stand> {
  const rooms = new Map<string, { at: Place; foes: string[]; cats: string[] }>();
  const room = (at: Place) => {
    const key = keyOf(at);
    const found = rooms.get(key) ?? { at, foes: [], cats: [] };
    rooms.set(key, found);
    return found;
  };
  for (const foe of scene.foes) if (foe.at) room(foe.at).foes.push(foeKey(foe.name));
  for (const cat of scene.cats) room(cat.at).cats.push(catKey(cat.seat));
  const found = new Map<string, Stand>();
  for (const { at, foes, cats } of rooms.values()) {
    const { x, y } = centre(at);
    for (const [name, stand] of inRoom(foes, cats)) {
      found.set(name, { ...stand, x: x + stand.x, y: y + stand.y });
    }
  }
  return found;
}

export const catKey = (seat: number): string => `cat ${seat}`;
export const foeKey = (name: string): string => `foe ${name}`;

/** Foes first, so that they stand behind the cats. */
function inRoom(foes: string[], cats: string[]): [string, Stand][] {
  const pieces = [...foes, ...cats];
  const { wide, size, growth } = CROWDS.find(({ most }) => pieces.length <= most) ?? THRONG;
  const rows = Math.ceil(pieces.length / wide);
  return pieces.map((name, index) => {
    const row = Math.floor(index / wide);
    const length = Math.min(wide, pieces.length - row * wide);
    const x = ((index % wide) - (length - 1) / 2) * size * 0.86;
    const y = (row - (rows - 1) / 2) * size * 0.94 + 2;
    return [name, { x, y, size, growth }];
  });
}
