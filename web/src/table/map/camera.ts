// The view on the maze: where its origin lies on the screen, and how large a unit is drawn.

export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 0.18;
export const LARGEST = 2.4;
/** A small maze is not blown up beyond this. */
const LARGEST_FIT = 1.35;

/** What is kept free at the edges of the screen. */
export interface Margin {
  top: number;
  other: number;
}

/** All of the bounds in the middle of what the margin leaves of the screen. */
export function fitted(bounds: Bounds, size: Size, margin: Margin): Camera {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = clampScale(
    Math.min(
      Math.max(size.width - 2 * margin.other, 1) / width,
      Math.max(size.height - margin.top - margin.other, 1) / height,
      LARGEST_FIT,
    ),
  );
  return {
    scale,
    x: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: (size.height + margin.top - margin.other) / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** Zoom so that what lies under a point of the screen stays there. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Keep at least a strip of the maze on the screen, however far one drags. */
export function kept(camera: Camera, bounds: Bounds, size: Size, strip = 80): Camera {
  const { scale } = camera;
  return {
    scale,
    x: clamp(camera.x, strip - bounds.right * scale, size.width - strip - bounds.left * scale),
    y: clamp(camera.y, strip - bounds.bottom * scale, size.height - strip - bounds.top * scale),
  };
}

/** Move just so far that a point of the maze is on the screen, inside the margin. */
export function revealing(camera: Camera, point: Point, size: Size, margin: Margin): Camera {
  const on = toScreen(camera, point);
  return panned(
    camera,
    inside(on.x, margin.other, size.width - margin.other) - on.x,
    inside(on.y, margin.top, size.height - margin.other) - on.y,
  );
}

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: camera.x + x * camera.scale,
  y: camera.y + y * camera.scale,
});

export const toMaze = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});

/** Part of the way from one view to another, `t` from 0 to 1, with zooming even to the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** t;
  return { scale, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

const clampScale = (scale: number): number => clamp(scale, SMALLEST, LARGEST);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Like clamp, but the middle if there is no room between the two. */
const inside = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : clamp(value, least, most);
