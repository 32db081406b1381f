// What went wrong, as a sentence that says what to do next.
import { Trouble } from './api.ts';
import { type Facts, say, words } from './words.svelte.ts';

export function sentence(problem: unknown): string {
  if (problem instanceof Trouble) {
    const id = `error-${problem.key}`;
    if (words.knows(id)) return say(id, facts(problem.facts));
  }
  return say('error-internal-error');
}

/** Why the server, not the rules of a game, refuses something; null if it is not its to say. */
export function serverSays(refusal: {
  key: string;
  rule: string;
  facts: Record<string, unknown>;
}): string | null {
  const id = `error-${refusal.key}`;
  return !refusal.rule && words.knows(id) ? say(id, facts(refusal.facts)) : null;
}

/** Only what a message can speak of. */
export function facts(given: Record<string, unknown>): Facts {
  const kept: Facts = {};
  for (const [name, fact] of Object.entries(given))
    if (typeof fact === 'string' || typeof fact === 'number') kept[name] = fact;
  return kept;
}
