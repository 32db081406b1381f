// What a screen reader says of a room.
import { say } from '../../../app/words.svelte.ts';
import { symbolsOf } from '../../../art/escape/names.ts';
import { nameAt } from '../../../table/seats.ts';
import { FactWords } from '../facts.ts';
import type { Play } from '../play.svelte.ts';
import { type Room, sideTowards } from '../temple.ts';
import type { View } from '../types.ts';

export function roomLabel(play: Play, view: View, room: Room): string {
  const here = view.players
    .filter((player) => player.at === room.room)
    .map((player) => nameAt(play.link.table?.chairs ?? [], player.seat));
  const parts = [say('room', { name: room.room })];
  const side = play.room ? sideTowards(play.room, room) : null;
  if (side && play.deed(`enter ${side}`)) parts.push(say('room-can-enter'));
  if (play.first === room.room) parts.push(say('room-chosen'));
  else if (play.targets.includes(room.room)) parts.push(say('room-target'));
  parts.push(costText(new FactWords(say, view, play.box), room.face.cost));
  if (room.gems > 0) parts.push(say('room-gems', { gems: room.gems }));
  else
    for (const { price, face, gems } of room.face.gems)
      parts.push(say('room-symbol', { count: price, face, gems }));
  if (room.treasure) parts.push(say('room-treasure'));
  if (here.length) parts.push(say('room-people', { names: here.join(', ') }));
  return parts.join(' ');
}

/** What it takes to enter, in words: what is printed there is read out as letters. */
export const costText = (words: FactWords, cost: string): string =>
  words.say('room-cost', { cost: words.symbols(symbolsOf(cost)) });
