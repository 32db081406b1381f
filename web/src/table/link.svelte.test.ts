import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, GameView, ServerMessage, TableSight } from '$protocol';
import { notices } from '../app/notices.svelte.ts';
import { type Happening, Refusal, TableLink } from './link.svelte.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- what the server does ---

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message satisfies unknown as ServerMessage) });
  }

  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  asked(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const table = (mine: number[]) =>
  ({ id: 't', mine, chairs: [], sayings: [] }) as unknown as TableSight;
const view = (seat: number | null, asked: number, more = {}) =>
  ({ seat, waiting: [{ seat: asked }], ...more }) as unknown as GameView;
const welcome = (seat: number | null, asked: number, mine = [0], seq = 7) => ({
  type: 'welcome',
  seq,
  seat,
  table: table(mine),
  view: view(seat, asked, { torches: 5, foes: [] }),
});

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const ticketOf = (message: ClientMessage | undefined): string =>
  message && 'ticket' in message ? message.ticket : '';

let link: TableLink;
let heard: Happening[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here:8000' });
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  link = new TableLink('t', 0, 3);
  heard = [];
  link.listen((happening) => heard.push(happening));
  last().open();
});

afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('coming to a table', () => {
  it('says hello with the seat and from where to tell', () => {
    expect(last().url).toBe('ws://here:8000/api/tables/t/socket');
    expect(last().sent).toEqual([{ type: 'hello', seat: 0, last_seq: 1 }]);
  });

  it('tells what was missed without views, then shows what came of it', () => {
    last().say({ type: 'update', seq: 6, events: [{ event: 'passed', rule: 'A-1' }] });
    last().say(welcome(0, 0));
    expect(heard.map(({ seq, events, view: seen }) => [seq, events.length, seen !== null])).toEqual(
      [
        [6, 1, false],
        [7, 0, true],
      ],
    );
  });

  it('asks for the legal moves of the seat it looks from, and of no other', async () => {
    last().say(welcome(0, 0));
    const ticket = ticketOf(last().asked('moves')[0]);
    last().say({ type: 'moves', ticket, seq: 7, seat: 0, moves: ['pass'], asides: [] });
    await vi.waitFor(() => expect(link.legal.moves).toEqual(['pass']));
    last().say(welcome(0, 1, [0, 1]));
    expect(last().asked('moves')).toHaveLength(1);
    expect(link.askedSeat).toBe(1);
    expect(link.legal.moves).toEqual([]);
  });

  it('looks on as a stranger if the seat is not ours', () => {
    last().say({ type: 'refused', ticket: '', key: 'not-your-seat' });
    expect(last().sent.at(-1)).toMatchObject({ type: 'hello', seat: null });
  });

  it('keeps its seat when a hand at a trap cannot do something', () => {
    last().say(welcome(0, 0));
    last().say({ type: 'refused', ticket: '', key: 'hand-cannot', facts: { reason: 'no' } });
    expect(last().sent.filter((one) => one.type === 'hello')).toHaveLength(1);
    expect(link.seat).toBe(0);
  });
});

describe('after an update of the server', () => {
  const standing = { ...welcome(0, 0), at: 5000, table: { ...table([0]), stands: true } };

  it('the time of the table stands until it goes on', () => {
    last().say(standing);
    vi.advanceTimersByTime(3000);
    expect([link.clock.now, link.clock.pace]).toEqual([5000, 0]);
    last().say({ type: 'update', seq: 8, at: 5000, table: { stands: false } });
    vi.advanceTimersByTime(700);
    expect([link.clock.now, link.clock.pace]).toEqual([5700, 1]);
  });

  it('says when the game goes on without those who are missing', () => {
    last().say(standing);
    expect(link.goesOnAt).toBeNull();
    const begun = performance.now();
    last().say({ type: 'here', seats: [0], goes_on_in: 30_000 });
    expect(link.goesOnAt).toBe(begun + 30_000);
    last().say({ type: 'here', seats: [0] });
    expect(link.goesOnAt).toBeNull();
  });

  it('a move that it took back is told, whoever has made it', async () => {
    const tell = vi.spyOn(notices, 'tell');
    last().say(welcome(0, 0));
    const played = link.play(0, 'pass');
    const ticket = ticketOf(last().asked('wish')[0]);
    last().say({ type: 'refused', ticket, key: 'taken-back-by-update' });
    await expect(played).rejects.toMatchObject({ key: 'taken-back-by-update' });
    expect(tell).toHaveBeenCalledWith(expect.any(String), 'problem');
    tell.mockRestore();
  });
});

