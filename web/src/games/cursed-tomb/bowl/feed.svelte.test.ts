import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLink } from '../../../table/link.svelte.ts';
import { TrapFeed } from './feed.svelte.ts';

/** A socket whose other end is the test: it answers each ping after `trip` milliseconds. */
class SlowSocket {
  static OPEN = 1;
  static last: SlowSocket;
  static trip = 0;
  readyState = SlowSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    SlowSocket.last = this;
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; n: number };
    if (message.type === 'ping')
      setTimeout(() => this.say({ type: 'pong', n: message.n, at: 1 }), SlowSocket.trip);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const armed = { type: 'pull', state: 'armed', build: 1, number: 1, seat: 0, colour: 'red' };

/** How long the way is said to be, some seconds after a pull could begin. */
function lagOver(trip: number): number | null {
  SlowSocket.trip = trip;
  SlowSocket.last.say(armed);
  vi.advanceTimersByTime(5000);
  SlowSocket.last.say({ type: 'pull-event', kind: 'touched', tick: 4, thing: '' });
  return feed.lag;
}

let link: TableLink;
let feed: TrapFeed;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SlowSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here:8000' });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  link = new TableLink('t', 0);
  feed = new TrapFeed(link);
  SlowSocket.last.onopen?.();
  SlowSocket.last.say({ type: 'welcome', seq: 7, seat: 0, table: { mine: [0] }, view: {} });
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a slow line', () => {
  it('is told of from more than 250 ms there and back on', () => {
    expect(feed.lag).toBeNull();
    expect(lagOver(320)).toBe(320);
    expect(feed.mine).toBe(true);
  });

  it('is not told of where the way is short enough', () => {
    expect(lagOver(250)).toBeNull();
  });

  it('is not told of any more when the line has become fast', () => {
    expect(lagOver(400)).toBe(400);
    expect(lagOver(30)).toBeNull();
  });
});
