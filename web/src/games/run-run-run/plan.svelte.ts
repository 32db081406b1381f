// The move that is being put together on this device: the hand chooses what, the board where.
import type {
  Preview,
  RunRunRunChances,
  RunRunRunComponents,
  RunRunRunDecision,
  RunRunRunView,
} from '$protocol';
import { say } from '../../app/words.svelte.ts';
import type { Director } from '../../table/director.svelte.ts';
import { Refusal, type TableLink } from '../../table/link.svelte.ts';
import { distinct } from '../../table/spelling.ts';
import { Askings } from './asking.svelte.ts';
import { type Call, needsPlace, type Pointing } from './calls.ts';
import { type Answer, ask, type Draft, emptyDraft, poorest, type TokenUse } from './draft.ts';
import { differentTurns, same, turned } from './hexes.ts';
import { type Explore, exploration, type Move, of, read } from './moves.ts';
import { placesIn } from './named.ts';
import type { Ghost, Place, Plan, Target } from './plan.ts';
import { moveText } from './telling.ts';

export type { Ghost, Place, Plan, Target } from './plan.ts';

/** Moves that are made by picking a hex or an edge on the board. */
const ON_BOARD = ['fight', 'step', 'route', 'wake', 'open', 'triangle'] as const;
type BoardMove = Extract<Move, { at: Place }>;

/** Why a card does not fit; any other reason to refuse a hex says more. */
const DOES_NOT_FIT = new Set(['exit-meets-wall', 'closes-corridor', 'no-link']);

export class MovePlan implements Plan {
  #draft = $state.raw<Draft | null>(null);
  #answer = $state.raw<Answer | null>(null);
  #asked = 0;
  /** Why the last thing that was tried is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  /** A move is on its way to the server. */
  sending = $state(false);
  /** The next hex that is picked is for the others to keep or to hear of, whatever is asked. */
  pointing = $state<Pointing>(null);
  /** The hexes of the line of the log that is being looked at. */
  pointedOut = $state.raw<Place[]>([]);

  constructor(
    readonly link: TableLink,
    readonly director: Director,
    readonly box: RunRunRunComponents,
    readonly asking: Askings = new Askings(),
  ) {}

  // --- what is asked ---

  /** Whether everything has been shown and the legal moves of a seat of mine are known. */
  readonly ready = $derived.by(
    () => !this.director.busy && this.link.legal.seat >= 0 && this.link.legal.seq === this.link.seq,
  );
  readonly seat = $derived.by(() => (this.ready ? this.link.legal.seat : null));
  readonly view = $derived.by(() => this.link.view as RunRunRunView | null);
  readonly decision = $derived.by<RunRunRunDecision | null>(
    () => this.view?.waiting.find((one) => one.seat === this.seat) ?? null,
  );
  /** The answer that goes without asking, if any; whoever took a move back is asked anyway. */
  readonly unasked = $derived.by<string | null>(() => {
    const { decision, view, link } = this;
    const away = link.table?.chairs?.find((chair) => chair.seat === this.seat)?.away;
    if (!decision || !view || away || link.tookBack || link.table?.lesson) return null;
    return this.asking.answer(decision, view.turn);
  });
  /** The legal moves, as objects. */
  readonly moves = $derived.by<Move[]>(() => (this.ready ? this.link.legal.moves.map(read) : []));
  readonly question = $derived.by(() => {
    const { view, seat, decision } = this;
    return decision && view
      ? `${view.turn} ${seat} ${decision.question} ${JSON.stringify(decision.facts ?? {})}`
      : '';
  });

  // --- what is chosen ---

