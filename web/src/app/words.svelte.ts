// What the client says: Fluent catalogues, the same files that the terminal and the server use.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages.ts';
import { Preference } from './preference.svelte.ts';

/** Loads one language of a catalogue: `() => import('$mastaba/…/en.ftl?raw')` for each language. */
export type Catalogue = Record<Language, () => Promise<{ default: string }>>;

export type Fact = string | number;
export type Facts = Record<string, Fact>;

const APP = catalogue(import.meta.glob('../words/app/*.ftl', { query: '?raw' }));
/** Why the server does not do something. */
const SERVER = catalogue(import.meta.glob('$mastaba/server/words/*.ftl', { query: '?raw' }));

/** A catalogue of all the languages that its folders have; English stands in for the others. */
export function catalogue(files: Record<string, () => Promise<unknown>>): Catalogue {
  const load = (language: Language) => {
    const found = Object.keys(files).filter((file) => file.endsWith(`/${language}.ftl`));
    if (!found.length) return undefined;
    return async () => {
      const texts = await Promise.all(found.map((file) => (files[file] as Catalogue[Language])()));
      return { default: texts.map((text) => text.default).join('\n') };
    };
  };
  const en = load('en');
  if (!en) throw new Error(`no English among ${Object.keys(files).join(', ')}`);
  return { en, fr: load('fr') || en, pl: load('pl') || en };
}

/** The messages of the chosen language; catalogues are added as pages need them. */
export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  #catalogues: Catalogue[] = [APP, SERVER];
  /** The words of the game that is shown: two games may say different things by the same ID. */
  #game: readonly Catalogue[] = [];
  #wanted: Language = 'en';
  #loading: Promise<void> = Promise.resolve();
  #touch = new Preference('(pointer: coarse)');

  /** Speak a language: everything on the page changes with it. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    // One after the other, so that what was asked for last is what is spoken.
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#load(language));
    return this.#loading;
  }

  async #load(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const catalogues = [...this.#game, ...this.#catalogues];
    for (const text of await Promise.all(catalogues.map((one) => one[language]()))) {
      bundle.addResource(new FluentResource(text.default));
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak of a game, and of no other. */
  async turnTo(game: readonly Catalogue[]): Promise<void> {
    const before = this.#game;
    if (game === before) return this.#loading;
    this.#game = game;
    try {
      await this.speak(this.#wanted);
    } catch (trouble) {
      this.#game = before;
      throw trouble;
    }
  }

  /** Learn the words of pages that need more of them. */
  async learn(catalogue: Catalogue): Promise<void> {
    if (this.#catalogues.includes(catalogue)) return this.#loading;
    this.#catalogues.push(catalogue);
    try {
      await this.speak(this.#wanted);
    } catch (trouble) {
      this.#catalogues = this.#catalogues.filter((one) => one !== catalogue);
      throw trouble;
    }
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Every message may ask for `$device`: who taps is not told of keys. */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return this.#plainly(id, facts);
    const device = this.#touch.on ? 'touch' : 'desk';
    return this.#bundle.formatPattern(pattern, { device, ...facts }, []);
  }

  /** What nobody has written a sentence for is said by its name, so that it can be played all the same. */
  #plainly(id: string, facts: Record<string, FluentVariable>): string {
    const [, kind, what] = /^(ask|caution|doing|event|house|move|refusal)-(.+)$/.exec(id) ?? [];
    const plain = `plain-${kind}`;
    if (!what || !this.knows(plain)) return id;
    return this.say(plain, { who: 'none', said: 'none', ...facts, what: readable(what) });
  }
}

/** `dark-afterBoss` as `dark after boss`. */
export const readable = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

export const words = new Words();

/** The message `id` with the facts it names, in the language of the page. */
export const say = (id: string, facts?: Facts): string => words.say(id, facts);
