// What every drawing takes, besides its own name.

export interface PictureProps {
  /** Width and height: a number inside a board's SVG, any CSS length elsewhere. */
  size?: number | string | undefined;
  /** What a screen reader says; without it the drawing is decoration. */
  label?: string | undefined;
  /** Where it goes inside another SVG. */
  x?: number | undefined;
  y?: number | undefined;
  class?: string | undefined;
}

/** A figure on the board, or the face beside a name. */
export type Pose = 'pawn' | 'portrait';
