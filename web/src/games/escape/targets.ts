// Where a treasure is used: one room, or two that go together.
import type { Deed } from './deeds.ts';

/** The rooms that can be chosen now: any at first, then those that go with the first one. */
export function targetsOf(ways: readonly Deed[], first: string): string[] {
  const open = ways.filter(({ more }) => !first || more.includes(first));
  return [...new Set(open.flatMap(({ more }) => more))].filter((room) => room !== first);
}

/** What comes of choosing a room: the deed that it leaves, the first room of two, or nothing. */
export function chosen(
  ways: readonly Deed[],
  first: string,
  room: string,
): { deed?: Deed; first: string } {
  if (room === first) return { first: '' };
  const left = ways.filter(({ more }) => more.includes(room) && (!first || more.includes(first)));
  const [deed, ...others] = left;
  if (!deed) return { first };
  return others.length ? { first: room } : { deed, first };
}
