// The answer that is being chosen on this device: laid out first, looked at, then given.
import type {
  CursedTombChances,
  CursedTombComponents,
  CursedTombDecision,
  CursedTombView,
  Preview,
} from '$protocol';
import { say } from '../../app/words.svelte.ts';
import { MOVES } from '../../generated/cursed-tomb.ts';
import type { Director } from '../../table/director.svelte.ts';
import { Refusal, type TableLink } from '../../table/link.svelte.ts';
import { wordsOf } from '../../table/spelling.ts';
import type { Answer } from './keys.ts';
import { moveText } from './telling.ts';

/** What is laid out. It belongs to one question, and is forgotten with it. */
interface Draft {
  question: string;
  /** The move, or nothing while only a stone is picked. */
  move: string;
  /** The stone that is looked at, in the abstract trap. */
  stone: string;
  /** The server has asked "are you sure?", and the player has seen it. */
  warned: boolean;
  /** A bot would do this. */
  hint: boolean;
}

type Outlook = { move: string; preview: Preview } | { move: string; refusal: Refusal };

export class Choice {
  #draft = $state.raw<Draft | null>(null);
  #answer = $state.raw<Outlook | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #asked = 0;
  /** A move is on its way to the server. */
  sending = $state(false);

  constructor(
    readonly link: TableLink,
    readonly director: Director,
    readonly box: CursedTombComponents,
  ) {}

  // --- what is asked ---

  /** Whether everything has been shown and the legal moves of a seat of mine are known. */
  readonly ready = $derived.by(
    () => !this.director.busy && this.link.legal.seat >= 0 && this.link.legal.seq === this.link.seq,
  );
  readonly seat = $derived.by(() => (this.ready ? this.link.legal.seat : null));
  readonly view = $derived.by(() => this.link.view as CursedTombView | null);
  readonly decision = $derived.by<CursedTombDecision | null>(
    () => this.view?.waiting.find((one) => one.seat === this.seat) ?? null,
  );
  readonly moves = $derived.by<Answer[]>(() =>
    this.ready ? this.link.legal.moves.map(MOVES.read) : [],
  );
  readonly question = $derived.by(() => {
    const { view, seat, decision } = this;
    if (!decision || !view) return '';
    return `${view.turn} ${seat} ${decision.question} ${JSON.stringify(decision.facts ?? {})}`;
  });

  // --- what is chosen ---

  readonly draft = $derived.by<Draft | null>(() =>
    this.#draft?.question === this.question ? this.#draft : null,
  );
  /** The move that would be made now. */
  readonly staged = $derived.by(() => this.draft?.move ?? '');
  readonly stone = $derived.by(() => this.draft?.stone ?? '');
  readonly warned = $derived.by(() => this.draft?.warned ?? false);
  readonly hinted = $derived.by(() => this.draft?.hint ?? false);
  readonly foreseen = $derived.by<Preview | null>(() => {
    const answer = this.#answer;
    return answer && answer.move === this.staged && 'preview' in answer ? answer.preview : null;
  });
  readonly chances = $derived.by(
    () => (this.foreseen?.chances ?? null) as CursedTombChances | null,
  );
  readonly refused = $derived.by<Refusal | null>(() => {
    const answer = this.#answer;
    return answer && answer.move === this.staged && 'refusal' in answer
      ? answer.refusal
      : this.#refusal;
  });