describe('looking through other eyes', () => {
  const told = () => heard.map(({ seq, eyes }) => [seq, eyes]);

  it('is told the past anew, as those eyes have seen it', () => {
    last().say(welcome(0, 0, [0, 1], 700));
    link.lookFrom(1);
    expect(last().sent.at(-1)).toEqual({ type: 'hello', seat: 1, last_seq: 220 });
    heard.length = 0;
    last().say({ type: 'update', seq: 700, events: [{ event: 'passed', rule: 'A-1' }] });
    last().say(welcome(1, 1, [0, 1], 700));
    expect(told()).toEqual([
      [700, 1],
      [700, 1],
    ]);
  });

  it('drops what was still on its way for the eyes before', () => {
    last().say(welcome(0, 0, [0, 1], 7));
    link.lookFrom(1);
    heard.length = 0;
    last().say({ type: 'update', seq: 8, events: [{ event: 'secret', rule: 'A-1' }] });
    for (const seq of [2, 3, 4, 5, 6, 7, 8])
      last().say({ type: 'update', seq, events: [{ event: 'passed', rule: 'A-1' }] });
    last().say(welcome(1, 1, [0, 1], 8));
    expect(heard.flatMap(({ events }) => events.map(({ event }) => event as string))).not.toContain(
      'secret',
    );
    expect(told()).toEqual([2, 3, 4, 5, 6, 7, 8, 8].map((seq) => [seq, 1]));
  });

  it('sends nothing twice, and forgets the moves of the seat before', async () => {
    last().say(welcome(0, 0, [0, 1]));
    const ticket = ticketOf(last().asked('moves')[0]);
    last().say({ type: 'moves', ticket, seq: 7, seat: 0, moves: ['pass'], asides: [] });
    await vi.waitFor(() => expect(link.legal.moves).toEqual(['pass']));
    void link.hint(0);
    link.lookFrom(1);
    last().say(welcome(1, 1, [0, 1]));
    expect(link.legal.moves).toEqual([]);
    expect(last().asked('hint')).toHaveLength(1);
    expect(last().asked('moves')).toHaveLength(2);
  });
});

describe('a game that nobody plays', () => {
  const soon = { ...welcome(0, 0), put_away: 1_800_000_000_000 };

  it('is announced to be put away until somebody does something', () => {
    last().say(soon);
    expect(link.putAway).toBe(1_800_000_000_000);
    last().say({ type: 'update', seq: 8, said: { name: 'Nofret', text: 'run!' } });
    expect(link.putAway).toBeNull();
  });

  it('is not announced any more once somebody has played while the line was down', () => {
    last().say(soon);
    last().say(welcome(0, 0, [0], 8));
    expect(link.putAway).toBeNull();
  });
});

