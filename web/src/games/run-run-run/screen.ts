// Run Run Run! as the table frame shows it.
import type { RunRunRunComponents, RunRunRunView } from '$protocol';
import { settings } from '../../app/settings.svelte.ts';
import { catalogue, say } from '../../app/words.svelte.ts';
import { asScreen } from '../game.ts';
import { Askings } from './asking.svelte.ts';
import Board from './board/Board.svelte';
import { catColours } from './colours.ts';
import Ending from './ending/Ending.svelte';
import { notes } from './foresight.ts';
import Hand from './hand/Hand.svelte';
import LineCards from './hand/LineCards.svelte';
import { GROUPS, optionGroup, optionText, optionTitle } from './house.ts';
import { read } from './moves.ts';
import { MovePlan } from './plan.svelte.ts';
import type { Session } from './session.ts';
import Face from './status/Face.svelte';
import Status from './status/Status.svelte';
import { cautionText, eventLine, moveText, question, refusalText, type Told } from './telling.ts';

const told = (view: unknown, box: unknown, nameAt?: Told['nameAt']): Told => ({
  say,
  nameAt,
  view: view as RunRunRunView | null,
  box: box as RunRunRunComponents | null,
});

export const screen = asScreen<Session>({
  words: [
    catalogue(import.meta.glob('$mastaba/games/run_run_run/words/*.ftl', { query: '?raw' })),
    catalogue(import.meta.glob('../../words/run-run-run/*.ftl', { query: '?raw' })),
  ],
  open: false,
  begin: (link, director, box) => ({
    plan: new MovePlan(
      link,
      director,
      box as RunRunRunComponents,
      new Askings(
        () => settings.liking.asking,
        (asking) => settings.change({ asking }),
      ),
    ),
  }),
  Face,
  Board,
  Hand,
  Status,
  Ending,
  tell: (event, next, view, box, nameAt) => eventLine(told(view, box, nameAt), event, next),
  pointOut: ({ plan }, line) => {
    plan.pointedOut = line?.places ?? [];
  },
  Line: LineCards,
  ask: (view, decision, box) => question(told(view, box), decision),
  move: (view, move, box) =>
    moveText(told(view, box), move, view.seat ?? (view as RunRunRunView).active),
  refusal: (view, refusal, box) => refusalText(told(view, box), refusal.key, refusal.facts),
  suggest: ({ plan }, move) => plan.suggest(move, true),
  isPicked: (move) => read(move).verb === 'commit',
  reminder: { text: () => say('chat-reminder'), rule: 'RRR-TABLE-04' },
  colours: catColours,
  options: GROUPS,
  optionGroup,
  optionTitle,
  option: optionText,
  preview: (view, preview, box) => [
    ...notes(told(view, box), preview).map((note) => note.text),
    ...(preview.cautions ?? []).map((caution) => cautionText(told(view, box), caution)),
  ],
});
