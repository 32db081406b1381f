// The whole log of a film, each line with the shot in which it happens.
import type { GameScreen, ToldLine } from '../../games/game.ts';
import type { Shot } from './film.svelte.ts';

export interface ScriptLine extends ToldLine {
  number: number;
  shot: number;
}

export function linesOf(
  shots: Shot[],
  screen: Pick<GameScreen, 'tell'>,
  box: unknown,
  nameAt: (seat: number) => string = () => '',
): ScriptLine[] {
  const lines: ScriptLine[] = [];
  shots.forEach(({ events, view }, shot) => {
    events.forEach((event, index) => {
      const line = screen.tell(event, events[index + 1] ?? null, view, box, nameAt);
      if (line) lines.push({ ...line, number: lines.length, shot });
    });
  });
  return lines;
}
