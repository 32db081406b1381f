// The house options as the lobby shows them: in groups, in the page's language.
import { say } from '../../app/words.svelte.ts';
import type { OptionGroup } from '../game.ts';

export const GROUPS: OptionGroup[] = [
  { key: 'begin', folded: false, names: ['variant', 'trap', 'first', 'pawns'] },
  {
    key: 'clocks',
    folded: true,
    names: ['pullClock', 'timeOut', 'decisionClock', 'clockFactors', 'rounds', 'lastRound'],
  },
  {
    key: 'readings',
    folded: true,
    names: [
      'gateRockfall',
      'mustMove',
      'tombEntry',
      'anyColour',
      'cursePerPass',
      'nothingBehind',
      'commandedHand',
    ],
  },
];

const COUNTED: Record<string, string> = {
  rounds: 'house-rounds-count',
  pullClock: 'house-seconds',
  decisionClock: 'house-seconds',
};

export function optionText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'house-yes' : 'house-no');
  const counted = COUNTED[name];
  if (counted && typeof value === 'number') return say(counted, { count: value });
  return say(`house-${name}-${value}`);
}

export const optionTitle = (name: string): string => say(`house-${name}`);
export const optionGroup = (key: string): string => say(`house-group-${key}`);
