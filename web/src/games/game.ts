// What a game brings to the table frame. Each game is a chunk of its own, loaded when a table opens.
import type { Component } from 'svelte';
import type { GameEvent, GameInfo, GameView, Preview, TableSight } from '$protocol';
import type { Catalogue } from '../app/words.svelte.ts';
import type { Director } from '../table/director.svelte.ts';
import type { Refusal, TableLink } from '../table/link.svelte.ts';

/** What the parts of a game's screen share. `view` is what is shown now, not always the newest. */
export interface GameProps<Session = unknown> {
  /** What the game's own parts share on this device, such as the move being put together. */
  session: Session;
  link: TableLink;
  director: Director;
  view: GameView;
  /** The printed facts of the components, as the server tells them. */
  box: unknown;
  /** Open the rulebook at a rule. */
  showRule(rule: string): void;
  /** Nobody can play here: a replay, or a spectator. */
  watching: boolean;
}

/** A line of the log; `weight` sets off turns and endings. */
export interface ToldLine {
  text: string;
  rule: string;
  weight: 'turn' | 'plain' | 'end';
  /** The hexes it is about, and the cards it names, where the game has such things. */
  places?: [number, number][];
  cards?: string[];
}

/** What a line of the log names, as pictures. */
export interface LineProps {
  line: ToldLine;
  box: unknown;
}

/** House options that stand together; those that are rarely changed are folded away. */
export interface OptionGroup {
  key: string;
  folded: boolean;
  names: string[];
}

/** What a game may say before it begins. */
export interface AdviceProps {
  game: GameInfo;
  table: TableSight;
  /** Choose other house options; null: somebody else does. */
  choose: ((options: Record<string, boolean | number | string>) => void) | null;
}

export interface GameScreen<Session = unknown> {
  words: Catalogue[];
  /** Nothing is hidden from anybody: those who share a device need no curtain between them. */
  open: boolean;
  /** Everybody acts at once, and every moment counts: a replay goes as time went. */
  realTime?: boolean;
  /** Begin to show a table. */
  begin(link: TableLink, director: Director, box: unknown): Session;
  /** The face of a seat beside its name, where the game gives its players one. */
  Face?: Component<{ view: GameView; seat: number }>;
  /** What newcomers and those who share a screen should know before the game begins. */
  Advice?: Component<AdviceProps>;
  /** The board: gets the largest square of the screen. */
  Board: Component<GameProps<Session>>;
  /** My hand, what is being asked, and the controls that answer it. */
  Hand: Component<GameProps<Session>>;
  /** The others and the public counters, small. */
  Status: Component<GameProps<Session>>;
  /** The end of the game: why, figures. */
  Ending: Component<GameProps<Session>>;
  /**
   * An event as a line of the log; null if it goes without saying. `next` is the event after it,
   * `nameAt` says who sits where.
   */
  tell(
    event: GameEvent,
    next: GameEvent | null,
    view: GameView,
    box: unknown,
    nameAt?: (seat: number) => string,
  ): ToldLine | null;
  /** Show on the board what a line of the log is about; null: nothing any more. */
  pointOut?(session: Session, line: ToldLine | null): void;
  /** Small pictures of what a line of the log names. */
  Line?: Component<LineProps>;
  /** What is being asked, of whom, in one sentence. */
  ask(view: GameView, decision: GameView['waiting'][number], box: unknown): string;
  /** A move in words, for hints and buttons. */
  move(view: GameView, move: string, box: unknown): string;
  /** Lay a move out on the screen, so that it only needs to be confirmed. */
  suggest(session: Session, move: string): void;
  /** Whether a move is one of several that are picked first and then made together. */
  isPicked(move: string): boolean;
  /** In a guided game: moves that change nothing that its words are about. */
  isHarmless?(move: string): boolean;
  /** In a guided game: whether a move does what was told, only paid in another way. */
  isAsTold?(move: string, told: string): boolean;
  /** Why something was refused, in one sentence. */
  refusal(view: GameView | null, refusal: Refusal, box: unknown): string;
  /** All house options in groups, and their words. */
  options: OptionGroup[];
  optionGroup(key: string): string;
  optionTitle(name: string): string;
  option(name: string, value: boolean | number | string | null): string;
  /** What a talk must not give away, said where people begin to chat, and its rule. */
  reminder?: { text: () => string; rule: string };
  /** Why a seat must not talk now, and the rule that says so; null if it may. */
  hushed?(view: GameView, seat: number): { text: string; rule: string } | null;
  /** The colour of each seat, where the game gives its players one. */
  colours(view: GameView): string[];
  /** What a move would surely do, in short lines. */
  preview(view: GameView, preview: Preview, box: unknown): string[];
}

/** The frame hands a game's session back to it and never looks inside. */
export const asScreen = <Session>(screen: GameScreen<Session>): GameScreen =>
  screen as unknown as GameScreen;

export const GAMES: Record<string, () => Promise<{ screen: GameScreen }>> = {
  'run-run-run': () => import('./run-run-run/screen.ts'),
  'cursed-tomb': () => import('./cursed-tomb/screen.ts'),
  escape: () => import('./escape/screen.ts'),
};

/** The picture of a game on the start page. */
export const POSTERS: Record<string, () => Promise<{ default: Component }>> = {
  'run-run-run': () => import('./run-run-run/Poster.svelte'),
  'cursed-tomb': () => import('./cursed-tomb/Poster.svelte'),
  escape: () => import('./escape/Poster.svelte'),
};
