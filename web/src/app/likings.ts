// How somebody may like to have it.
import { LANGUAGES, type Language } from './languages.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
export const CONTRASTS = ['auto', 'normal', 'more'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const TEXTS = ['small', 'normal', 'large', 'huge'] as const;
/** Of questions in Run Run Run!; never: about tokens, the others as with matters. */
export const ASKINGS = ['always', 'matters', 'never'] as const;
export type Asking = (typeof ASKINGS)[number];

export interface Liking {
  language: Language;
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof TEXTS)[number];
  sound: boolean;
  asking: Asking;
}

/** The first language of the browser that we speak. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** What was kept, where it still makes sense; the rest as it is at first. */
export function readLiking(kept: string | null, wanted: readonly string[]): Liking {
  const first: Liking = {
    language: spokenLanguage(wanted),
    theme: 'auto',
    contrast: 'auto',
    motion: 'auto',
    text: 'normal',
    sound: true,
    asking: 'matters',
  };
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(kept ?? '{}'));
  } catch {
    return first;
  }
  const one = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.includes(value as T) ? (value as T) : otherwise;
  return {
    language: one(found.language, LANGUAGES, first.language),
    theme: one(found.theme, THEMES, first.theme),
    contrast: one(found.contrast, CONTRASTS, first.contrast),
    motion: one(found.motion, MOTIONS, first.motion),
    text: one(found.text, TEXTS, first.text),
    sound: one(found.sound, [true, false], first.sound),
    asking: one(found.asking, ASKINGS, first.asking),
  };
}
