// How this device likes to play: which hand, how loud, whether it trembles. Kept on the device.

const KEPT = 'mastaba-escape';

export interface Wishes {
  /** The roll button under the left thumb. */
  left: boolean;
  /** From 0 to 1. */
  music: number;
  haptics: boolean;
  /** The map follows my adventurer. */
  follow: boolean;
  /** ESC-RT-29: fitting dice join an open pool of my room by themselves. */
  join: boolean;
  /** Somebody has seen the end of a game here. */
  played: boolean;
}

const FIRST: Wishes = {
  left: false,
  music: 0.7,
  haptics: true,
  follow: true,
  join: false,
  played: false,
};

export function readWishes(kept: string | null): Wishes {
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(kept ?? '{}'));
  } catch {
    return { ...FIRST };
  }
  const flag = (value: unknown, otherwise: boolean): boolean =>
    typeof value === 'boolean' ? value : otherwise;
  const music = typeof found.music === 'number' ? found.music : FIRST.music;
  return {
    left: flag(found.left, FIRST.left),
    music: Math.min(Math.max(music, 0), 1),
    haptics: flag(found.haptics, FIRST.haptics),
    follow: flag(found.follow, FIRST.follow),
    join: flag(found.join, FIRST.join),
    played: flag(found.played, FIRST.played),
  };
}

/** Storage may be forbidden; then wishes last as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

class KeptWishes {
  now = $state<Wishes>(readWishes(storage()?.getItem(KEPT) ?? null));

  change(some: Partial<Wishes>): void {
    Object.assign(this.now, some);
    try {
      storage()?.setItem(KEPT, JSON.stringify(this.now));
    } catch {
      // A full storage only means that it is asked again.
    }
  }
}

export const wishes = new KeptWishes();

/** Let a phone tremble, where it can and is wanted. */
export function tremble(pattern: number | number[]): void {
  if (wishes.now.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
