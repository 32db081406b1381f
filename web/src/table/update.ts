// What an update of the server has done to a game under way, and whether this device has told it.
import type { ChairSight, TableSight, UpdateSight } from '$protocol';
import type { Facts } from '../app/words.svelte.ts';

const KEPT = 'mastaba-updates';
/** Of so many tables it is kept which update was told last. */
const MOST = 50;

/** A message, and what it speaks of. */
export interface News {
  id: string;
  facts: Facts;
}

/** What has changed, in sentences; `knows` asks whether there is a message of that name. */
export function newsOf(update: UpdateSight, knows: (id: string) => boolean): News[] {
  const told = update.changes.filter(knows);
  const news = told.map((id) => ({ id, facts: {} }));
  // A page that was loaded before the update knows no words for it.
  if (update.parts.length && told.length < update.changes.length)
    news.push({ id: 'update-rules', facts: {} });
  if (update.new_box) news.push({ id: 'update-new-box', facts: {} });
  if (update.bowl) news.push({ id: `update-bowl-${update.bowl}`, facts: {} });
  const dropped = { id: 'update-dropped', facts: { dropped: update.dropped } };
  return update.dropped ? [...news, dropped] : news;
}

/** The people who are here and have not said that they are back. */
export function missingAt(table: TableSight, here: readonly number[] | null): ChairSight[] {
  const missing = table.chairs.filter(
    (chair) => chair.taken && !chair.ready && here?.includes(chair.seat),
  );
  return missing.filter(({ seat }) => !table.mine.includes(seat));
}

/** Whether somebody at this device is waited for. */
export const isMissed = ({ chairs, mine }: TableSight): boolean =>
  chairs.some((chair) => chair.taken && !chair.ready && mine.includes(chair.seat));

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The updates that were told on this device: of each table the entry of the last one. */
export class ToldUpdates {
  #told: [table: string, seq: number][];

  constructor(private readonly storage: Storage | null) {
    this.#told = read(storage?.getItem(KEPT) ?? null);
  }

  has(table: string, seq: number): boolean {
    return this.#told.some((told) => told[0] === table && told[1] >= seq);
  }

  note(table: string, seq: number): void {
    const others = this.#told.filter(([other]) => other !== table);
    this.#told = [...others, [table, seq] as [string, number]].slice(-MOST);
    try {
      this.storage?.setItem(KEPT, JSON.stringify(this.#told));
    } catch {
      // A full or forbidden storage only means that it is told once more.
    }
  }
}

function read(kept: string | null): [string, number][] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter(isTold) : [];
  } catch {
    return [];
  }
}

const isTold = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
