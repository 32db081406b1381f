// A table that is open on this device: the line to it, what is shown of it, and what was told.
import { untrack } from 'svelte';
import type { GameInfo, SeenTable } from '$protocol';
import { get, type Trouble } from '../app/api.ts';
import { gameNamed } from '../app/games.svelte.ts';
import { notices } from '../app/notices.svelte.ts';
import { patiently } from '../app/patience.ts';
import { session } from '../app/session.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { play, soundOf } from '../app/sound.ts';
import { serverSays } from '../app/trouble.ts';
import { catalogue, say, words } from '../app/words.svelte.ts';
import { GAMES, type GameScreen } from '../games/game.ts';
import { Chronicle } from './chronicle.svelte.ts';
import { Director } from './director.svelte.ts';
import { Refusal, TableLink } from './link.svelte.ts';
import { nameAt } from './seats.ts';

const TABLE_WORDS = catalogue(import.meta.glob('../words/table/*.ftl', { query: '?raw' }));

/** Tables that need no lobby: a rematch where nobody else is waited for. */
export const startsAtOnce = new Set<string>();

/** Through whose eyes to begin: a device with several seats waits behind the curtain. */
function firstEyes(mine: readonly number[]): number | null {
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

export class Sitting {
  link: TableLink;
  director: Director;
  chronicle: Chronicle;
  #stop: () => void;

  constructor(
    seen: SeenTable,
    readonly game: GameInfo,
    readonly screen: GameScreen,
    readonly box: unknown,
  ) {
    this.chronicle = new Chronicle(screen, box, (seat) =>
      nameAt(this.link.table?.chairs ?? [], seat),
    );
    this.link = new TableLink(seen.table.id, firstEyes(seen.table.mine), seen.seq);
    this.director = new Director(
      this.link,
      () => settings.motion,
      (happening) => this.chronicle.take(happening),
      (event) => {
        const sound = soundOf(event);
        if (sound) play(sound);
      },
    );
    this.#stop = $effect.root(() => {
      $effect(() => {
        void words.language;
        untrack(() => this.chronicle.retell());
      });
      $effect(() => {
        const update = this.link.table?.update;
        if (update?.dropped) this.chronicle.drop(update.dropped_from, update.dropped_until);
      });
      // Whoever sits down, or gets up, sees with other eyes from then on.
      $effect(() => {
        const mine = this.link.table?.mine;
        const { seat } = this.link;
        if (!mine || mine.length > 1) return;
        if (seat !== firstEyes(mine)) this.link.lookFrom(firstEyes(mine));
      });
    });
  }

  /** Ask for something that may be refused; the refusal is told, with its rule. */
  async wish(wish: Parameters<TableLink['wish']>[0]): Promise<boolean> {
    try {
      await this.link.wish(wish);
      return true;
    } catch (problem) {
      this.tell(problem);
      return false;
    }
  }

  /** Say why something was not done. */
  tell(problem: unknown): void {
    if (problem instanceof Refusal) notices.tell(this.why(problem), 'problem', problem.rule);
    else notices.tell(say('error-internal-error'), 'problem');
  }

  why(refusal: Refusal): string {
    return serverSays(refusal) ?? this.screen.refusal(this.link.view, refusal, this.box);
  }

  close(): void {
    this.#stop();
    this.director.close();
    this.link.close();
  }
}

/** Everything that is needed before a table can be shown; `waits` hears why that takes longer. */
export async function sitDown(
  id: string,
  waits: (why: Trouble) => void,
  gone: () => boolean,
): Promise<Sitting> {
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const seen = await patiently(() => get<SeenTable>(path), waits, gone);
  // The line knows who we are from its beginning, so whoever may sit down is somebody before it.
  if (seen.table.phase === 'lobby') await session.ensure();
  const { game, screen, box } = await loadGame(seen.table.game);
  return new Sitting(seen, game, screen, box);
}

export async function loadGame(
  name: string,
): Promise<{ game: GameInfo; screen: GameScreen; box: unknown }> {
  const load = GAMES[name];
  const [game, loaded, box] = await Promise.all([
    gameNamed(name),
    load?.(),
    get<unknown>(`/api/games/${encodeURIComponent(name)}/box`),
    words.learn(TABLE_WORDS),
  ]);
  if (!game || !loaded) throw new Error(`this client cannot show ${name}`);
  await words.turnTo(loaded.screen.words);
  return { game, screen: loaded.screen, box };
}
