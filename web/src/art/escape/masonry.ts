// How the stones of a room lie: the same room always looks the same.

/** Half the side of a room; rooms touch each other. */
export const HALF = 80;
/** From the middle of a room to its walls. */
export const WALL = 62;
/** Half the width of a passage. */
export const GAP = 21;
/** Passages run on under the next room, so that no line crosses them. */
const END = HALF + 6;

export type Openings = readonly [boolean, boolean, boolean, boolean];

/** A small repeatable chance for each name: numbers from 0 to 1. */
export function scatter(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
  };
}

/** The floor with its passages, as one outline; clockwise from the upper left corner. */
export function outline([north, east, south, west]: Openings, wall = WALL, gap = GAP): string {
  const steps = [`M${-wall} ${-wall}`];
  if (north) steps.push(`L${-gap} ${-wall}L${-gap} ${-END}L${gap} ${-END}L${gap} ${-wall}`);
  steps.push(`L${wall} ${-wall}`);
  if (east) steps.push(`L${wall} ${-gap}L${END} ${-gap}L${END} ${gap}L${wall} ${gap}`);
  steps.push(`L${wall} ${wall}`);
  if (south) steps.push(`L${gap} ${wall}L${gap} ${END}L${-gap} ${END}L${-gap} ${wall}`);
  steps.push(`L${-wall} ${wall}`);
  if (west) steps.push(`L${-wall} ${gap}L${-END} ${gap}L${-END} ${-gap}L${-wall} ${-gap}`);
  return `${steps.join('')}Z`;
}

export interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: number;
}

/** The slabs of a floor: rows of uneven stones. */
export function slabs(name: string): Slab[] {
  const chance = scatter(name);
  const rows = 4;
  const height = (2 * WALL) / rows;
  const found: Slab[] = [];
  for (let row = 0; row < rows; row += 1) {
    let x = -WALL;
    while (x < WALL) {
      const rest = WALL - x;
      const wanted = 24 + chance() * 22;
      const width = rest - wanted < 18 ? rest : wanted;
      found.push({ x, y: -WALL + row * height, width, height, tone: Math.floor(chance() * 3) });
      x += width;
    }
  }
  return found;
}

/** Where moss grows: a few tufts along the walls. */
export function moss(name: string): { x: number; y: number; turn: number }[] {
  const chance = scatter(`${name} moss`);
  return Array.from({ length: 3 }, () => {
    const side = Math.floor(chance() * 4);
    const along = (chance() < 0.5 ? -1 : 1) * (34 + chance() * 20);
    const edge = WALL - 1;
    if (side === 0) return { x: along, y: -edge, turn: 180 };
    if (side === 1) return { x: edge, y: along, turn: 270 };
    if (side === 2) return { x: along, y: edge, turn: 0 };
    return { x: -edge, y: along, turn: 90 };
  });
}
