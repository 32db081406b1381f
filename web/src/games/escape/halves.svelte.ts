// ESC-PHYS-25: whoever shares a screen has keys of their own. One player has the whole keyboard; of two
// who sit side by side the left one has the left half, the right one the right half.
import type { Deed } from './deeds.ts';
import { deedOfKey } from './keys.ts';

export type Half = 'whole' | 'left' | 'right' | 'none';

/** By its place on the keyboard, what a key means: the key of whoever has them all. */
const MEANT: Record<'left' | 'right', Readonly<Record<string, string>>> = {
  left: {
    Space: ' ',
    KeyW: 'arrowup',
    KeyA: 'arrowleft',
    KeyS: 'arrowdown',
    KeyD: 'arrowright',
    KeyE: 'd',
    KeyQ: 'g',
    KeyR: 'r',
    KeyF: 'e',
    KeyC: 'c',
    KeyV: 'v',
    KeyX: 'x',
    KeyZ: 'w',
    KeyG: 'a',
    KeyT: 'y',
    KeyB: 'n',
    ShiftLeft: 'h',
    Digit1: '1',
    Digit2: '2',
    Digit3: '3',
    Digit4: '4',
    Digit5: '5',
  },
  right: {
    Enter: ' ',
    ArrowUp: 'arrowup',
    ArrowLeft: 'arrowleft',
    ArrowDown: 'arrowdown',
    ArrowRight: 'arrowright',
    KeyP: 'd',
    KeyO: 'g',
    KeyI: 'r',
    KeyL: 'e',
    KeyK: 'c',
    KeyJ: 'v',
    KeyU: 'x',
    KeyH: 'w',
    KeyM: 'a',
    KeyY: 'y',
    KeyN: 'n',
    ShiftRight: 'h',
    Digit6: '1',
    Digit7: '2',
    Digit8: '3',
    Digit9: '4',
    Digit0: '5',
  },
};

/** What stands on the buttons for keys that have no letter. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowRight: '→',
  ShiftLeft: '⇧',
  ShiftRight: '⇧',
  Enter: '⏎',
};
const ARROWS: Readonly<Record<string, string>> = {
  '↑': 'arrowup',
  '←': 'arrowleft',
  '↓': 'arrowdown',
  '→': 'arrowright',
};

/** What the keys of this keyboard bear, where a browser tells: French ones have Z for W. */
const printed = $state<{ keys: ReadonlyMap<string, string> }>({ keys: new Map() });
interface Layouts {
  keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}
if (typeof navigator !== 'undefined')
  (navigator as Layouts).keyboard?.getLayoutMap().then(
    (keys) => {
      printed.keys = keys;
    },
    () => undefined,
  );

function nameOf(code: string): string {
  const name = SIGNS[code] ?? code.replace(/^(Key|Digit)/, '');
  return code.startsWith('Key') ? (printed.keys.get(code) ?? name).toUpperCase() : name;
}

/** The keys of one player at this screen. */
export class Keys {
  constructor(readonly half: Half) {}

  /** What a pressed key means to this player; null: it is not theirs. */
  meant(event: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
    if (this.half === 'whole') return event.key.toLowerCase();
    return this.half === 'none' ? null : (MEANT[this.half][event.code] ?? null);
  }

  /** What stands on a button; `key` is the one of whoever has all keys. */
  label(key: string): string {
    if (this.half === 'whole' || !key) return key;
    if (this.half === 'none') return '';
    const meant = ARROWS[key] ?? key.toLowerCase().replace('p', 'a');
    const code = Object.keys(MEANT[this.half]).find(
      (one) => MEANT[this.half as 'left'][one] === meant,
    );
    return code ? nameOf(code) : '';
  }

  /** What a key does now. One key of a half does for giving and for not rolling: never both at once. */
  deed(key: string, deeds: readonly Deed[]): Deed | undefined {
    const found = deedOfKey(key, deeds);
    return found || this.half === 'whole' || key !== 'a' ? found : deedOfKey('p', deeds);
  }

  /** The four keys that lead through the temple. */
  get ways(): string {
    return ['↑', '←', '↓', '→'].map((arrow) => this.label(arrow)).join(' ');
  }
}

const ALONE = new Keys('whole');
const BESIDE = [new Keys('left'), new Keys('right')];
const WITHOUT = new Keys('none');

/** The keys of whoever has that place among those who share the screen. */
export const keysOf = (place: number, players: number): Keys =>
  players < 2 ? ALONE : (BESIDE[place] ?? WITHOUT);
