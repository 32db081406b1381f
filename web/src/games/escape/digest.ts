// One short sentence that says how it stands for me, for those who listen instead of looking.
import { say } from '../../app/words.svelte.ts';
import { nameAt } from '../../table/seats.ts';
import type { Deed } from './deeds.ts';
import type { Play } from './play.svelte.ts';
import type { View } from './types.ts';

type Seen = Pick<Play, 'me' | 'dice' | 'isTumbling' | 'deeds' | 'seat' | 'link'>;

/** Whose roll it is, what the dice show and what can be done; nothing while they roll. */
export function digest(play: Seen, view: View): string {
  const { me } = play;
  if (!me || view.outcome || view.clock.t < 0) return '';
  if (play.dice.some((die) => play.isTumbling(die))) return '';
  const parts = me.escaped
    ? [say(me.gave ? 'hand-escaped' : 'hand-gift')]
    : [...rollText(play, view), diceText(play)];
  const verbs = [...new Set(play.deeds.map(({ move }) => move.verb))].filter((verb) =>
    SAID.has(verb),
  );
  if (verbs.length)
    parts.push(
      say('digest-can', { what: verbs.map((verb) => say('digest-verb', { verb })).join(', ') }),
    );
  return parts.join(' ');
}

/** Without a clock everybody has to know whose roll it is. */
function rollText(play: Seen, view: View): string[] {
  const { roller } = view.clock;
  if (roller < 0) return [];
  if (roller === play.seat) return [say('digest-my-roll')];
  return [say('digest-roll', { name: nameAt(play.link.table?.chairs ?? [], roller) })];
}

function diceText({ dice }: Seen): string {
  const count = (face: string): number => dice.filter((die) => die.face === face).length;
  return say('digest-dice', {
    adventurers: count('A'),
    keys: count('K'),
    torches: count('T'),
    golden: count('G'),
    locked: dice.filter((die) => die.state === 'locked').length,
  });
}

const SAID: ReadonlySet<string> = new Set<Deed['move']['verb']>([
  'enter',
  'discover',
  'commit',
  'escape',
  'unlock',
  'lift',
  'take',
  'place',
  'use',
  'gift',
  'choose',
  'pass',
]);
