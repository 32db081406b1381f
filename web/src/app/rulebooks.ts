// Rulebooks, fetched once for each language.
import type { Rulebook } from '$protocol';
import { get } from './api.ts';
import type { Language } from './languages.ts';

const known = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: Language): Promise<Rulebook> {
  const path = `/api/games/${encodeURIComponent(game)}/rulebook?lang=${language}`;
  let book = known.get(path);
  if (!book) {
    book = get<Rulebook>(path);
    known.set(path, book);
    book.catch(() => known.delete(path));
  }
  return book;
}

export interface Chapter {
  key: string;
  title: string;
  rules: { id: string; text: string }[];
}

/** The rules by chapter, in the order in which they are to be read: RRR-TURN-08 is of chapter TURN. */
export function chaptersOf(book: Rulebook): Chapter[] {
  const chapters: Chapter[] = Object.entries(book.chapters).map(([key, title]) => ({
    key,
    title,
    rules: [],
  }));
  for (const [id, text] of Object.entries(book.rules)) {
    const key = id.split('-').at(-2);
    chapters.find((chapter) => chapter.key === key)?.rules.push({ id, text });
  }
  return chapters.filter((chapter) => chapter.rules.length);
}

/** Only the rules that hold all the wanted words, in their text or their ID. */
export function matching(chapters: Chapter[], wanted: string): Chapter[] {
  const needles = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!needles.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => {
        const hay = `${id} ${text} ${chapter.title}`.toLowerCase();
        return needles.every((needle) => hay.includes(needle));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}

export interface TextPart {
  text: string;
  /** The rule that is named here, or nothing. */
  rule: string;
  code: boolean;
}

/** A rule's text cut at the rules it names and at `code`. */
export function partsOf(text: string, rules: Record<string, string>): TextPart[] {
  return text
    .split(/([A-Z]{2,5}-[A-Z]+-\d+[a-z]?|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part in rules) return { text: part, rule: part, code: false };
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), rule: '', code: true };
      return { text: part, rule: '', code: false };
    });
}
