// Where a treasure is used: one room, or two that go together.
import { wordsOf } from '../../table/spelling.ts';
import type { Deed } from './deeds.ts';

const roomsOf = ({ move }: Deed): string[] => wordsOf(move).rooms ?? [];

/** The rooms that can be chosen now: any at first, then those that go with the first one. */
export function targetsOf(ways: readonly Deed[], first: string): string[] {
  const open = ways.map(roomsOf).filter((rooms) => !first || rooms.includes(first));
  return [...new Set(open.flat())].filter((room) => room !== first);
}

/** What comes of choosing a room: the deed that it leaves, the first room of two, or nothing. */
export function chosen(
  ways: readonly Deed[],
  first: string,
  room: string,
): { deed?: Deed; first: string } {
  if (room === first) return { first: '' };
  const left = ways.filter((way) => {
    const rooms = roomsOf(way);
    return rooms.includes(room) && (!first || rooms.includes(first));
  });
  const [deed, ...others] = left;
  if (!deed) return { first };
  return others.length ? { first: room } : { deed, first };
}