  readonly draft = $derived.by<Draft | null>(() =>
    this.#draft?.question === this.question ? this.#draft : null,
  );
  readonly card = $derived.by(() => this.draft?.card ?? null);
  readonly at = $derived.by(() => this.draft?.at ?? null);
  readonly token = $derived.by(() => this.draft?.token ?? null);
  readonly tokenUse = $derived.by(() => this.draft?.tokenUse ?? 'teleport');
  readonly chosen = $derived.by(() => this.draft?.chosen ?? []);
  /** The move that would be made now, legal or not. */
  readonly staged = $derived.by(() => this.draft?.move ?? '');
  readonly legal = $derived.by(() => this.moves.some((move) => move.text === this.staged));
  readonly foreseen = $derived.by<Preview | null>(() =>
    this.staged && this.#answer?.move === this.staged && 'preview' in this.#answer
      ? this.#answer.preview
      : null,
  );
  readonly chances = $derived.by(() => (this.foreseen?.chances ?? null) as RunRunRunChances | null);
  readonly refused = $derived.by<Refusal | null>(() =>
    this.staged && this.#answer?.move === this.staged && 'refusal' in this.#answer
      ? this.#answer.refusal
      : this.refusal,
  );
  /** The hexes that the refusal is about. */
  readonly named = $derived.by<Place[]>(() => (this.refused ? placesIn(this.refused.facts) : []));

