import { expect, test } from 'vitest';
import type { CursedTombDecision, CursedTombView, PullNews } from '$protocol';
import { question, queueText, type Told } from './telling.ts';

const from = (seat: number | null, mine?: number[]): Told => ({
  say: (id) => id,
  view: { seat, players: [{ pawn: 'hat' }, { pawn: 'scarf' }] } as unknown as CursedTombView,
  box: null,
  ...(mine && { mine }),
});
const pull: CursedTombDecision = {
  seat: -1,
  question: 'pull',
  rule: 'TOMB-TRAP-07',
  facts: { seat: 1, colour: 'red' },
};

test('whoever shares a device is asked for each of its pulls, whatever seat it looks from', () => {
  expect(question(from(1), pull)).toBe('pulling-yours');
  expect(question(from(null, [0, 1]), pull)).toBe('pulling-yours');
  expect(question(from(0, [0]), pull)).toBe('pulling-theirs');
  expect(question(from(null), pull)).toBe('pulling-theirs');
});

test('only whoever pulls next is told so', () => {
  const queued: PullNews = { type: 'pull', state: 'queued', build: 1, seat: 1, ahead: 2 };
  expect(queueText(from(1), queued, true)).toBe('bowl-queued');
  expect(queueText(from(0), queued, false)).toBe('bowl-queued-theirs');
});
