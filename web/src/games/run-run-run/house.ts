// The house options as the lobby shows them: in groups, in the page's language.
import { say } from '../../app/words.svelte.ts';
import type { OptionGroup } from '../game.ts';

export const GROUPS: OptionGroup[] = [
  { key: 'begin', folded: false, names: ['level', 'first', 'chooseCats'] },
  {
    key: 'foes',
    folded: true,
    names: [
      'attackTiming',
      'heldByCat',
      'pinned',
      'swiftOnZero',
      'foeOrder',
      'silenceScope',
      'lostHeartAdvances',
      'darkAfterBoss',
    ],
  },
  {
    key: 'maze',
    folded: true,
    names: [
      'strideDiscard',
      'forbidSealing',
      'fullStockMechanism',
      'torchMechanisms',
      'optionalMechanisms',
      'passageDrawsAnywhere',
      'exitReach',
      'exitFits',
      'mercyPass',
    ],
  },
  { key: 'fights', folded: true, names: ['zeroDiceFight', 'stackDouble', 'footprints'] },
  {
    key: 'box',
    folded: true,
    names: [
      'tokenWindows',
      'shieldOwnTurnOnly',
      'emptyTrap',
      'recycleTokens',
      'tokenTorchCap',
      'torchSupply',
      'heartSupply',
    ],
  },
];

/** A value's part of a message ID: "enter+end" has a sign that IDs cannot have. */
const plain = (value: unknown): string => String(value).replace(/[^A-Za-z0-9]+/g, '-');

export function optionText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'house-yes' : 'house-no');
  return say(`house-${name}-${plain(value)}`);
}

export const optionTitle = (name: string): string => say(`house-${name}`);
export const optionGroup = (key: string): string => say(`house-group-${key}`);
