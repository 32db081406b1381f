// The games that can be played here: those that the server has and this client can show.
import type { GameInfo, NewTable, SeenTable } from '$protocol';
import { GAMES } from '../games/game.ts';
import { get, post } from './api.ts';
import { router } from './router.svelte.ts';
import { session } from './session.svelte.ts';

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').then(
    (all) => all.filter((game) => game.name in GAMES),
    (trouble) => {
      asked = null;
      throw trouble;
    },
  );
  return asked;
}

export async function gameNamed(name: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.name === name) ?? null;
}

/** The bot that plays best stands last. */
export const bestBot = (game: GameInfo): string => game.bots.at(-1) ?? '';

/** Where people can say when it begins, nothing begins before: nobody is surprised by a clock. */
export const calmly = (game: GameInfo): NonNullable<NewTable['options']> =>
  game.options.some(({ name, values }) => name === 'start' && values.includes('ready'))
    ? { start: 'ready' }
    : {};

/** Open a table and go there. */
export async function open(table: NewTable): Promise<void> {
  await session.ensure();
  const seen = await post<SeenTable>('/api/tables', table);
  router.go(`/t/${seen.table.id}`);
}
