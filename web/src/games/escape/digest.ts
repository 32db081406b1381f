// One short sentence that says how it stands for me, for those who listen instead of looking.
import { say } from '../../app/words.svelte.ts';
import type { Play } from './play.svelte.ts';
import type { View } from './types.ts';

/** What the dice show, what can be done, and what is missing; nothing while they roll. */
export function digest(play: Play, view: View): string {
  const { me } = play;
  if (!me || view.outcome || me.escaped || view.clock.t < 0) return '';
  if (play.dice.some((die) => play.isTumbling(die))) return '';
  const count = (face: string): number => play.dice.filter((die) => die.face === face).length;
  const parts = [
    say('digest-dice', {
      adventurers: count('A'),
      keys: count('K'),
      torches: count('T'),
      golden: count('G'),
      locked: play.dice.filter((die) => die.state === 'locked').length,
    }),
  ];
  const verbs = [...new Set(play.deeds.map((deed) => deed.verb))].filter((verb) => SAID.has(verb));
  if (verbs.length)
    parts.push(
      say('digest-can', { what: verbs.map((verb) => say('digest-verb', { verb })).join(', ') }),
    );
  return parts.join(' ');
}

const SAID: ReadonlySet<string> = new Set([
  'enter',
  'discover',
  'commit',
  'escape',
  'unlock',
  'lift',
  'take',
  'place',
]);
