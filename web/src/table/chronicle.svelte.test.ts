import { expect, it } from 'vitest';
import type { GameEvent, GameView } from '$protocol';
import type { GameScreen } from '../games/game.ts';
import { Chronicle } from './chronicle.svelte.ts';

const event = (rule: string) => ({ event: 'passed', rule, seat: 0 }) as GameEvent;
const view = { turn: 1 } as GameView;

let language = 'en';
const screen = {
  tell: (happened: GameEvent, next: GameEvent | null) =>
    happened.rule === 'A-0'
      ? null
      : {
          text: `${language} ${happened.rule}${next ? '…' : ''}`,
          rule: happened.rule,
          weight: 'plain',
        },
} as unknown as GameScreen;

it('tells what happened before as soon as the game is seen, and counts only the rest as news', () => {
  const chronicle = new Chronicle(screen, null);
  chronicle.take({ eyes: 0, seq: 1, events: [event('A-1'), event('A-0')], view: null });
  expect(chronicle.lines).toEqual([]);
  chronicle.take({ eyes: 0, seq: 2, events: [], view });
  expect(chronicle.lines.map((line) => line.text)).toEqual(['en A-1…']);
  expect(chronicle.news).toBe('');
  chronicle.take({ eyes: 0, seq: 3, events: [event('A-2'), event('A-3')], view });
  expect(chronicle.lines).toHaveLength(3);
  expect(chronicle.news).toBe('en A-2… en A-3');
});

it('strikes out what was taken back, also before the game is seen', () => {
  const chronicle = new Chronicle(screen, null);
  chronicle.take({ eyes: 0, seq: 1, events: [event('A-1')], view: null });
  chronicle.take({ eyes: 0, seq: 2, events: [event('A-2')], view: null });
  chronicle.take({ eyes: 0, seq: 3, events: [], view: null, undone: 2 });
  chronicle.take({ eyes: 0, seq: 4, events: [event('A-4')], view });
  chronicle.take({ eyes: 0, seq: 5, events: [], view, undone: 4 });
  chronicle.take({ eyes: 0, seq: 6, events: [event('A-6')], view });
  chronicle.retell();
  expect(chronicle.lines.map((line) => line.rule)).toEqual(['A-1', 'A-6']);
});

it('leaves out what an update of the server has dropped, whenever it was told', () => {
  const chronicle = new Chronicle(screen, null);
  for (const seq of [1, 2, 3]) chronicle.take({ eyes: 0, seq, events: [event(`A-${seq}`)], view });
  chronicle.drop(2, 5);
  expect(chronicle.lines.map((line) => line.rule)).toEqual(['A-1']);
  for (const seq of [4, 5, 6]) chronicle.take({ eyes: 0, seq, events: [event(`A-${seq}`)], view });
  chronicle.retell();
  expect(chronicle.lines.map((line) => line.rule)).toEqual(['A-1', 'A-5', 'A-6']);
});

it('tells everything again in another language', () => {
  const chronicle = new Chronicle(screen, null);
  chronicle.take({ eyes: 0, seq: 1, events: [event('A-1'), event('A-2')], view });
  language = 'fr';
  chronicle.retell();
  expect(chronicle.lines.map((line) => line.text)).toEqual(['fr A-1…', 'fr A-2']);
  expect(new Set(chronicle.lines.map((line) => line.number)).size).toBe(2);
});

it('keeps what one pair of eyes has read from the next', () => {
  const chronicle = new Chronicle(screen, null);
  chronicle.take({ eyes: 0, seq: 1, events: [event('A-1')], view });
  expect([chronicle.lines.length, chronicle.news === '']).toEqual([1, false]);
  chronicle.take({ eyes: 1, seq: 1, events: [event('A-2')], view: null });
  expect([chronicle.lines, chronicle.news]).toEqual([[], '']);
  chronicle.take({ eyes: 1, seq: 1, events: [], view });
  chronicle.retell();
  expect(chronicle.lines.map((line) => line.rule)).toEqual(['A-2']);
});
