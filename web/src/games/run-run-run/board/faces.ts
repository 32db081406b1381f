// What is printed on the Room Cards, as the server's box tells it.
import type { RunRunRunComponents } from '$protocol';

export interface RoomFace {
  /** eye, scarab or ankh; empty for none. */
  symbol: string;
  torch: boolean;
  tomb: boolean;
}

const BLANK: RoomFace = { symbol: '', torch: true, tomb: false };

export type Faces = (card: string) => RoomFace;

export function facesOf(box: RunRunRunComponents): Faces {
  const faces = new Map(
    box.rooms.map(({ name, symbol, torch, tomb }) => [
      name,
      { symbol: symbol === 'none' ? '' : symbol, torch, tomb },
    ]),
  );
  return (card) => faces.get(card) ?? BLANK;
}