describe('an update', () => {
  beforeEach(() => last().say(welcome(0, 0)));

  it('patches table and view', () => {
    last().say({ type: 'update', seq: 8, view: { torches: 4 }, table: { code: 'K7QF' } });
    expect(link.view).toMatchObject({ torches: 4, foes: [] });
    expect(link.table).toMatchObject({ id: 't', code: 'K7QF' });
    expect(link.seq).toBe(8);
  });

  it('adds what was said, and leaves the rest of the table as it is', () => {
    const before = link.table;
    const said = ['run!', 'run!', 'where?'].map((text) => ({ name: 'Nofret', text }));
    said.forEach((saying, place) => {
      last().say({ type: 'update', seq: 8 + place, said: saying });
    });
    expect(link.table).toEqual({ ...before, sayings: said });
    expect(before?.sayings).toEqual([]);
    last().say({ type: 'update', seq: 11, table: { code: 'K7QF' } });
    expect(link.table).toMatchObject({ code: 'K7QF', sayings: said });
    // Whoever comes back is told everything once more.
    last().say(welcome(0, 0));
    expect(link.table?.sayings).toEqual([]);
  });

  it('makes moves of an older entry void', async () => {
    const old = ticketOf(last().asked('moves')[0]);
    last().say({ type: 'update', seq: 8, view: { torches: 4 } });
    last().say({ type: 'moves', ticket: old, seq: 7, seat: 0, moves: ['pass'], asides: [] });
    await Promise.resolve();
    expect(link.legal.moves).toEqual([]);
  });

  it('leaves moves of an older entry where every moment counts, and asks anew', async () => {
    last().say(welcome(0, 0));
    link.keepTime();
    const old = ticketOf(last().asked('moves').at(-1));
    last().say({ type: 'update', seq: 8, view: { torches: 4 }, at: 900 });
    expect(last().asked('moves')).toHaveLength(1);
    last().say({ type: 'moves', ticket: old, seq: 7, seat: 0, moves: ['pass'], asides: [] });
    await Promise.resolve();
    expect(link.legal.moves).toEqual(['pass']);
    expect(last().asked('moves')).toHaveLength(2);
  });

  it('keeps what can be done while nothing but time has passed', async () => {
    const answer = async (seq: number, move: string) => {
      const ticket = ticketOf(last().asked('moves').at(-1));
      last().say({ type: 'moves', ticket, seq, seat: 0, moves: [move], asides: [] });
      await vi.waitFor(() => expect(link.legal.moves).toEqual([move]));
    };
    last().say(welcome(0, 0));
    link.keepTime();
    await answer(7, 'discover');
    await answer(7, 'discover');
    last().say({ type: 'update', seq: 8, view: { waiting: [] }, at: 900 });
    expect(link.legal.moves).toEqual([]);
    // A moment later something has become possible, and the page of the game asks for it.
    link.askMoves();
    await answer(8, 'place N');
    last().say({ type: 'update', seq: 9, at: 1900 });
    expect(link.legal.moves).toEqual(['place N']);
  });

  it('tells the time, and the way to the server is measured where it matters', () => {
    last().say({ ...welcome(0, 0), at: 500 });
    expect(last().asked('ping')).toEqual([]);
    link.keepTime();
    const sent = last().asked('ping').at(-1) as { n: number };
    vi.advanceTimersByTime(80);
    last().say({ type: 'pong', n: sent.n, at: 2040 });
    expect(link.clock.now).toBeCloseTo(2080, 0);
    expect(link.clock.trip).toBeCloseTo(80, 0);
    last().say({ type: 'update', seq: 8, at: 9000 });
    expect(link.clock.now).toBeCloseTo(9000, 0);
  });

  it('is not misled by an answer to a question from before a new welcome', () => {
    last().say({ ...welcome(0, 0), at: 500 });
    link.keepTime();
    const early = last().asked('ping').at(-1) as { n: number };
    last().say({ ...welcome(0, 0), at: 600 });
    vi.advanceTimersByTime(20);
    last().say({ type: 'pong', n: early.n, at: 510 });
    expect(link.clock.trip).toBeNull();
  });
});

describe('a wish', () => {
  beforeEach(() => last().say(welcome(0, 0)));

  it('is fulfilled or refused by its ticket', async () => {
    const good = link.play(0, 'pass');
    const bad = link.play(0, 'fly');
    const [first, second] = last().asked('wish').map(ticketOf);
    last().say({ type: 'refused', ticket: second, key: 'no-wings', rule: 'A-2', facts: { n: 1 } });
    last().say({ type: 'accepted', ticket: first, seq: 8 });
    await expect(good).resolves.toEqual({ seq: 8 });
    await expect(bad).rejects.toBeInstanceOf(Refusal);
    await expect(bad).rejects.toMatchObject({ key: 'no-wings', rule: 'A-2', facts: { n: 1 } });
  });

  it('that was not answered is sent again on a new line, with the same ticket', async () => {
    const played = link.play(0, 'pass');
    const ticket = ticketOf(last().asked('wish')[0]);
    last().break();
    expect(link.state).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toEqual({ type: 'hello', seat: 0, last_seq: 7 });
    last().say(welcome(0, 0, [0], 8));
    expect(last().asked('wish').map(ticketOf)).toEqual([ticket]);
    last().say({ type: 'accepted', ticket, seq: 8 });
    await expect(played).resolves.toEqual({ seq: 8 });
  });

  it('that is made while no line is open is sent once, when one has welcomed us', () => {
    last().break();
    void link.play(0, 'pass');
    vi.advanceTimersByTime(2000);
    last().open();
    expect(last().asked('wish')).toHaveLength(0);
    last().say(welcome(0, 0));
    expect(last().asked('wish')).toHaveLength(1);
    last().say(welcome(0, 0));
    expect(last().asked('wish')).toHaveLength(1);
  });

  it('that is refused after it was answered takes no seat away', async () => {
    const played = link.play(0, 'pass');
    const ticket = ticketOf(last().asked('wish')[0]);
    last().say({ type: 'accepted', ticket, seq: 8 });
    await played;
    last().say({ type: 'refused', ticket, key: 'already-yours' });
    expect(last().asked('hello')).toHaveLength(1);
  });
});

