import type { MovePlan } from './plan.svelte.ts';

/** What the parts of the screen share on this device. */
export interface Session {
  plan: MovePlan;
}
