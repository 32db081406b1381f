// What this device does at a table of Escape: hold dice, roll, do what they allow, call, point.
import { notices } from '../../app/notices.svelte.ts';
import { play as sound } from '../../app/sound.ts';
import { serverSays } from '../../app/trouble.ts';
import { say } from '../../app/words.svelte.ts';
import { MOVES, type NAMES } from '../../generated/escape.ts';
import type { Director } from '../../table/director.svelte.ts';
import { Refusal, type TableLink } from '../../table/link.svelte.ts';
import { wordsOf } from '../../table/spelling.ts';
import { OwnMoves } from './asking.svelte.ts';
import { CursedHand } from './cursed-hand.ts';
import { type Deed, deedsOf, diceOf, joining } from './deeds.ts';
import { type Gone, goneBy } from './gone.ts';
import { chosen, targetsOf } from './targets.ts';
import { refusalText } from './telling.ts';
import { facesOf, type Side, Temple } from './temple.ts';
import { cuesOf, gameTime } from './time.ts';
import type { Components, DieView, Event, PlayerView, View } from './types.ts';
import { tremble, wishes } from './wishes.svelte.ts';

/** A die that the server has not answered for tumbles no longer than this. */
const LONGEST_TUMBLE = 700;
/** A little after the server allows it, so that it is not refused for a hair. */
const MARGIN = 12;
/** How often a command that came too early is sent once more. */
const MOST_TRIES = 3;
const LONGEST_WAIT = 1500;
/** How long the reason of a refusal stays, in milliseconds. */
const TROUBLE = 5000;
/** How long it says which die has gone. */
const GONE = 9000;

export class Play {
  readonly faces;
  /** Dice that the next roll leaves alone. */
  #held = $state.raw<ReadonlySet<number>>(new Set());
  /** Dice that have left this hand and that the server has not told of yet. */
  thrown = $state.raw<ReadonlySet<number>>(new Set());
  /** What is on its way to the server. */
  sending = $state('');
  /** A roll waits for the moment from which it is allowed. */
  queued = $state(false);
  /** Why the last command was not possible; it fades, for it must not lie over the dice. */
  trouble = $state.raw<{ text: string; rule: string } | null>(null);
  /** Dice of mine that have just gone, and why. */
  gone = $state.raw<readonly Gone[]>([]);
  /** The side on which a discovered room is wanted. */
  #aim = $state.raw<Side | null>(null);
  /** The treasure that is about to be used, while its target is chosen on the map. */
  using = $state('');
  /** The first of two rooms for it. */
  first = $state('');
  /** Dice that have just settled, and the entry that told of it. */
  #settled: { dice: ReadonlySet<number>; seq: number } | null = null;
  /** What a seat may do that this device plays besides the one it looks from. */
  #own: OwnMoves | null;
  #landing: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `beside`: a seat of mine that has dice of its own on this screen, whoever it looks from. */
  constructor(
    readonly link: TableLink,
    readonly director: Director,
    readonly box: Components,
    private readonly beside: number | null = null,
  ) {
    this.faces = facesOf(box);
    this.#own = beside === null ? null : new OwnMoves(link, beside);
    // A replay has no line, and no time of its own.
    if (!link.live) return;
    link.keepTime();
    link.listen(({ seq, events, view }) => {
      if (link.seat !== beside) this.#own?.askMoves();
      // What was missed is not made up for.
      if (!view) return;
      for (const event of events as Event[])
        if (event.event === 'dice-settled' && event.seat === this.seat)
          this.#settled = { dice: new Set(event.dice), seq };
      const gone = (events as Event[]).flatMap((event) => goneBy(event, this.seat) ?? []);
      if (gone.length) this.#miss(gone);
    });
  }