describe('taking back', () => {
  const may = { can_take_back: true };
  const moved = { type: 'update', seq: 8, events: [{ event: 'passed', rule: 'A-1' }] };

  async function play(seat: number): Promise<void> {
    const played = link.play(seat, 'pass');
    last().say({ ...moved, table: may });
    last().say({ type: 'accepted', ticket: ticketOf(last().asked('wish').at(-1)), seq: 8 });
    await played;
  }

  it('is for my only seat, when the server says so', () => {
    last().say(welcome(0, 0));
    expect(link.takesBack).toBeNull();
    last().say({ type: 'update', seq: 8, table: may });
    expect(link.takesBack).toBe(0);
  });

  it('is for the one of my seats that has just moved, while I look from it', async () => {
    last().say(welcome(0, 0, [0, 1]));
    await play(0);
    expect(link.takesBack).toBe(0);
    last().say({ type: 'update', seq: 9, table: { code: 'K7QF' } });
    expect(link.takesBack).toBe(0);
    link.seat = 1;
    expect(link.takesBack).toBeNull();
  });

  it('is for none of several seats if it is not known which has moved', async () => {
    last().say(welcome(0, 0, [0, 1]));
    last().say({ ...moved, table: may });
    expect(link.takesBack).toBeNull();
    await play(0);
    last().say({ ...moved, seq: 9 });
    expect(link.takesBack).toBeNull();
  });
});

describe('a line', () => {
  it('waits longer each time, and gives up only where coming back makes no sense', () => {
    last().break();
    vi.advanceTimersByTime(320);
    expect(FakeSocket.all).toHaveLength(2);
    last().break();
    vi.advanceTimersByTime(290);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(290);
    expect(FakeSocket.all).toHaveLength(3);
    last().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(3);
    expect(link.state).toBe('ended');
  });

  it('to a table that cannot be played here is not tried again', () => {
    last().say({ type: 'closing', key: 'needs-version', again: false });
    last().break(4409);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(link.state).toBe('ended');
    expect(link.closing).toMatchObject({ key: 'needs-version' });
  });

  it('that has ended answers what waited, and whatever is asked after it', async () => {
    last().say(welcome(0, 0));
    const played = link.play(0, 'pass');
    last().say({ type: 'closing', key: 'too-many-mistakes', again: false });
    last().break(4400);
    await expect(played).rejects.toMatchObject({ key: 'line-ended' });
    await expect(link.hint(0)).rejects.toBeInstanceOf(Refusal);
    expect(link.closing).toMatchObject({ key: 'too-many-mistakes' });
  });

  it('says why it was closed until it is back', () => {
    last().say(welcome(0, 0));
    last().say({ type: 'closing', key: 'server-stops', again: true });
    last().break(1012);
    vi.advanceTimersByTime(2000);
    last().open();
    expect(link.closing).toMatchObject({ key: 'server-stops' });
    last().say(welcome(0, 0));
    expect(link.closing).toBeNull();
  });

  it('that opens and closes at once is tried ever more rarely', () => {
    for (let time = 0; time < 8; time += 1) {
      last().break(4430);
      vi.advanceTimersByTime(15_000);
      last().open();
    }
    last().break(4430);
    const tries = FakeSocket.all.length;
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(tries);
  });

  it('is kept open by a ping each half minute', () => {
    last().say(welcome(0, 0));
    for (let time = 0; time < 60; time += 1) {
      vi.advanceTimersByTime(1000);
      last().say({ type: 'pong', n: 0 });
    }
    expect(last().asked('ping').length).toBeGreaterThanOrEqual(2);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('that answers no ping is given up for a new one, and heard no more', () => {
    last().say(welcome(0, 0));
    const dead = last();
    vi.advanceTimersByTime(35_000);
    expect(link.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    dead.break();
    expect(link.state).toBe('open');
  });
});

it('looks through other eyes when told to', () => {
  last().say(welcome(0, 0, [0, 1]));
  link.lookFrom(1);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello', seat: 1 });
  last().say(welcome(1, 1, [0, 1]));
  expect(link.seat).toBe(1);
});
