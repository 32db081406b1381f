// What the board and the hand agree on: the move that is being put together on this device.

import type { Pointing } from './calls.ts';

export type Place = [number, number];

/** A hex or an edge that can be picked now, and what picking it would mean. */
export interface Target {
  at: Place;
  /** For edges (a passage, the Exit Door): the hex on the other side. */
  other?: Place;
  kind: 'explore' | 'fight' | 'step' | 'route' | 'wake' | 'teleport' | 'lay' | 'open' | 'triangle';
  /** The move's words, for screen readers and tooltips. */
  label: string;
  /** It is what the plan would do now. */
  chosen?: boolean;
}

/** A room that is not placed yet, drawn where it would go. */
export interface Ghost {
  card: string;
  at: Place;
  exits: number;
  /** Whether the server allows it like this; if not, the hand says why. */
  legal: boolean;
}

/** What the board draws of the plan, and what it tells the plan. The hand fills it in. */
export interface Plan {
  readonly targets: Target[];
  readonly ghost: Ghost | null;
  /** The next hex that is picked is one that the others should keep for me, or hear of. */
  pointing: Pointing;
  /** The hex that is chosen for the move, if it needs one. */
  readonly at: Place | null;
  /** The way that the cat would walk, or the foe be sent. */
  readonly path: Place[];
  /** Triangles that the move would form. */
  readonly corners: Place[][];
  pick(at: Place, other?: Place): void;
  /** A hex that is no target was picked: the hand asks the server why not. */
  pickElsewhere(at: Place): void;
  turn(by: 1 | -1): void;
  confirm(): void;
  cancel(): void;
}