  #miss(gone: readonly Gone[]): void {
    this.gone = gone;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => {
      this.gone = [];
    }, GONE);
  }

  // --- what is seen ---

  readonly view = $derived.by(() => this.director.shown as View | null);
  readonly temple = $derived.by(() => (this.view ? new Temple(this.view, this.faces) : null));
  readonly cues = $derived.by(() => (this.view ? cuesOf(this.view, this.box) : []));
  readonly seat = $derived.by(() => (this.link.live ? (this.beside ?? this.link.seat) : null));
  /** Whether a seat is played on this device. */
  isMine(seat: number): boolean {
    return this.link.live && (this.link.table?.mine.includes(seat) ?? false);
  }

  readonly me = $derived.by<PlayerView | null>(() =>
    this.seat === null ? null : (this.view?.players[this.seat] ?? null),
  );
  readonly room = $derived.by(() => (this.me ? this.temple?.named(this.me.at) : undefined));
  /** After an update nothing can be done until all are back. */
  readonly stands = $derived.by(() => this.link.table?.stands ?? false);
  /** The start word has been said, nothing is paused, and nothing is over. */
  readonly playing = $derived.by(() => {
    const view = this.view;
    const begun = view && !view.outcome && view.clock.t >= 0;
    return Boolean(begun && view.clock.paused < 0 && !this.stands);
  });

  /** The game's time now. */
  time(): number {
    const view = this.link.view as View | null;
    return view ? gameTime(view.clock, this.link.clock.now) : 0;
  }

  /** How many milliseconds are left of a pause. */
  pauseLeft(): number {
    const clock = (this.link.view as View | null)?.clock;
    if (!clock || !(clock.pause_ends >= 0)) return 0;
    return Math.max(0, clock.pause_ends - (this.link.clock.now ?? clock.now));
  }

  /** How many milliseconds ago the game's time was that, also where it has stopped since. */
  since(t: number): number {
    const clock = (this.link.view as View | null)?.clock;
    return clock ? (this.link.clock.now ?? clock.now) - clock.now - (t - clock.t) : 0;
  }

  // --- dice ---

  readonly dice = $derived.by<DieView[]>(
    () => this.me?.dice.filter((die) => die.state !== 'lost' && die.state !== 'given') ?? [],
  );

  isFree(die: DieView): boolean {
    return (die.state === 'ready' || die.state === 'shown') && !this.thrown.has(die.die);
  }

  isTumbling(die: DieView): boolean {
    return die.state === 'rolling' || this.thrown.has(die.die);
  }

  /** Only dice that show something can be held. */
  readonly held = $derived.by<ReadonlySet<number>>(() => {
    const shown = new Set(this.dice.filter((die) => die.state === 'shown').map((die) => die.die));
    return new Set([...this.#held].filter((die) => shown.has(die)));
  });

  hold(number: number): void {
    const held = new Set(this.held);
    if (!held.delete(number)) held.add(number);
    this.#held = held;
    tremble(8);
  }

  /** Take up the dice of another seat that is played here. */
  lookFrom(seat: number): void {
    this.#held = new Set();
    this.link.lookFrom(seat);
  }

  /** What the next roll would throw. */
  readonly rollable = $derived.by(() =>
    this.dice.filter((die) => this.isFree(die) && !this.held.has(die.die)).map((die) => die.die),
  );

  readonly myRoll = $derived.by(
    () =>
      this.playing &&
      Boolean(this.me && !this.me.escaped && !this.me.holds) &&
      (this.view?.clock.roller === -1 || this.view?.clock.roller === this.seat),
  );

  /** Roll everything that is free and not held, as soon as it is allowed. */
  roll(): void {
    if (!this.myRoll || !this.rollable.length || this.queued) return;
    const wait = (this.me?.rolls_from ?? 0) - this.time();
    tremble(12);
    if (wait <= 0 || this.view?.clock.roller !== -1) {
      this.#throw();
      return;
    }
    this.queued = true;
    this.#waiting = setTimeout(() => {
      this.queued = false;
      this.#throw();
    }, wait + MARGIN);
  }

  #throw(): void {
    const dice = this.rollable;
    const { seat } = this;
    if (!dice.length || seat === null) return;
    this.thrown = new Set(dice);
    sound('dice');
    clearTimeout(this.#landing);
    // What they show is for the server to say; the hand only lets them go.
    this.#landing = setTimeout(() => this.#landed(), LONGEST_TUMBLE);
    void this.#send(MOVES.write({ verb: 'roll', dice })).finally(() => this.#landed());
  }

  #landed(): void {
    clearTimeout(this.#landing);
    this.thrown = new Set();
  }

  // --- what the dice can do ---

  readonly legal = $derived.by(() => this.#own?.legal ?? this.link.legal);
  readonly moves = $derived.by(() =>
    this.seat !== null && this.legal.seat === this.seat ? this.legal.moves.map(MOVES.read) : [],
  );

  readonly deeds = $derived.by<Deed[]>(() => {
    const { view, me } = this;
    if (!view || !me || view.outcome) return [];
    const shown = new Set(
      me.dice
        .filter((die) => die.state === 'shown' && !this.thrown.has(die.die))
        .map((die) => die.die),
    );
    const committed = new Set(
      me.dice.filter((die) => die.state === 'committed').map(({ die }) => die),
    );
    // The list may be a moment older than the view: what dice no longer show is not offered.
    const fresh = this.moves.filter((move) => {
      if (move.verb === 'place') return me.holds !== '';
      if (move.verb === 'withdraw') return move.dice.every((die) => committed.has(die));
      if (move.verb === 'gift') return me.escaped;
      return move.verb !== 'roll' && diceOf(move).every((die) => shown.has(die));
    });
    const insiders = view.players.filter((player) => !player.escaped).length;
    return deedsOf(fresh, this.held, {
      face: this.room?.face,
      pool: view.pools.find((pool) => pool.room === me.at),
      together: insiders > 1 && view.options.strictCoop !== false,
      seat: me.seat,
    });
  });

  deed(key: string): Deed | undefined {
    return this.deeds.find((one) => one.key === key);
  }

  async do(deed: Deed): Promise<void> {
    if (this.sending === deed.key) return;
    this.sending = deed.key;
    this.stopUsing();
    tremble(15);
    try {
      await this.#send(deed.move.text);
    } finally {
      this.sending = '';
    }
  }

  /** Lay out what a guide proposes: hold what it would not roll, or just do it. */
  suggest(text: string): void {
    const move = MOVES.read(text);
    if (move.verb === 'roll') {
      const shown = this.dice.filter((die) => die.state === 'shown').map((die) => die.die);
      this.#held = new Set(shown.filter((die) => !move.dice.includes(die)));
      return;
    }
    void this.#send(text);
  }

  /** Discover a room, and lay it on this side if there is a choice. */
  discover(side: Side | null): void {
    const deed = this.deed('discover');
    if (!deed) return;
    this.#aim = side;
    void this.do(deed);
  }

  /** ESC-RT-29: if that is wished for, what has just settled joins the open pool of my room. */
  joinPool(): void {
    const { moves, legal } = this;
    const settled = this.#settled;
    if (!settled || legal.seat !== this.seat || legal.seq < settled.seq) return;
    this.#settled = null;
    const view = this.link.view as View;
    const at = this.seat === null ? '' : view.players[this.seat]?.at;
    const pool = view.pools.find(({ room }) => room === at);
    const move = wishes.now.join ? joining(moves, settled.dice, this.held, pool) : undefined;
    if (move) void this.#send(move.text);
  }

  readonly #ways = $derived.by(() => (this.using ? this.#waysOf(this.using) : []));
  /** The rooms on which the treasure in use can be used. */
  readonly targets = $derived.by(() => targetsOf(this.#ways, this.first));

  #waysOf(treasure: string): Deed[] {
    return this.deeds.filter(({ move }) => move.verb === 'use' && move.treasure === treasure);
  }

  /** Use a treasure: at once if there is one way to do so, else its target is chosen on the map. */
  use(deed: Deed): void {
    const before = this.using;
    const { treasure = '' } = wordsOf(deed.move);
    this.stopUsing();
    if (this.#waysOf(treasure).length < 2) void this.do(deed);
    else if (before !== treasure) this.using = treasure;
  }

  /** Choose a room for the treasure in use. */
  useOn(room: string): boolean {
    const { deed, first } = chosen(this.#ways, this.first, room);
    const changed = deed !== undefined || first !== this.first;
    this.first = first;
    if (deed) void this.do(deed);
    return changed;
  }

  stopUsing(): void {
    this.using = '';
    this.first = '';
  }

  /** A drawn room goes where the player has pointed before it was drawn. */
  placeAsAimed(): void {
    if (!this.#aim || !this.me?.holds) return;
    const deed = this.deed(`place ${this.#aim}`);
    if (!deed) return;
    this.#aim = null;
    void this.do(deed);
  }

  /** A hand on the head, as a curse wants it. */
  readonly hand = new CursedHand(
    () => (this.seat === null ? null : (this.link.view as View | null)?.players[this.seat]),
    (command) => this.#send(command),
  );

  // --- talk ---

  call(call: (typeof NAMES.call)[number]): void {
    void this.#send(MOVES.write({ verb: 'call', call }));
  }

  ping(room: string): void {
    void this.#send(MOVES.write({ verb: 'ping', room }));
  }

  /** A command that is neither a roll nor a deed: a colour, being ready, a vote, a power. */
  command(text: string): void {
    void this.#send(text);
  }

  // --- sending ---

  async #send(command: string, tries = 1): Promise<void> {
    const { seat } = this;
    if (seat === null || this.stands) return;
    try {
      await this.link.play(seat, command);
      // Two commands of a player are a little apart: what is possible after that is asked once more.
      const pause = (this.box.pace.command_least ?? 100) + MARGIN;
      setTimeout(() => (this.#own ?? this.link).askMoves(), pause);
    } catch (problem) {
      if (!(problem instanceof Refusal)) {
        notices.tell(say('error-internal-error'), 'problem');
        return;
      }
      const { code, wait } = problem.facts;
      if (code !== 'RATE' || typeof wait !== 'number') this.#tell(problem);
      else if (tries < MOST_TRIES && wait < LONGEST_WAIT) {
        await new Promise((resolve) => setTimeout(resolve, wait + MARGIN));
        return this.#send(command, tries + 1);
      }
    }
  }

  #tell(refusal: Refusal): void {
    const about = { say, view: this.view, box: this.box };
    const text = serverSays(refusal) ?? refusalText(about, refusal.key, refusal.facts);
    this.trouble = { text, rule: refusal.rule };
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => {
      this.trouble = null;
    }, TROUBLE);
  }

  close(): void {
    clearTimeout(this.#landing);
    clearTimeout(this.#waiting);
    clearTimeout(this.#fading);
    clearTimeout(this.#forgetting);
  }
}