  /** The squares that a move of the question leads to, each with its move. */
  readonly targets = $derived.by<Map<string, string>>(() => {
    const found = new Map<string, string>();
    for (const move of this.moves) {
      if (move.verb === 'forward' || move.verb === 'backward')
        found.set(String(this.decision?.facts?.[move.verb] ?? ''), move.text);
      if (move.verb === 'turn') found.set(this.#nextTile(), move.text);
      if (move.verb === 'enter') found.set('TOMB', move.text);
      if (move.verb === 'name')
        for (const square of this.#ahead(move.colour)) found.set(square, move.text);
    }
    return found;
  });

  #nextTile(): string {
    return this.view?.tiles.find((tile) => !tile.tile && tile.kind !== 'tomb')?.square ?? '';
  }

  /** The nearest face-up tile of a colour on each side: picking it names the colour. */
  #ahead(colour: string): string[] {
    const { view, seat } = this;
    const order = this.box.track.map((square) => square.name);
    const here = order.indexOf(view?.players[seat ?? -1]?.at ?? '');
    const there = (view?.tiles ?? [])
      .filter((tile) => tile.colour === colour && tile.kind !== 'tomb')
      .map((tile) => order.indexOf(tile.square));
    const forward = there.filter((square) => square > here)[0];
    const nearest = forward ?? there.findLast((square) => square < here);
    return nearest === undefined ? [] : [order[nearest] ?? ''];
  }

  #change(change: Partial<Draft>): void {
    this.#refusal = null;
    const empty = { question: this.question, move: '', stone: '', warned: false, hint: false };
    this.#draft = { ...empty, stone: this.stone, ...change };
  }

  cancel(): void {
    this.#draft = null;
    this.#answer = null;
    this.#refusal = null;
  }

  /** Look at a stone of the abstract trap. */
  pickStone(stone: string): void {
    if (this.stone === stone) this.cancel();
    else this.#change({ stone });
  }

  /** Lay a move out, so that what it leads to is seen before it is made. */
  stage(text: string): void {
    const { stone } = wordsOf(MOVES.read(text));
    if (this.staged === text) {
      this.#change({ move: '' });
      return;
    }
    this.#change({ move: text, ...(stone ? { stone } : {}) });
    void this.#foresee(text);
  }

  /** A square was picked on the board. */
  pickSquare(square: string): void {
    const move = this.targets.get(square);
    if (!move) return;
    if (this.staged === move) this.confirm();
    else this.stage(move);
  }

  /** A move in words. */
  words(text: string): string {
    return moveText({ say, view: this.view, box: this.box }, text, this.seat ?? 0);
  }

  async #foresee(move: string): Promise<Outlook | null> {
    const { seat } = this;
    if (seat === null) return null;
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#ask(seat, move);
    if (asked === this.#asked) this.#answer = answer;
    return answer;
  }

  async #ask(seat: number, move: string): Promise<Outlook> {
    try {
      return { move, preview: await this.link.preview(seat, move) };
    } catch (error) {
      if (error instanceof Refusal) return { move, refusal: error };
      throw error;
    }
  }

  // --- giving it ---

  confirm(): void {
    if (this.staged) void this.choose(this.staged);
  }

  /** Make a move; if the server has second thoughts, they are shown first. */
  async choose(move: string): Promise<void> {
    if (this.seat === null || this.sending) return;
    const seat = this.seat;
    const known = this.foreseen && this.staged === move;
    const warned = known && this.warned;
    if (this.staged !== move) this.#change({ move });
    const answer = known ? this.#answer : await this.#foresee(move);
    if (!answer || 'refusal' in answer) return;
    if (answer.preview.cautions?.length && !warned) this.#change({ move, warned: true });
    else await this.send(seat, move);
  }

  async send(seat: number, move: string): Promise<void> {
    this.sending = true;
    try {
      await this.link.play(seat, move);
      this.cancel();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refusal = error;
    } finally {
      this.sending = false;
    }
  }

  /** Ask a bot what it would do, and lay it out so that it only needs to be confirmed. */
  async hint(): Promise<void> {
    const { seat, question } = this;
    if (seat === null) return;
    try {
      const { move } = await this.link.hint(seat);
      if (this.question === question) this.suggest(move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refusal = error;
    }
  }

  /** Lay a move out so that it only needs to be confirmed. */
  suggest(text: string): void {
    const { stone } = wordsOf(MOVES.read(text));
    this.#change({ move: text, hint: true, ...(stone ? { stone } : {}) });
    void this.#foresee(text);
  }
}
