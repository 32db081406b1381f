// Escape as the table frame shows it.
import { catalogue, say } from '../../app/words.svelte.ts';
import { asScreen } from '../game.ts';
import Board from './board/Board.svelte';
import { seatColours } from './colours.ts';
import { Echoes } from './echoes.svelte.ts';
import Ending from './ending/Ending.svelte';
import FirstTime from './FirstTime.svelte';
import { isAsTold, isHarmless } from './guided.ts';
import Hand from './hand/Hand.svelte';
import { GROUPS, optionGroup, optionText, optionTitle } from './house.ts';
import { Play } from './play.svelte.ts';
import type { Session } from './session.ts';
import Status from './status/Status.svelte';
import { cautionText, eventLine, moveText, question, refusalText, type Told } from './telling.ts';
import type { Components, Decision, Event, View } from './types.ts';

const told = (view: unknown, box: unknown): Told => ({
  say,
  view: view as View | null,
  box: box as Components | null,
});

export const screen = asScreen<Session>({
  words: [
    catalogue(import.meta.glob('$mastaba/games/escape/**/words/*.ftl', { query: '?raw' })),
    catalogue(import.meta.glob('../../words/escape/*.ftl', { query: '?raw' })),
  ],
  // Everybody sees everything; but each seat acts at its own time, so each has its own device.
  open: true,
  realTime: true,
  begin: (link, director, box) => {
    const play = new Play(link, director, box as Components);
    const mine = link.live ? (link.table?.mine ?? []) : [];
    const beside =
      mine.length > 1 ? mine.map((seat) => new Play(link, director, box as Components, seat)) : [];
    return { play, echoes: new Echoes(play, link), beside };
  },
  Advice: FirstTime,
  Board,
  Hand,
  Status,
  Ending,
  tell: (event, _next, view, box) => eventLine(told(view, box), event as Event),
  ask: (view, decision, box) => question(told(view, box), decision as Decision),
  move: (view, move, box) => moveText(told(view, box), move),
  refusal: (view, refusal, box) => refusalText(told(view, box), refusal.key, refusal.facts),
  hushed: (view, seat) =>
    (view as View).players[seat]?.silenced
      ? { text: say('refusal-silenced'), rule: 'ESC-PHYS-01' }
      : null,
  suggest: ({ play }, move) => play.suggest(move),
  isPicked: () => false,
  isHarmless,
  isAsTold,
  colours: (view) => seatColours(view as View),
  options: GROUPS,
  optionGroup,
  optionTitle,
  option: optionText,
  preview: (view, preview, box) => [
    ...preview.events.flatMap((event) => eventLine(told(view, box), event as Event)?.text ?? []),
    ...(preview.cautions ?? []).map((caution) => cautionText(told(view, box), caution)),
  ],
});
