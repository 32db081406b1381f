// A table as this device sees it: what the server told, and what we asked it.
import type {
  ClientMessage,
  Closing,
  GameEvent,
  GameView,
  Hand,
  Hint,
  Insight,
  Moves,
  Preview,
  Refused,
  SendWish,
  ServerMessage,
  TableSight,
} from '$protocol';
import { merged } from '../app/merge.ts';
import { notices } from '../app/notices.svelte.ts';
import { serverSays } from '../app/trouble.ts';
import { TableClock } from './clock.ts';
import { Line, type LineState } from './line.ts';
import { Measuring } from './measuring.ts';
import { withSaying } from './sayings.ts';

/** Why the server did not do what was asked; `key` and `facts` make the sentence, `rule` its link. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly rule: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(key);
  }
}

/**
 * One entry of the table: what happened, and how the game looks after it. Entries that were missed
 * while the line was down have no view; the one of the welcome after them shows what came of it.
 */
export interface Happening {
  seq: number;
  /** The seat through whose eyes it is told; null: as a spectator hears it. */
  eyes: number | null;
  events: GameEvent[];
  view: GameView | null;
  /** The entry that was taken back by this one. */
  undone?: number | null | undefined;
}

/** Words about what goes on at this moment; they belong to no entry, and nobody asks for them. */
export type Remark = Extract<ServerMessage, { type: `pull${string}` }>;

/** Whoever follows what goes on at this moment. */
export interface Onlooker {
  saw(bytes: ArrayBuffer): void;
  heard(remark: Remark): void;
}

type Answer = Moves | Preview | Insight | Hint | { seq: number };
type Question = Extract<ClientMessage, { ticket: string }>;
type Asked = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'ticket'> : never) : never;
type Wish = SendWish['wish'];

interface Waiting {
  message: Question;
  resolve(answer: never): void;
  reject(refusal: Refusal): void;
}

/** Legal moves of one seat as of one entry. */
export interface SeatMoves {
  seat: number;
  seq: number;
  moves: string[];
  asides: string[];
}

/** How many entries of the past to ask for; the server keeps five hundred at hand. */
const PAST = 480;

/** Whoever is gone for so many milliseconds is missing. */
const MISSED_AFTER = 2500;

/** What is said of a hand at a trap has no ticket, and takes no seat away. */
const ABOUT_A_HAND: ReadonlySet<string> = new Set(['hand-cannot', 'not-your-pull']);

/** Whoever made the move may have been shown another game since: it is told in any case. */
const TOLD_TO_ALL: ReadonlySet<string> = new Set(['taken-back-by-update']);

const lineEnded = (): Refusal => new Refusal('line-ended', '', {});

const NO_MOVES: SeatMoves = { seat: -1, seq: -1, moves: [], asides: [] };

export class TableLink {
  /** Whether there is a server to ask; a replay has none. */
  readonly live = true;
  state = $state<LineState>('connecting');
  table = $state.raw<TableSight | null>(null);
  /** The game as the server last told it; boards show the director's `shown` instead. */
  view = $state.raw<GameView | null>(null);
  seq = $state(-1);
  seat = $state<number | null>(null);
  /** When the game is put away if nobody does anything here; null: not soon. */
  putAway = $state<number | null>(null);
  /** Why the server has ended the line; null: it has not, or has not said why. */
  closing = $state.raw<Closing | null>(null);
  /** The legal moves of the seat that is asked and is mine, kept up to date. */
  legal = $state.raw<SeatMoves>(NO_MOVES);
  /** The seats whose people are here now; null: not known yet. */
  here = $state.raw<readonly number[] | null>(null);
  /** When a game that stands goes on without those who are missing, by `performance.now`. */
  goesOnAt = $state<number | null>(null);
  /** How many wishes the server has not answered yet. */
  pending = $state(0);
  /** The moves that were made from here, without those that were taken back. */
  made = $state.raw<string[]>([]);
  /** A guide looks at each move first: it says what is made instead, or null if nothing is. */
  guide: ((move: string) => string | null) | null = null;
  /** The last thing that was done from here was to take a move back. */
  tookBack = $state(false);
  /** The time of the table; exact only where `keepTime` is on. */
  readonly clock = new TableClock();

