import { describe, expect, it } from 'vitest';
import type { RunRunRunEvent, RunRunRunView } from '$protocol';
import recorded from './recorded.json';
import { moved, type Scene, sceneOf } from './scene.ts';

/** A real game: the events of each move, and what is different on the board after it. */
const moves = recorded as unknown as { events: RunRunRunEvent[]; board: Partial<RunRunRunView> }[];

/** What a player can see; a foe's distance is only in the views. */
const visible = (scene: Scene) => ({
  ...scene,
  tiles: Object.fromEntries(scene.tiles.map((tile) => [String(tile.at), tile])),
  foes: scene.foes.map(({ steps: _steps, ...foe }) => foe),
});

describe('a scene', () => {
  it('moved on by its events becomes the board of the next view, all through a game', () => {
    let view = moves[0]?.board as RunRunRunView;
    for (const { events, board } of moves.slice(1)) {
      const after = { ...view, ...board };
      const scene = events.reduce((now, event) => moved(now, event, after), sceneOf(view));
      expect(visible(scene)).toEqual(visible(sceneOf(after)));
      view = after;
    }
    expect(view.maze.length).toBeGreaterThan(15);
  });

  it('keeps the tiles that did not change as the same objects', () => {
    const view = moves[0]?.board as RunRunRunView;
    const scene = sceneOf(view);
    const again = sceneOf(structuredClone(view), scene);
    expect(again.tiles[0]).toBe(scene.tiles[0]);
    const darker = { ...view, maze: view.maze.map((tile) => ({ ...tile, light: 'dark' })) };
    expect(sceneOf(darker, scene).tiles[0]?.light).toBe('dark');
  });
});
