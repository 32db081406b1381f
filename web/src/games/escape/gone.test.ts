import { describe, expect, it } from 'vitest';
import { goneBy } from './gone.ts';
import type { Event } from './types.ts';

const lost = { event: 'die-lost', seat: 1, die: 3, left: 4, was: 'locked', face: 'B' };

describe('a die that has gone', () => {
  it('was taken by the door, as the rulebook says which', () => {
    const event: Event = { ...lost, event: 'die-lost', rule: 'ESC-CLOCK-07' };
    expect(goneBy(event, 1)).toEqual({
      why: 'slam',
      was: 'locked',
      face: 'B',
      rule: 'ESC-CLOCK-14',
    });
  });

  it('is nobody else’s', () => {
    const event: Event = { ...lost, event: 'die-lost', rule: 'ESC-CLOCK-07' };
    expect(goneBy(event, 0)).toBeNull();
    expect(goneBy(event, null)).toBeNull();
  });

  it('has rolled off the table, whatever it would have shown', () => {
    const event: Event = { ...lost, event: 'die-lost', was: 'rolling', rule: 'ESC-CURSE-LOSTDICE' };
    expect(goneBy(event, 1)).toMatchObject({ why: 'tray', face: '', rule: 'ESC-CURSE-LOSTDICE' });
  });

  it('lies under rubble', () => {
    const { left: _left, ...buried } = lost;
    const event: Event = { ...buried, event: 'die-buried', rule: 'ESC-CURSE-DEBRIS' };
    expect(goneBy(event, 1)).toMatchObject({ why: 'rubble', rule: 'ESC-CLOCK-14' });
  });

  it('is no matter of other events', () => {
    const event = { event: 'escaped', rule: 'ESC-EXIT-05', seat: 1, left: 0 } as Event;
    expect(goneBy(event, 1)).toBeNull();
  });
});
