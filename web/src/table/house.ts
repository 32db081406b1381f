// What a table has chosen about its game, and how to choose something else.
import type { GameInfo, TableSight } from '$protocol';

export type Value = boolean | number | string | null;

type Chosen = Pick<TableSight, 'options'>;

/** The value of an option: a table names them all, and one that is missing is null. */
export const chosenIn = (table: Chosen, name: string): Value => table.options[name] ?? null;

/** All options of a table with some changed; null is named, for what is left out is the default. */
export const withChoice = (
  game: Pick<GameInfo, 'options'>,
  table: Chosen,
  changes: Record<string, Value>,
): Record<string, Value> => ({
  ...Object.fromEntries(
    game.options.map(({ name, values }) => {
      const chosen = chosenIn(table, name);
      // A lobby from before the option was thought of names it nowhere.
      return [name, values.includes(chosen) ? chosen : (values[0] ?? null)];
    }),
  ),
  ...changes,
});
