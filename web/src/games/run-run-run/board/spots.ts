// The places of the board that can be reached by keyboard, and what is there in words.
import { say } from '../../../app/words.svelte.ts';
import { same } from '../hexes.ts';
import type { Ghost, Place, Plan, Target } from '../plan.svelte.ts';
import type { Faces } from './faces.ts';
import { centre, cornerOf, edgeMiddle, exitsOf, keyOf, type Point, reach } from './geometry.ts';
import { EXIT_DOOR, type Scene, type Tile, VAULT } from './scene.ts';

export interface Spot extends Point {
  key: string;
  at: Place;
  other?: Place;
  target: Target | null;
  ghost: boolean;
  label: string;
}

/** Every room, every hex that exits lead to, and everything that can be picked. */
export function spotsOf(scene: Scene, plan: Plan, faces: Faces): Spot[] {
  const targets = new Map<string, Target>();
  const edges: Target[] = [];
  for (const target of plan.targets) {
    if (target.other) edges.push(target);
    else targets.set(keyOf(target.at), target);
  }
  const spots: Spot[] = scene.tiles.map((tile) => {
    const target = targets.get(keyOf(tile.at)) ?? null;
    targets.delete(keyOf(tile.at));
    return hexSpot(tile.at, target, plan.ghost, described(tile, scene, faces));
  });
  const tiles = new Set(scene.tiles.map(({ at }) => keyOf(at)));
  const marked = scene.marks.map(([, at]) => at);
  const beyond = [...targets.values()].map(({ at }) => at).concat(reach(scene.tiles), marked);
  for (const at of new Map(beyond.map((place) => [keyOf(place), place])).values()) {
    if (tiles.has(keyOf(at))) continue;
    spots.push(hexSpot(at, targets.get(keyOf(at)) ?? null, plan.ghost, unexplored(at, scene)));
  }
  const { ghost } = plan;
  if (ghost && !spots.some(({ at }) => same(at, ghost.at))) {
    spots.push(hexSpot(ghost.at, null, ghost, ''));
  }
  for (const target of edges) spots.push(edgeSpot(target, scene));
  return spots;
}

function hexSpot(at: Place, target: Target | null, ghost: Ghost | null, here: string): Spot {
  const ghostly = ghost !== null && same(ghost.at, at);
  const words = ghostly
    ? [say(ghost.legal ? 'board-ghost' : 'board-ghost-wrong', { card: ghost.card })]
    : [target?.label, here];
  return {
    ...centre(at),
    key: keyOf(at),
    at,
    target,
    ghost: ghostly,
    label: words.filter(Boolean).join('. '),
  };
}

function edgeSpot(target: Target, scene: Scene): Spot {
  const other = target.other as Place;
  return {
    ...markOf(target, scene),
    key: `${target.kind} ${keyOf(target.at)}/${keyOf(other)}`,
    at: target.at,
    other,
    target,
    ghost: false,
    label: target.label,
  };
}

/** Where the mark of an edge lies; a triangle's third room is the one just placed. */
export function markOf(target: Target, scene: Scene): Point {
  const other = target.other as Place;
  const placed = scene.cats.find(({ seat }) => seat === scene.active)?.at;
  if (target.kind === 'triangle' && placed) return cornerOf([target.at, other, placed]);
  return edgeMiddle(target.at, other);
}

/** An empty hex, and for whom it shall be kept. */
function unexplored(at: Place, scene: Scene): string {
  const keepers = scene.marks
    .filter(([, place]) => same(place, at))
    .map(([seat]) => say('cat', { cat: catOf(scene, seat), seat: seat + 1 }));
  return [
    say('board-unexplored', { at: `(${at})` }),
    ...keepers.map((cat) => say('board-marked', { who: cat })),
  ].join('; ');
}

const catOf = (scene: Scene, seat: number): string =>
  scene.cats.find((cat) => cat.seat === seat)?.cat ?? '';

function described(tile: Tile, scene: Scene, faces: Faces): string {
  const here = [tileWords(tile, faces)];
  for (const foe of scene.foes) {
    if (foe.at && same(foe.at, tile.at)) {
      const { name, hearts, strength } = foe;
      here.push(say('board-foe', { foe: name, hearts, strength }));
    }
  }
  for (const cat of scene.cats) {
    if (same(cat.at, tile.at)) here.push(say('cat', { cat: cat.cat, seat: cat.seat + 1 }));
  }
  return here.join('; ');
}

function tileWords(tile: Tile, faces: Faces): string {
  const { steps } = tile;
  if (tile.card === VAULT) return say('board-vault');
  if (tile.card === EXIT_DOOR) return say('board-exit-door', { at: `(${tile.at})`, steps });
  const { symbol, tomb } = faces(tile.card);
  return say('board-room', {
    inside: tomb ? 'tomb' : symbol || 'none',
    at: `(${tile.at})`,
    light: tile.light,
    exits: exitsOf(tile.exits)
      .map((side) => say('side', { side }))
      .join(', '),
    steps,
  });
}
