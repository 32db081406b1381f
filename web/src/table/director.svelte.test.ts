import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameView } from '$protocol';
import { Director } from './director.svelte.ts';
import type { Happening, TableLink } from './link.svelte.ts';

const event = (rule: string) => ({ event: 'passed', rule, seat: 0 }) as GameEvent;
const view = (turn: number) => ({ turn }) as GameView;
const turnOf = (one: GameView | null) => (one && 'turn' in one ? one.turn : undefined);
const happening = (turn: number, ...events: GameEvent[]): Happening => ({
  seq: turn,
  eyes: 0,
  events,
  view: view(turn),
});

class FakeLink {
  view: GameView | null = view(0);
  tell: (happening: Happening) => void = () => undefined;
  listen(listener: (happening: Happening) => void) {
    this.tell = listener;
    return () => undefined;
  }
}

function stage(motion = true) {
  const link = new FakeLink();
  const told: number[] = [];
  const begun: string[] = [];
  const director = new Director(
    link as unknown as TableLink,
    () => motion,
    ({ seq }) => told.push(seq),
    ({ rule }) => begun.push(rule),
  );
  return { link, director, told, begun };
}

/** Let everything that does not wait for the test run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the director', () => {
  it('shows events one after the other, and the view that came of them last', async () => {
    const { link, director, told } = stage();
    const shown: string[] = [];
    let finish = () => {};
    director.perform((now, before, after) => {
      shown.push(`${now.rule} ${turnOf(before)}→${turnOf(after)}`);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    link.tell(happening(1, event('A-1'), event('A-2')));
    expect(shown).toEqual(['A-1 0→1']);
    expect([director.busy, turnOf(director.shown), director.current?.rule]).toEqual([
      true,
      0,
      'A-1',
    ]);
    finish();
    await settle();
    expect(shown).toEqual(['A-1 0→1', 'A-2 0→1']);
    expect(told).toEqual([]);
    finish();
    await settle();
    expect([director.busy, turnOf(director.shown), director.current]).toEqual([false, 1, null]);
    expect(told).toEqual([1]);
  });

  it('skips to the end of everything that waits', async () => {
    const { link, director, told } = stage();
    const shown: string[] = [];
    director.perform(
      (now, _before, _after, skip) =>
        new Promise((resolve) => {
          shown.push(now.rule);
          skip.addEventListener('abort', () => resolve());
        }),
    );
    link.tell(happening(1, event('A-1'), event('A-2')));
    link.tell(happening(2, event('A-3')));
    director.skip();
    await settle();
    expect(shown).toEqual(['A-1']);
    expect(turnOf(director.shown)).toBe(2);
    expect(told).toEqual([1, 2]);
    link.tell(happening(3, event('A-4')));
    expect(shown).toEqual(['A-1', 'A-4']);
  });

  it('lets nothing travel where motion is unwanted, but still makes its sound', async () => {
    const { link, director, begun } = stage(false);
    let performed = 0;
    director.perform(async () => {
      performed += 1;
    });
    link.tell(happening(1, event('A-1')));
    await settle();
    expect(performed).toBe(0);
    expect(begun).toEqual(['A-1']);
    expect(turnOf(director.shown)).toBe(1);
  });

  it('goes on when something cannot be shown', async () => {
    const { link, director } = stage();
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    director.perform(() => Promise.reject(new Error('no such piece')));
    link.tell(happening(1, event('A-1')));
    await settle();
    expect([director.busy, turnOf(director.shown)]).toEqual([false, 1]);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it('tells of entries that were missed, without showing them', async () => {
    const { link, director, told, begun } = stage();
    link.tell({ seq: 4, eyes: 0, events: [event('A-1')], view: null });
    await settle();
    expect(told).toEqual([4]);
    expect(begun).toEqual([]);
    expect(turnOf(director.shown)).toBe(0);
  });
});
