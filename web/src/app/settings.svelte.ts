// How this device likes to have it; kept on the device.
import { type Liking, readLiking } from './likings.ts';
import { Preference } from './preference.svelte.ts';
import { words } from './words.svelte.ts';

const KEPT = 'mastaba-settings';

/** Storage may be forbidden; then settings last as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

class Settings {
  liking = $state<Liking>(readLiking(storage()?.getItem(KEPT) ?? null, navigator.languages));
  #dark = new Preference('(prefers-color-scheme: dark)');
  #more = new Preference('(prefers-contrast: more)');
  #still = new Preference('(prefers-reduced-motion: reduce)');

  get theme(): 'day' | 'night' {
    const { theme } = this.liking;
    return theme === 'auto' ? (this.#dark.on ? 'night' : 'day') : theme;
  }

  get contrast(): 'normal' | 'more' {
    const { contrast } = this.liking;
    return contrast === 'auto' ? (this.#more.on ? 'more' : 'normal') : contrast;
  }

  /** Whether things may travel over the screen. */
  get motion(): boolean {
    const { motion } = this.liking;
    return motion === 'auto' ? !this.#still.on : motion === 'full';
  }

  async change(liking: Partial<Liking>): Promise<void> {
    if (liking.language && liking.language !== words.language) await words.speak(liking.language);
    Object.assign(this.liking, liking);
    try {
      storage()?.setItem(KEPT, JSON.stringify(this.liking));
    } catch {
      // A full or forbidden storage only means that they are asked again.
    }
  }

  /** Shows the settings on the page; called from an effect. */
  show(root: HTMLElement): void {
    root.dataset.theme = this.theme;
    root.dataset.contrast = this.contrast;
    root.dataset.motion = this.motion ? 'full' : 'less';
    root.dataset.text = this.liking.text;
  }
}

export const settings = new Settings();
