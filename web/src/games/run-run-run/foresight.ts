// What a move would surely do, in short notes beside its button.
import type { GameEvent, Preview } from '$protocol';
import { eventText, type Told } from './telling.ts';

export type NoteKind =
  | 'walk'
  | 'discard'
  | 'torch'
  | 'light'
  | 'dark'
  | 'heart'
  | 'draw'
  | 'tomb'
  | 'torch-triangle'
  | 'door-triangle'
  | 'passage'
  | 'other';

export interface Note {
  kind: NoteKind;
  text: string;
  /** Something is lost or threatens. */
  costs: boolean;
}

/** Events that the move's own words tell as well, or that neither gain nor lose anything. */
const UNREMARKABLE = new Set<GameEvent['event']>([
  'room-placed',
  'fight-began',
  'hex-unmarked',
  'hex-marked',
  'cat-called',
  'forced-choice',
  'symbol-resolved',
  'card-committed',
  'card-shared',
  'regroup-began',
  'exit-opened',
  'mummy-placed',
  'token-used',
  'cat-teleported',
  'cat-taken',
  'cards-offered',
  'cat-joined',
  'cat-stayed-away',
  'torches-burnt',
  'split-proposed',
  'split-fixed',
  'trade-proposed',
  'passed',
]);

export function notes(told: Told, preview: Preview): Note[] {
  const found = preview.events
    .filter((event) => !UNREMARKABLE.has(event.event))
    .map((event) => note(told, event));
  if (preview.cautions?.some(({ key }) => key === 'regroup-finds-nothing'))
    found.push(cost('draw', told.say('foresee-draw', { count: 0 })));
  if (opensTomb(told, preview.events)) found.push(plain('tomb', told.say('foresee-tomb')));
  return found;
}

function note(told: Told, event: GameEvent): Note {
  const { say } = told;
  switch (event.event) {
    case 'cat-walked':
      return plain('walk', say('foresee-walk', { steps: event.path.length - 1 }));
    case 'stride-paid':
      return cost('discard', say('foresee-stride', { card: event.card }));
    case 'room-lit':
      return event.by_torch
        ? cost('torch', say('foresee-torch', { stock: event.stock }))
        : plain('light', say('foresee-lit'));
    case 'room-dark':
      return cost('dark', say('foresee-dark'));
    case 'heart-added':
      return cost('heart', say('foresee-heart', { hearts: event.hearts }));
    case 'cards-drawn':
      return plain('draw', say('foresee-draw', { count: event.count ?? event.cards.length }));
    case 'mechanism-triggered':
      return event.mechanism === 'torch'
        ? plain('torch-triangle', say('foresee-torch-triangle'))
        : plain('door-triangle', say('foresee-door-triangle', { left: event.left }));
    case 'passage-laid':
      return cost('passage', say('foresee-passage'));
    default:
      return plain('other', eventText(told, event));
  }
}

const plain = (kind: NoteKind, text: string): Note => ({ kind, text, costs: false });
const cost = (kind: NoteKind, text: string): Note => ({ kind, text, costs: true });

/** A sarcophagus is opened after everything that can be foretold. */
function opensTomb({ box }: Told, events: GameEvent[]): boolean {
  return events.some(
    (event) =>
      event.event === 'room-placed' &&
      'card' in event &&
      box?.rooms.some((room) => room.name === event.card && room.tomb),
  );
}
