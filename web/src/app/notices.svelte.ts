// Short news at the edge of the page: what was refused, what was copied.

export interface Notice {
  number: number;
  text: string;
  kind: 'plain' | 'problem';
  /** The rule that says so, if one does. */
  rule: string;
}

const SECONDS = 7;

export class Notices {
  shown = $state.raw<Notice[]>([]);
  /** Opens the rulebook at a rule, where there is one to open. */
  showRule = $state.raw<((rule: string) => void) | null>(null);
  /** Where news can be seen, the topmost last: the page, and the dialogs over it. */
  #places = $state.raw<object[]>([]);
  #count = 0;

  tell(text: string, kind: Notice['kind'] = 'plain', rule = ''): void {
    this.#count += 1;
    const notice = { number: this.#count, text, kind, rule };
    // The same news twice is the same news.
    this.shown = [...this.shown.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.number), SECONDS * 1000);
  }

  /** A place where news can be seen; behind an open dialog nobody sees or hears them. */
  open(place: object): () => void {
    this.#places = [...this.#places, place];
    return () => {
      this.#places = this.#places.filter((one) => one !== place);
    };
  }

  at(place: object): Notice[] {
    return this.#places.at(-1) === place ? this.shown : [];
  }

  drop(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();
