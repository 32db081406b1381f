import { describe, expect, it, vi } from 'vitest';
import type { Frame, GameEvent, GameView, Replay } from '$protocol';
import type { Happening } from '../link.svelte.ts';
import { Film, linkOf, shotsOf, through } from './film.svelte.ts';
import { linesOf } from './script.ts';

const event = (rule: string) => ({ event: 'passed', rule, seat: 0 }) as GameEvent;
const frame = (number: number, view: object | null, ...events: GameEvent[]) =>
  ({ number, at: 0, seat: null, events, view }) as Frame;

const turnOf = (view: GameView | null | undefined) =>
  view && 'turn' in view ? view.turn : undefined;

const FRAMES = [
  frame(0, { seat: null, turn: 1, active: 0, waiting: [{ seat: 1 }], foes: [] }),
  frame(1, { turn: 2 }, event('A-01'), event('A-02')),
  frame(2, null, event('A-03')),
  frame(3, { turn: 3, foes: [{ name: 'Howl' }] }, event('A-04')),
];

function film(): { film: Film; heard: Happening[] } {
  const made = new Film();
  const heard: Happening[] = [];
  made.show(shotsOf(FRAMES), 'spectator');
  made.listen((happening) => heard.push(happening));
  return { film: made, heard };
}

describe('shots', () => {
  it('carry whole views, though frames only say what changes', () => {
    const turns = shotsOf(FRAMES).map((shot) => turnOf(shot.view));
    expect(turns).toEqual([1, 2, 2, 3]);
    expect(shotsOf(FRAMES)[1]?.view).toHaveProperty('foes', []);
  });

  it('of open hands are seen with the eyes of whoever decides', () => {
    const view = shotsOf(FRAMES)[0]?.view as GameView;
    expect(through(view, 'all').seat).toBe(1);
    expect(through(view, 'spectator').seat).toBe(null);
  });
});

describe('a film', () => {
  it('tells the events of a step, and none of a jump', () => {
    const { film: one, heard } = film();
    one.step();
    expect(heard.at(-1)?.events.map((happened) => happened.rule)).toEqual(['A-01', 'A-02']);
    one.jump(3);
    expect(heard.at(-1)?.events).toEqual([]);
    expect(turnOf(heard.at(-1)?.view)).toBe(3);
  });

  it('of a game in real time goes as time went, and faster if told to', () => {
    vi.useFakeTimers();
    const one = new Film();
    one.inTime = true;
    const times = [0, 1000, 1000, 4000];
    one.show(
      shotsOf(FRAMES).map((shot, place) => ({ ...shot, at: times[place] ?? 0 })),
      'all',
    );
    one.play(() => true);
    vi.advanceTimersByTime(999);
    expect(one.position).toBe(0);
    expect(one.now).toBeCloseTo(999, 0);
    vi.advanceTimersByTime(2);
    expect(one.position).toBe(2);
    one.pause();
    one.speed = 4;
    one.play(() => true);
    vi.advanceTimersByTime(740);
    expect(one.position).toBe(2);
    vi.advanceTimersByTime(20);
    expect(one.position).toBe(3);
    one.pause();
    expect(one.now).toBe(4000);
    vi.useRealTimers();
  });

  it('stays within its length', () => {
    const { film: one } = film();
    one.jump(99);
    expect(one.position).toBe(3);
    one.step();
    expect(one.position).toBe(3);
    one.jump(-5);
    expect(one.position).toBe(0);
  });

  it('keeps its place when the eyes change', () => {
    const { film: one } = film();
    one.jump(2);
    one.show(shotsOf(FRAMES), 'all');
    expect(one.position).toBe(2);
    expect(one.view?.seat).toBe(1);
  });

  it('plays on only when the last move has been shown, and pauses at its end', () => {
    vi.useFakeTimers();
    const { film: one } = film();
    let idle = false;
    one.play(() => idle);
    vi.advanceTimersByTime(3000);
    expect(one.position).toBe(0);
    idle = true;
    vi.advanceTimersByTime(10_000);
    expect(one.position).toBe(3);
    expect(one.playing).toBe(false);
    vi.useRealTimers();
  });
});

it('every line of the script knows its shot', () => {
  const screen = {
    tell: (happened: GameEvent) =>
      happened.rule === 'A-02'
        ? null
        : { text: happened.rule, rule: happened.rule, weight: 'plain' as const },
  };
  const lines = linesOf(shotsOf(FRAMES), screen, null);
  expect(lines.map(({ text, shot }) => [text, shot])).toEqual([
    ['A-01', 1],
    ['A-03', 2],
    ['A-04', 3],
  ]);
});

it('has no server behind it that could be asked', () => {
  const link = linkOf(film().film, 't', {
    game: 'run-run-run',
    players: ['Nofret', 'scout'],
    bots: ['', 'scout'],
    options: {},
  } as unknown as Replay);
  expect([link.live, link.askedSeat, link.takesBack ?? null]).toEqual([false, null, null]);
  expect(link.table?.chairs.map(({ bot, taken }) => [bot, taken])).toEqual([
    ['', true],
    ['scout', false],
  ]);
});
