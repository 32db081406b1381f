// The Cursed Tomb as the table frame shows it.
import type { CursedTombComponents, CursedTombEvent, CursedTombView } from '$protocol';
import { notices } from '../../app/notices.svelte.ts';
import { catalogue, say } from '../../app/words.svelte.ts';
import { asScreen } from '../game.ts';
import Board from './board/Board.svelte';
import { TrapFeed } from './bowl/feed.svelte.ts';
import { Films } from './bowl/films.svelte.ts';
import { Choice } from './choice.svelte.ts';
import { pawnColours } from './colours.ts';
import Ending from './ending/Ending.svelte';
import { foretold } from './foresight.ts';
import Hand from './hand/Hand.svelte';
import { GROUPS, optionGroup, optionText, optionTitle } from './house.ts';
import type { Session } from './session.ts';
import Status from './status/Status.svelte';
import {
  cautionText,
  eventLine,
  eventText,
  moveText,
  question,
  refusalText,
  type Told,
} from './telling.ts';

const UNDONE: ReadonlySet<string> = new Set<CursedTombEvent['event']>([
  'pull-voided',
  'pull-restarted',
]);

const told = (view: unknown, box: unknown): Told => ({
  say,
  view: view as CursedTombView | null,
  box: box as CursedTombComponents | null,
});

export const screen = asScreen<Session>({
  words: [
    catalogue(import.meta.glob('$mastaba/games/cursed_tomb/words/*.ftl', { query: '?raw' })),
    catalogue(import.meta.glob('../../words/cursed-tomb/*.ftl', { query: '?raw' })),
  ],
  open: true,
  begin: (link, director, box) => {
    // A pull that does not count is said where everybody looks, not in the log alone.
    link.listen(({ events, view }) => {
      for (const event of link.live && view ? (events as CursedTombEvent[]) : [])
        if (UNDONE.has(event.event)) notices.tell(eventText(told(view, box), event));
    });
    const feed = new TrapFeed(link);
    return {
      choice: new Choice(link, director, box as CursedTombComponents),
      feed,
      films: new Films(link, feed),
    };
  },
  Board,
  Hand,
  Status,
  Ending,
  tell: (event, next, view, box) =>
    eventLine(told(view, box), event as CursedTombEvent, next as CursedTombEvent | null),
  ask: (view, decision, box) => question(told(view, box), decision),
  move: (view, move, box) =>
    moveText(told(view, box), move, view.seat ?? (view as CursedTombView).active),
  refusal: (view, refusal, box) => refusalText(told(view, box), refusal.key, refusal.facts),
  suggest: ({ choice }, move) => choice.suggest(move),
  isPicked: () => false,
  colours: (view) => pawnColours(view as CursedTombView),
  options: GROUPS,
  optionGroup,
  optionTitle,
  option: optionText,
  preview: (view, preview, box) => [
    ...foretold(told(view, box), preview.events as CursedTombEvent[]),
    ...(preview.cautions ?? []).map((caution) => cautionText(told(view, box), caution)),
  ],
});
