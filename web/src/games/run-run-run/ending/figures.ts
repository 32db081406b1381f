// The figures of a finished game, counted from its events.
import type { GameEvent } from '$protocol';

export interface Figures {
  rooms: number;
  steps: number;
  felled: number;
  damage: number;
  torches: number;
  lost: number;
  tokens: number;
  mechanisms: number;
}

export function figures(events: GameEvent[]): Figures {
  const sum: Figures = {
    rooms: 0,
    steps: 0,
    felled: 0,
    damage: 0,
    torches: 0,
    lost: 0,
    tokens: 0,
    mechanisms: 0,
  };
  for (const event of events) {
    switch (event.event) {
      case 'room-placed':
        sum.rooms += 1;
        break;
      case 'cat-walked':
      case 'cat-joined':
        sum.steps += event.path.length - 1;
        break;
      case 'foe-fell':
        sum.felled += 1;
        break;
      case 'foe-hit':
        sum.damage += event.damage;
        break;
      case 'room-lit':
        sum.torches += event.by_torch ? 1 : 0;
        break;
      case 'cards-lost':
        sum.lost += event.cards.length;
        break;
      case 'token-revealed':
        sum.tokens += 1;
        break;
      case 'mechanism-triggered':
        sum.mechanisms += 1;
        break;
    }
  }
  return sum;
}