  #change(change: Partial<Draft>): void {
    this.refusal = null;
    this.#draft = {
      ...(this.draft ?? emptyDraft(this.question)),
      warned: false,
      hint: '',
      shows: '',
      ...change,
    };
  }

  cancel(): void {
    this.pointing = null;
    this.#draft = null;
    this.#answer = null;
    this.refusal = null;
  }

  // --- what the board shows ---

  readonly targets = $derived.by<Target[]>(() => {
    if (this.token) return this.#boardMoves().map((move) => this.#target(move));
    const rooms = of(this.moves, 'explore').filter((move) => !this.card || move.card === this.card);
    const cells = distinct(rooms, (move) => `${move.at}`).map((cell) =>
      rooms.find((move) => `${move.at}` === cell),
    );
    const others = this.card ? [] : of(this.moves, ...ON_BOARD);
    return [...cells.filter((move) => move !== undefined), ...others].map((move) =>
      this.#target(move),
    );
  });

  readonly ghost = $derived.by<Ghost | null>(() => {
    const draft = this.draft;
    if (!draft?.card || !draft.at) return null;
    const exits = turned(this.#printed(draft.card), draft.turns);
    return { card: draft.card, at: draft.at, exits, legal: this.legal };
  });

  readonly path = $derived.by<Place[]>(() =>
    (this.foreseen?.events ?? []).flatMap((event) => {
      if (event.event === 'cat-walked' && event.seat === this.seat) return event.path;
      const sent = event.event === 'foe-moved' && this.staged.startsWith('route');
      return sent ? [event.start, event.to] : [];
    }),
  );

  readonly corners = $derived.by<Place[][]>(() =>
    (this.foreseen?.events ?? []).flatMap((event) =>
      event.event === 'mechanism-triggered' ? [event.corner] : [],
    ),
  );

  #target(move: BoardMove): Target {
    const label =
      move.verb === 'explore' && !this.card
        ? say('target-explore', { to: `(${move.at})` })
        : this.words(move.text);
    const waits = move.verb === 'explore' && this.at !== null && same(this.at, move.at);
    const chosen = waits || move.text === this.staged;
    const target: Target = { at: move.at, kind: move.verb as Target['kind'], label, chosen };
    return 'other' in move ? { ...target, other: move.other } : target;
  }

  /** A move in words. */
  words(text: string): string {
    return moveText({ say, view: this.view, box: this.box }, text, this.seat ?? 0);
  }

  // --- cards and tokens ---

  /** The cards with which something can be done now; with a hex chosen, there. */
  readonly usableCards = $derived.by<ReadonlySet<string>>(() => {
    const at = this.card || this.staged ? null : this.at;
    const rooms = of(this.moves, 'explore').filter((move) => !at || same(move.at, at));
    const others = of(this.moves, 'stride', 'commit');
    const offered = of(this.moves, 'offer').flatMap((move) => move.cards);
    return new Set([...[...rooms, ...others].map((move) => move.card), ...offered]);
  });

  /** Whether several cards are chosen at once now. */
  readonly choosesMany = $derived.by(() => of(this.moves, 'commit', 'offer').length > 0);

  /** Pick a card of the hand, or put it back. */
  pickCard(card: string): void {
    if (this.choosesMany) {
      this.#toggle(card);
    } else if (this.card === card) {
      this.cancel();
    } else if (of(this.moves, 'stride').length) {
      this.#stage({ card, at: null, token: null, move: `stride ${card}` });
    } else {
      const at = this.draft?.at ?? null;
      this.#change({ card, token: null, via: [], turns: 0, move: '' });
      if (at) this.#place(card, at);
    }
  }

  #toggle(card: string): void {
    const chosen = this.chosen.includes(card)
      ? this.chosen.filter((one) => one !== card)
      : [...this.chosen, card];
    const offers = of(this.moves, 'offer');
    const most = Math.max(0, ...offers.map((move) => move.cards.length));
    this.#change({ chosen: offers.length ? chosen.slice(-most) : chosen, move: '' });
  }

  /** Choose a token for what it can do on the board: teleport, or a secret passage. */
  pickToken(token: string, tokenUse: TokenUse): void {
    if (this.token === token && this.tokenUse === tokenUse) this.cancel();
    else this.#change({ token, tokenUse, card: null, at: null, move: '' });
  }

  /** Whether a token can be put to use on the board now. */
  onBoard(token: string, use: TokenUse): boolean {
    return this.#withToken(token, use).length > 0;
  }

  #withToken(token: string, use: TokenUse): BoardMove[] {
    if (use === 'lay') return token === 'passage' ? of(this.moves, 'lay') : [];
    return of(this.moves, 'teleport').filter((move) => move.token === token);
  }

  // --- hexes and edges ---

  pick(at: Place, other?: Place): void {
    if (this.pointing) {
      this.#point(at);
      return;
    }
    const rooms = of(this.moves, 'explore').filter((move) => same(move.at, at));
    if (!this.token && this.card && rooms.some((move) => move.card === this.card)) {
      if (this.draft?.at && same(this.draft.at, at)) this.turn(1);
      else this.#place(this.card, at);
      return;
    }
    const found = this.#boardMoves().find(
      (move) => same(move.at, at) && (!other || !('other' in move) || same(move.other, other)),
    );
    if (found && found.text === this.staged) this.confirm();
    else if (found) this.#stage({ at, card: null, move: found.text });
    else if (rooms.length && !this.card && !this.token) this.#change({ at, move: '' });
    else this.pickElsewhere(at);
  }

  #boardMoves(): BoardMove[] {
    if (this.token) return this.#withToken(this.token, this.tokenUse);
    return this.card ? [] : of(this.moves, ...ON_BOARD);
  }

  pickElsewhere(at: Place): void {
    if (this.pointing || !this.ready) {
      this.#point(at);
      return;
    }
    if (this.ghost && same(this.ghost.at, at)) this.turn(1);
    else if (this.token && this.tokenUse === 'teleport')
      this.#why([`teleport ${this.token} ${at}`]);
    else if (this.card && of(this.moves, 'explore').length) this.#whyNotThere(this.card, at);
    else {
      const verb = of(this.moves, 'route', 'wake', 'step', 'fight')[0]?.verb;
      const tile = this.view?.maze.some((one) => same(one.at, at));
      if (verb && tile) this.#why([`${verb} ${at}`]);
      // Cards that are picked for a fight or a pool stay picked.
      else if (!this.chosen.length) this.cancel();
    }
  }

  /** A hex that touches no tile: nothing goes there, and the server says so of a card. */
  pickFar(at: Place): void {
    if (this.pointing || !this.ready) return;
    const { card } = this;
    if (!card || !of(this.moves, 'explore').length) {
      this.cancel();
      return;
    }
    this.#change({ card, at: null, via: [], move: '' });
    void this.#why([exploration(card, at, 0)]);
  }

  /** Whether there is anybody whom I could ask to keep a hex. */
  readonly canPoint = $derived.by(
    () => this.link.seat !== null && (this.view?.seats ?? 1) > 1 && !this.view?.outcome,
  );

  /** RRR-TABLE-05: ask that a free hex be kept: at any time, or without asking while others decide. */
  #point(at: Place): void {
    const { seat } = this.link;
    if (seat === null || !this.canPoint || (!this.pointing && this.#asksMe())) return;
    const { pointing } = this;
    this.pointing = null;
    const mine = this.view?.marks.some(([owner, mark]) => owner === seat && same(mark, at));
    if (pointing === 'build' || pointing === 'leave')
      void this.#aside(seat, `call ${pointing} ${at}`);
    else void this.#aside(seat, `${mine ? 'unmark' : 'mark'} ${at}`);
  }

  /** RRR-TABLE-01: say what I plan, at once or with the hex that is picked next. */
  call(call: Call): void {
    const { seat } = this.link;
    this.refusal = null;
    if (needsPlace(call)) this.pointing = call;
    else if (seat !== null) void this.#aside(seat, `call ${call}`);
  }

  /** A mark or a call is no answer: what is being put together stays. */
  async #aside(seat: number, move: string): Promise<void> {
    try {
      await this.link.play(seat, move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  /** Whether a seat of mine is asked, or still seems to be in what is being shown. */
  #asksMe(): boolean {
    const mine = this.link.table?.mine ?? [];
    const shown = this.director.shown?.waiting ?? [];
    return this.link.askedSeat !== null || shown.some(({ seat }) => mine.includes(seat));
  }

  // --- turning ---

  /** The ways in which the chosen card may look at the chosen hex; not all of them are legal. */
  readonly turns = $derived.by<{ turns: number; exits: number; legal: boolean }[]>(() => {
    const draft = this.draft;
    if (!draft?.card || !draft.at) return [];
    const exits = this.#printed(draft.card);
    const legal = new Set(this.#rooms(draft.card, draft.at).map((move) => move.turns));
    return differentTurns(exits).map((turns) => ({
      turns,
      exits: turned(exits, turns),
      legal: legal.has(turns),
    }));
  });

  /** The secret passages that may be laid together with the card as it lies now. */
  readonly passages = $derived.by<number[][]>(() => {
    const draft = this.draft;
    if (!draft?.card || !draft.at) return [];
    return this.#rooms(draft.card, draft.at)
      .filter((move) => move.turns === draft.turns)
      .map((move) => move.passages);
  });

  turn(by: 1 | -1): void {
    const legal = this.turns.filter((one) => one.legal);
    const ring = legal.length ? legal : this.turns;
    const now = ring.findIndex((one) => one.turns === this.draft?.turns);
    const next = ring.at((now + by + ring.length) % ring.length);
    if (next) this.turnTo(next.turns);
  }

  /** Turn the card, also to where the server will refuse it and say why. */
  turnTo(turns: number): void {
    const { card, at } = this.draft ?? {};
    if (!card || !at) return;
    const ways = this.#rooms(card, at).filter((move) => move.turns === turns);
    this.#stageRoom(card, at, turns, poorest(ways)?.passages ?? []);
  }

  lay(via: number[]): void {
    const { card, at, turns } = this.draft ?? {};
    if (card && at && turns !== undefined) this.#stageRoom(card, at, turns, via);
  }

  #place(card: string, at: Place): void {
    const ways = this.#rooms(card, at);
    const plain = ways.filter((move) => !move.passages.length);
    const kept = ways.find((move) => move.turns === this.draft?.turns && !move.passages.length);
    const best = kept ?? plain[0] ?? poorest(ways);
    if (best) this.#stageRoom(card, at, best.turns, best.passages);
    else this.#whyNotThere(card, at);
  }

  #stageRoom(card: string, at: Place, turns: number, via: number[]): void {
    this.#stage({ card, at, turns, via, token: null, move: exploration(card, at, turns, via) });
  }

  #rooms(card: string, at: Place): Explore[] {
    return of(this.moves, 'explore').filter((move) => move.card === card && same(move.at, at));
  }

  #printed(card: string): number {
    return this.box.rooms.find((room) => room.name === card)?.exits ?? 0;
  }

  // --- asking the server ---

  /** Lay out a whole move, so that what it leads to is seen before it is made. */
  stage(text: string): void {
    const move = read(text);
    if (this.staged === text) this.cancel();
    else this.#stage({ card: null, token: null, at: 'at' in move ? move.at : null, move: text });
  }

  #stage(change: Partial<Draft> & { move: string }): void {
    this.#change(change);
    void this.#foresee(change.move);
  }

  async #foresee(move: string): Promise<Answer | null> {
    if (this.seat === null) return null;
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await ask(this.link, this.seat, move);
    if (asked === this.#asked) this.#answer = answer;
    return answer;
  }

  /** Ask why the card cannot go there, in whatever turn comes nearest to it. */
  #whyNotThere(card: string, at: Place): void {
    const turns = differentTurns(this.#printed(card));
    // On a tile there is no room to lay the card out.
    const taken = this.view?.maze.some((tile) => same(tile.at, at));
    if (taken) this.#change({ card, at: null, via: [], move: '' });
    else this.#change({ card, at, turns: turns[0] ?? 0, via: [], move: exploration(card, at, 0) });
    this.#why(turns.map((turn) => exploration(card, at, turn)));
  }

  async #why(moves: string[]): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.#asked += 1;
    const asked = this.#asked;
    const answers = await Promise.all(moves.map((move) => ask(this.link, seat, move)));
    if (asked !== this.#asked) return;
    const refused = answers.filter((answer) => 'refusal' in answer);
    const said =
      refused.find((answer) => !DOES_NOT_FIT.has(answer.refusal.key)) ?? refused[0] ?? null;
    if (!said) return;
    const move = read(said.move);
    if (move.verb === 'explore' && this.at) this.#change({ turns: move.turns, move: said.move });
    this.#answer = said;
    this.refusal = said.refusal;
  }

  // --- making the move ---

  confirm(): void {
    if (this.staged && this.legal) void this.choose(this.staged);
  }

  /** Make a move; if the server has second thoughts, they are shown first. */
  async choose(move: string): Promise<void> {
    if (this.seat === null || this.sending) return;
    const known = this.foreseen && this.staged === move;
    const warned = known && this.draft?.warned;
    if (this.staged !== move) this.#change({ move });
    const answer = known ? this.#answer : await this.#foresee(move);
    if (!answer || 'refusal' in answer) return;
    if (answer.preview.cautions?.length && !warned) this.#change({ warned: true });
    else await this.#send(this.seat, [move]);
  }

  /** Make several moves that belong together, such as all cards for the dice and then the roll. */
  async chooseAll(moves: string[]): Promise<void> {
    if (this.seat !== null && !this.sending) await this.#send(this.seat, moves);
  }

  async #send(seat: number, moves: string[]): Promise<void> {
    this.sending = true;
    try {
      for (const move of moves) await this.link.play(seat, move);
      this.cancel();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.sending = false;
    }
  }

  // --- hints ---

  /** Ask a bot what it would do, and lay it out so that it only needs to be confirmed. */
  async hint(): Promise<void> {
    const { seat, question } = this;
    if (seat === null) return;
    try {
      const { move: text } = await this.link.hint(seat);
      if (this.question === question) this.suggest(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  /** Lay a move out so that it only needs to be confirmed; `told`: somebody else says it in words. */
  suggest(text: string, told = false): void {
    const move = read(text);
    // The roll comes with the cards that are picked for it: its button is shown.
    if (move.verb === 'roll' && this.chosen.length) {
      this.#change({ move: '', shows: text });
      return;
    }
    if (move.verb === 'commit' || move.verb === 'offer') {
      const cards = move.verb === 'offer' ? move.cards : [...new Set([...this.chosen, move.card])];
      this.#change({ chosen: cards, move: '', hint: told ? '' : text });
      return;
    }
    const room = move.verb === 'explore' ? move : null;
    this.cancel();
    this.#stage({
      card: room?.card ?? (move.verb === 'stride' ? move.card : null),
      at: 'at' in move ? move.at : null,
      turns: room?.turns ?? 0,
      via: room?.passages ?? [],
      token: move.verb === 'teleport' ? move.token : move.verb === 'lay' ? 'passage' : null,
      tokenUse: move.verb === 'lay' ? 'lay' : 'teleport',
      move: text,
      hint: text,
    });
  }
}
