import type { TrapFeed } from './bowl/feed.svelte.ts';
import type { Films } from './bowl/films.svelte.ts';
import type { Choice } from './choice.svelte.ts';

/** What the parts of the screen share on this device. */
export interface Session {
  choice: Choice;
  /** What comes from the trap; silent where chances decide. */
  feed: TrapFeed;
  /** The pulls that a replay can show again. */
  films: Films;
}
