// What stands on the board at one moment: a view's board, moved on event by event.
import type { RunRunRunEvent, RunRunRunFoeView, RunRunRunTileView, RunRunRunView } from '$protocol';
import { same } from '../hexes.ts';
import type { Place } from '../plan.svelte.ts';

export type Tile = RunRunRunTileView;
export type Foe = RunRunRunFoeView;

export interface Cat {
  seat: number;
  cat: string;
  at: Place;
}

export interface Scene {
  tiles: Tile[];
  passages: [Place, Place][];
  torchCorners: Place[][];
  doorCorners: Place[][];
  foes: Foe[];
  cats: Cat[];
  marks: [number, Place][];
  active: number;
}

export const EMPTY: Scene = {
  tiles: [],
  passages: [],
  torchCorners: [],
  doorCorners: [],
  foes: [],
  cats: [],
  marks: [],
  active: 0,
};

/** The board of a view; tiles that did not change stay the same objects, so nothing redraws them. */
export function sceneOf(view: RunRunRunView, before?: Scene): Scene {
  const known = new Map(before?.tiles.map((tile) => [String(tile.at), tile]));
  return {
    tiles: view.maze.map((tile) => {
      const old = known.get(String(tile.at));
      return old && sameTile(old, tile) ? old : tile;
    }),
    passages: view.passages,
    torchCorners: view.torch_corners,
    doorCorners: view.door_corners,
    foes: view.foes,
    cats: view.cats.map(({ seat, cat, at }) => ({ seat, cat, at })),
    marks: view.marks,
    active: view.active,
  };
}

const sameTile = (one: Tile, other: Tile): boolean =>
  one.card === other.card &&
  one.exits === other.exits &&
  one.light === other.light &&
  one.steps === other.steps;

/** The board after one more event. `after` is the view that all of them lead to. */
export function moved(scene: Scene, event: RunRunRunEvent, after: RunRunRunView): Scene {
  switch (event.event) {
    case 'turn-began':
      return { ...scene, active: event.seat };
    case 'room-placed':
      return withTile(scene, {
        at: event.at,
        card: event.card,
        exits: event.exits,
        light: lightBefore(after, event.at),
        steps: stepsTo(after, event.at),
      });
    case 'exit-opened':
      return withTile(scene, {
        at: event.at,
        card: EXIT_DOOR,
        exits: event.exits,
        light: 'printed',
        steps: stepsTo(after, event.at),
      });
    case 'room-lit':
      return withLight(scene, event.at, event.by_torch ? 'torch' : 'printed');
    case 'room-dark':
      return withLight(scene, event.at, 'dark');
    case 'passage-laid':
      return { ...scene, passages: [...scene.passages, [event.one, event.other]] };
    case 'mechanism-triggered':
      return event.mechanism === 'torch'
        ? { ...scene, torchCorners: [...scene.torchCorners, event.corner] }
        : { ...scene, doorCorners: [...scene.doorCorners, event.corner] };
    case 'cat-walked':
    case 'cat-joined':
      return withCat(scene, event.seat, event.path.at(-1));
    case 'cat-teleported':
      return withCat(scene, event.seat, event.to);
    case 'mummy-woke':
      return withFoe(scene, event.foe, { hearts: event.hearts }, after);
    case 'mummy-placed':
      return withFoe(scene, event.foe, { at: event.at }, after);
    case 'boss-appeared':
      return withFoe(scene, event.foe, { at: event.at, hearts: event.hearts }, after);
    case 'foe-moved':
      return withFoe(scene, event.foe, { at: event.to }, after);
    case 'foe-hit':
      return withFoe(scene, event.foe, { hearts: event.hearts }, after);
    case 'foe-fell':
      return { ...scene, foes: scene.foes.filter((foe) => foe.name !== event.foe) };
    case 'hex-marked':
      return { ...scene, marks: [...scene.marks, [event.seat, event.at]] };
    case 'hex-unmarked':
      return {
        ...scene,
        marks: scene.marks.filter(([seat, at]) => seat !== event.seat || !same(at, event.at)),
      };
    default:
      return scene;
  }
}

export const VAULT = 'vault';
export const EXIT_DOOR = 'exit';
/** A room that lies there, before it is lit or stays dark. */
const UNLIT = 'unlit';

export const isLit = ({ light }: { light: string }): boolean =>
  light === 'printed' || light === 'torch';

function withTile(scene: Scene, tile: Tile): Scene {
  return { ...scene, tiles: [...scene.tiles.filter(({ at }) => !same(at, tile.at)), tile] };
}

function withLight(scene: Scene, at: Place, light: string): Scene {
  return {
    ...scene,
    tiles: scene.tiles.map((tile) => (same(tile.at, at) ? { ...tile, light } : tile)),
  };
}

function withCat(scene: Scene, seat: number, at: Place | undefined): Scene {
  if (!at) return scene;
  return { ...scene, cats: scene.cats.map((cat) => (cat.seat === seat ? { ...cat, at } : cat)) };
}

/** What events do not tell of a foe is as the view after them has it. */
function withFoe(scene: Scene, name: string, change: Partial<Foe>, after: RunRunRunView): Scene {
  const known = scene.foes.find((foe) => foe.name === name);
  if (known) {
    return {
      ...scene,
      foes: scene.foes.map((foe) => (foe === known ? { ...foe, ...change } : foe)),
    };
  }
  const later = after.foes.find((foe) => foe.name === name);
  const fresh = { name, at: null, hearts: 0, strength: later?.strength ?? 0, steps: -1 };
  return { ...scene, foes: [...scene.foes, { ...fresh, ...change }] };
}

/** A printed torch burns from the beginning, one of ours only when the room is lit. */
function lightBefore(view: RunRunRunView, place: Place): string {
  const light = view.maze.find(({ at }) => same(at, place))?.light;
  return light === undefined || light === 'torch' ? UNLIT : light;
}

const stepsTo = (view: RunRunRunView, place: Place): number =>
  view.maze.find(({ at }) => same(at, place))?.steps ?? -1;
