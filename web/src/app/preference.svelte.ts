/** A question that the browser answers, and keeps answering. */
export class Preference {
  on = $state(false);

  constructor(query: string) {
    const media = globalThis.matchMedia?.(query);
    this.on = media?.matches ?? false;
    media?.addEventListener('change', () => {
      this.on = media.matches;
    });
  }
}
