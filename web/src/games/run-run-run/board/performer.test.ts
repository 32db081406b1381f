import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunRunRunEvent, RunRunRunView } from '$protocol';
import { performing } from './performer.ts';
import recorded from './recorded.json';
import { Stage } from './stage.svelte.ts';

const moves = recorded as unknown as { events: RunRunRunEvent[]; board: Partial<RunRunRunView> }[];
/** Dice tumble for 700 ms and are read; whoever walks takes a fifth of a second for each room. */
const LONGEST = 1100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function play(skip: AbortSignal, after: (stage: Stage, view: RunRunRunView) => void) {
  let view = moves[0]?.board as RunRunRunView;
  const stage = new Stage(view);
  const perform = performing(stage, () => undefined);
  for (const { events, board } of moves.slice(1)) {
    const next = { ...view, ...board };
    for (const event of events) {
      const begun = Date.now();
      let over = false;
      const done = perform(event, view, next, skip).then(() => {
        over = true;
      });
      while (!over) await vi.advanceTimersByTimeAsync(skip.aborted ? 0 : 50);
      await done;
      const rooms = 'path' in event ? event.path.length : 0;
      expect(Date.now() - begun).toBeLessThanOrEqual(LONGEST + 220 * rooms);
    }
    after(stage, next);
    stage.show(next);
    view = next;
  }
}

const where = (stage: Stage) => ({
  cats: stage.scene.cats,
  foes: stage.scene.foes.map(({ name, at, hearts }) => ({ name, at, hearts })),
  tiles: stage.scene.tiles.length,
});

function expectEnd(stage: Stage, view: RunRunRunView) {
  expect(where(stage)).toEqual(where(new Stage(view)));
  expect(stage.effects).toEqual([]);
  expect(stage.travel).toEqual({});
}

describe('what happened', () => {
  it('is shown in good time and leaves the board as the next view has it', async () => {
    await play(new AbortController().signal, expectEnd);
  });

  it('is over at once when it is skipped', async () => {
    const skip = new AbortController();
    skip.abort();
    const begun = Date.now();
    await play(skip.signal, expectEnd);
    expect(Date.now() - begun).toBe(0);
  });
});
