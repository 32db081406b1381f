// The house options as the lobby shows them: in groups, in the page's language.
import { say } from '../../app/words.svelte.ts';
import type { OptionGroup } from '../game.ts';

export const GROUPS: OptionGroup[] = [
  { key: 'temple', folded: false, names: ['level', 'clock', 'pause', 'curses', 'treasures'] },
  { key: 'more', folded: true, names: ['start', 'extraTiles', 'track', 'strictCoop'] },
];

export function optionText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'house-yes' : 'house-no');
  return say(`house-${name}-${value}`);
}

export const optionTitle = (name: string): string => say(`house-${name}`);
export const optionGroup = (key: string): string => say(`house-group-${key}`);
