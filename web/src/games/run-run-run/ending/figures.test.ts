import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$protocol';
import { figures } from './figures.ts';

const event = (kind: string, facts: object = {}): GameEvent =>
  ({ event: kind, rule: 'RRR-X-01', ...facts }) as unknown as GameEvent;

describe('the figures of a game', () => {
  it('count what happened', () => {
    const told = [
      event('room-placed'),
      event('room-placed'),
      event('cat-walked', {
        path: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      }),
      event('cat-joined', { path: [[2, 0]] }),
      event('room-lit', { by_torch: true }),
      event('room-lit', { by_torch: false }),
      event('foe-hit', { damage: 2 }),
      event('foe-hit', { damage: 3 }),
      event('foe-fell'),
      event('cards-lost', { cards: ['R01', 'R02'] }),
      event('token-revealed'),
      event('mechanism-triggered'),
      event('passed'),
    ];
    expect(figures(told)).toEqual({
      rooms: 2,
      steps: 2,
      felled: 1,
      damage: 5,
      torches: 1,
      lost: 2,
      tokens: 1,
      mechanisms: 1,
    });
  });
});