  /** The last move that was made from here, and the last entry that may have been a move. */
  #played = $state.raw<{ seat: number; seq: number } | null>(null);
  #moved = $state(-1);

  #line: Line;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(happening: Happening) => void>();
  #onlookers = new Set<Onlooker>();
  #wanted: number | null;
  #newest: number;
  #tickets = 0;
  // Not randomUUID: pages that come by plain http, as on a phone in the same room, lack it.
  #prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  /** Entries that are told anew before a welcome; null after it, when new ones come. */
  #missed: Pick<Happening, 'seq' | 'events' | 'undone'>[] | null = [];
  /** Whether this line has welcomed us, so that it answers questions. */
  #welcomed = false;
  /** Whether moves are being asked for, and whether to ask once more after that. */
  #asking = false;
  #askAgain = false;
  readonly #measuring = new Measuring(this.clock, (n) => {
    if (this.#welcomed) this.#line.send({ type: 'ping', n });
  });
  #missing: ReturnType<typeof setTimeout> | undefined;

  /**
   * `seat`: through whose eyes; null looks on as a spectator. `seq`: the newest entry that is
   * known of, so that the past can be told.
   */
  constructor(
    readonly id: string,
    seat: number | null,
    seq = 0,
  ) {
    this.#newest = seq;
    this.#wanted = seat;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#line = new Line(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      opened: () => this.#hello(),
      heard: (message) => this.#heard(message),
      streamed: (bytes) => {
        for (const onlooker of this.#onlookers) onlooker.saw(bytes);
      },
      changed: (state) => {
        this.state = state;
        this.#welcomed = false;
        this.#asking = false;
        if (state === 'ended') this.#giveUp();
      },
    });
  }

  close(): void {
    clearTimeout(this.#missing);
    this.#measuring.stop();
    this.#line.close();
  }

  /** Measure the way to the server from now on: a game in which every moment counts. */
  keepTime(): void {
    this.#measuring.start();
  }

  /** Look on through other eyes: another seat of mine, or none. */
  lookFrom(seat: number | null): void {
    this.#wanted = seat;
    this.#hello();
  }

  /** Hear of every entry from now on; returns how to stop. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Follow what goes on at this moment; returns how to stop. */
  follow(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    return () => this.#onlookers.delete(onlooker);
  }

  /** Say something that is for this moment only, and is not answered. */
  sayNow(message: ArrayBuffer | Hand): void {
    if (this.#welcomed) this.#line.send(message);
  }

  // --- asking ---

  /** The seat of mine that the game waits for, the one I look from first. */
  get askedSeat(): number | null {
    const mine = this.table?.mine ?? [];
    const waiting = (this.view?.waiting ?? []).map((decision) => decision.seat);
    if (this.seat !== null && waiting.includes(this.seat)) return this.seat;
    return waiting.find((seat) => mine.includes(seat)) ?? null;
  }

  /** The seat that may take its last move back: mine, and the one I look from. */
  get takesBack(): number | null {
    const { table, seat } = this;
    if (!table?.can_take_back) return null;
    // The server says that a seat of mine has made the last move, not which of them.
    if (table.mine.length === 1) return table.mine[0] ?? null;
    return this.#played?.seq === this.#moved && this.#played.seat === seat ? seat : null;
  }

  async wish(given: Wish): Promise<{ seq: number }> {
    const wish = this.#guided(given);
    if (wish.wish === 'take-back') this.tookBack = true;
    else if (wish.wish === 'play') this.tookBack = false;
    const aside = wish.wish === 'play' && this.legal.asides.includes(wish.move);
    this.pending += 1;
    const accepted = await this.#ask<{ seq: number }>({ type: 'wish', wish }).finally(() => {
      this.pending -= 1;
    });
    if (wish.wish === 'take-back') this.made = this.made.slice(0, -1);
    else if (wish.wish === 'play' && !aside) this.made = [...this.made, wish.move];
    return accepted;
  }

  #guided(wish: Wish): Wish {
    if (!this.guide || wish.wish !== 'play' || this.legal.asides.includes(wish.move)) return wish;
    const move = this.guide(wish.move);
    if (move === null) throw new Refusal('lesson-waits', '', {});
    return { ...wish, move };
  }

  async play(seat: number, move: string): Promise<{ seq: number }> {
    const accepted = await this.wish({ wish: 'play', seat, move });
    this.#played = { seat, seq: accepted.seq };
    return accepted;
  }

  preview(seat: number, move: string): Promise<Preview> {
    return this.#ask({ type: 'preview', seat, move });
  }

  /** What the seat, or a spectator, could work out from what it sees. */
  insight(seat: number | null): Promise<Insight> {
    return this.#ask({ type: 'insight', seat });
  }

  hint(seat: number): Promise<Hint> {
    return this.#ask({ type: 'hint', seat });
  }

  moves(seat: number): Promise<Moves> {
    return this.#ask({ type: 'moves', seat });
  }

  #ask<A extends Answer>(question: Asked): Promise<A> {
    this.#tickets += 1;
    const ticket = `${this.#prefix}-${this.#tickets}`;
    const message = { ...question, ticket } as Question;
    return new Promise<A>((resolve, reject) => {
      if (this.state === 'ended') {
        reject(lineEnded());
        return;
      }
      this.#waiting.set(ticket, { message, resolve, reject });
      if (this.#welcomed) this.#line.send(message);
    });
  }

  // --- listening ---

  #hello(): void {
    this.#missed = [];
    // Other eyes have seen other things, so they are told the past as well.
    const goesOn = this.seq >= 0 && this.#wanted === this.seat;
    this.#line.send({
      type: 'hello',
      seat: this.#wanted,
      last_seq: goesOn ? this.seq : this.#past(),
    });
  }

  /** The entry after which to tell what happened. */
  #past(): number {
    const newest = Math.max(this.#newest, this.seq);
    return newest > PAST ? newest - PAST : Math.min(newest, 1);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        // What was measured of another line, or before a restart, may not hold any more.
        this.clock.forget();
        this.clock.stand(message.table.stands ? (message.at ?? null) : null);
        if (typeof message.at === 'number') this.clock.heard(message.at);
        this.putAway = message.put_away ?? null;
        this.#welcome(message.seq, message.seat, message.table, message.view);
        this.#measuring.again();
        break;
      case 'pong':
        if (typeof message.at === 'number') this.#measuring.answered(message.n, message.at);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'accepted':
        this.#answer(message.ticket, { seq: message.seq });
        break;
      case 'moves':
      case 'preview':
      case 'insight':
      case 'hint':
        this.#answer(message.ticket, message);
        break;
      case 'refused':
        this.#refuse(message);
        break;
      case 'here':
        this.#whoIsHere(message.seats);
        this.goesOnAt =
          typeof message.goes_on_in === 'number' ? performance.now() + message.goes_on_in : null;
        break;
      case 'closing':
        this.closing = message;
        break;
      case 'pull':
      case 'pull-event':
      case 'pull-warning':
      case 'pull-lies':
      case 'pull-said':
        for (const onlooker of this.#onlookers) onlooker.heard(message);
        break;
    }
  }

  #welcome(seq: number, seat: number | null, table: TableSight, view: GameView | null): void {
    const missed = this.#missed ?? [];
    this.#missed = null;
    this.closing = null;
    this.seq = seq;
    this.seat = seat;
    this.table = table;
    this.view = view;
    this.#moved = Math.max(this.#moved, missed.at(-1)?.seq ?? -1);
    for (const entry of missed) this.#tellListeners({ ...entry, eyes: seat, view: null });
    this.#tellListeners({ seq, eyes: seat, events: [], view });
    if (!this.#welcomed) {
      this.#welcomed = true;
      // What no line has answered is sent once on each: the same ticket is the same move.
      for (const { message } of this.#waiting.values()) this.#line.send(message);
    }
    this.#refreshMoves();
  }

  #update(update: Extract<ServerMessage, { type: 'update' }>): void {
    const { seq, events = [], undone } = update;
    if (this.#missed) {
      // What was on its way before the server heard our hello is told once more after it.
      if (seq <= (this.#missed.at(-1)?.seq ?? 0)) this.#missed = [];
      this.#missed.push({ seq, events, undone });
      return;
    }
    this.seq = seq;
    this.putAway = null;
    if (update.table) this.table = merged(this.table, update.table);
    if (!this.table?.stands) this.clock.stand(null);
    if (typeof update.at === 'number') this.clock.heard(update.at);
    if (events.length || update.view) this.#moved = seq;
    if (update.said && this.table) {
      const sayings = withSaying(this.table.sayings, update.said);
      this.table = { ...this.table, sayings };
    }
    if (update.view) this.view = merged(this.view, update.view);
    this.#tellListeners({ seq, eyes: this.seat, events, view: this.view, undone });
    // Where time matters, a server says now and then that it has passed: nothing else has changed.
    const isBeat = this.#measuring.on && !events.length && !update.view && !update.table;
    if (!isBeat || this.askedSeat !== null) this.#refreshMoves();
  }

  /** Who loads the page anew is gone for a moment only: nobody is missed at once. */
  #whoIsHere(seats: readonly number[]): void {
    clearTimeout(this.#missing);
    const still = (this.here ?? []).filter((seat) => !seats.includes(seat));
    this.here = [...seats, ...still];
    if (!still.length) return;
    this.#missing = setTimeout(() => {
      this.here = seats;
    }, MISSED_AFTER);
  }

  #tellListeners(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }

  #refreshMoves(): void {
    const seat = this.askedSeat;
    // Moves name cards: they are for the eyes of their own seat.
    if (seat === null || seat !== this.seat) {
      this.legal = NO_MOVES;
      return;
    }
    this.askMoves();
  }

  /** Ask what the seat I look from may do now; while an answer is on its way, once more after it. */
  askMoves(): void {
    const { seat } = this;
    if (seat === null) return;
    if (this.legal.seat !== seat) this.legal = NO_MOVES;
    if (this.#asking) {
      this.#askAgain = true;
      return;
    }
    this.#asking = true;
    this.#askAgain = false;
    const answered = (answer: Moves | null) => {
      this.#asking = false;
      // Where everybody acts at once the table has mostly moved on by then, and most of it still holds.
      if (answer && this.seat === seat && (this.#measuring.on || answer.seq === this.seq)) {
        const { seq, moves, asides } = answer;
        this.legal = { seat, seq, moves, asides };
      }
      if (this.#askAgain) this.#refreshMoves();
    };
    this.moves(seat).then(answered, () => answered(null));
  }

  #answer(ticket: string, answer: Answer): void {
    this.#waiting.get(ticket)?.resolve(answer as never);
    this.#waiting.delete(ticket);
  }

  /** No line comes after this one: what waits for an answer will not get one. */
  #giveUp(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(lineEnded());
  }

  #refuse(refused: Refused): void {
    const refusal = new Refusal(refused.key, refused.rule ?? '', refused.facts ?? {});
    const waiting = this.#waiting.get(refused.ticket);
    if (TOLD_TO_ALL.has(refused.key)) notices.tell(serverSays(refusal) ?? '', 'problem');
    if (waiting) {
      this.#waiting.delete(refused.ticket);
      waiting.reject(refusal);
    } else if (ABOUT_A_HAND.has(refused.key)) {
      notices.tell(serverSays(refusal) ?? '', 'problem');
    } else if (!refused.ticket && this.#wanted !== null) {
      // Our hello: the seat is not ours after all, so look on as a stranger.
      this.lookFrom(null);
    }
  }
}
