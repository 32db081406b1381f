// Results of games with another clock than their own are kept apart from the others.
import type { ListedTable } from '$protocol';

const OWN = 'real';

/** The clock that a table was played with; nothing if it is the game's own, or if it has none. */
export function clockOf(table: Pick<ListedTable, 'options'>): string {
  const clock = table.options.clock;
  return typeof clock === 'string' && clock !== OWN ? clock : '';
}

/** Tables by clock: first those with the game's own, and each group in the order it came. */
export function byClock<Table extends Pick<ListedTable, 'options'>>(
  tables: readonly Table[],
): [clock: string, tables: Table[]][] {
  const groups = new Map<string, Table[]>([['', []]]);
  for (const table of tables) {
    const clock = clockOf(table);
    groups.set(clock, [...(groups.get(clock) ?? []), table]);
  }
  return [...groups].filter(([, some]) => some.length > 0);
}
