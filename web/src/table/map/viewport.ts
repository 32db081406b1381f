// Moves the view on the maze: drag, pinch, wheel, and gentle travel. The whole maze is one layer whose
// transform changes, so panning draws nothing anew.
import {
  type Bounds,
  between,
  type Camera,
  fitted,
  kept,
  type Margin,
  type Point,
  panned,
  revealing,
  type Size,
  toMaze,
  toScreen,
  zoomAt,
} from './camera.ts';

/** A finger may tremble this far and still be a tap. */
const TREMBLE = 8;
const DOUBLE_TAP = 320;
const TRAVEL = 320;
/** The line of words lies at the top. */
const FIT_MARGIN: Margin = { top: 40, other: 8 };
const REVEAL_MARGIN: Margin = { top: 120, other: 64 };

export interface ViewportEars {
  /** Somebody tapped; true if that meant something. */
  tapped(at: Point): boolean;
  /** The wheel over something that turns: true if that took it. */
  wheeled(at: Point, by: 1 | -1): boolean;
  /** The view has come to rest at this scale. */
  settled(scale: number): void;
  calm(): boolean;
  /** The player has moved the view by hand. */
  dragged?(): void;
}

export class Viewport {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  /** The player has chosen a view: leave it alone. */
  moved = false;
  size: Size = { width: 1, height: 1 };
  #bounds: Bounds = { left: -100, right: 100, top: -100, bottom: 100 };
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragging = false;
  #lastTap = { time: 0, at: { x: 0, y: 0 } };
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #turned = 0;
  /** The scale that the maze is drawn sharp at. */
  #sharp = 0;
  #remaking = 0;

  constructor(
    private readonly window: HTMLElement,
    private readonly world: HTMLElement,
    private readonly ears: ViewportEars,
  ) {}

  /** Listen to the player; returns how to stop. */
  open(): () => void {
    const watch = new ResizeObserver(() => this.#resize());
    watch.observe(this.window);
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', this.#down],
      ['pointermove', this.#move],
      ['pointerup', this.#up],
      ['pointercancel', this.#lost],
      ['wheel', this.#wheel],
    ];
    for (const [name, listener] of listeners) {
      this.window.addEventListener(name, listener as EventListener, { passive: false });
    }
    return () => {
      watch.disconnect();
      cancelAnimationFrame(this.#frame);
      cancelAnimationFrame(this.#remaking);
      clearTimeout(this.#rest);
      for (const [name, listener] of listeners) {
        this.window.removeEventListener(name, listener as EventListener);
      }
    };
  }

  /** The maze has grown: show all of it, unless the player looks at something. */
  frameMaze(bounds: Bounds): void {
    const first = this.#bounds.right === 100 && this.#bounds.left === -100;
    this.#bounds = bounds;
    if (!this.moved) this.#go(fitted(bounds, this.size, FIT_MARGIN), first);
  }

  fit(): void {
    this.moved = false;
    this.#go(fitted(this.#bounds, this.size, FIT_MARGIN));
  }

  /** Look at a place from so near; the rest is out of sight until the player looks elsewhere. */
  lookAt(place: Point, scale: number): void {
    this.moved = true;
    const { width, height } = this.size;
    this.#go({ scale, x: width / 2 - place.x * scale, y: height / 2 - place.y * scale });
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.moved = true;
    this.#go(kept(zoomAt(this.camera, at, factor), this.#bounds, this.size));
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.#go(kept(panned(this.camera, dx, dy), this.#bounds, this.size));
  }

  /** Bring a place of the maze onto the screen if it is not there. */
  reveal(point: Point): void {
    const camera = revealing(this.camera, point, this.size, REVEAL_MARGIN);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.#go(camera);
  }

  toMaze(at: Point): Point {
    return toMaze(this.camera, at);
  }

  toScreen(at: Point): Point {
    return toScreen(this.camera, at);
  }

  #resize(): void {
    const { width, height } = this.window.getBoundingClientRect();
    if (!width || !height) return;
    const before = this.size;
    this.size = { width, height };
    if (this.moved) {
      this.#set(panned(this.camera, (width - before.width) / 2, (height - before.height) / 2));
    } else this.#go(fitted(this.#bounds, this.size, FIT_MARGIN), true);
  }

  // --- travelling ---

  #go(to: Camera, atOnce = false): void {
    cancelAnimationFrame(this.#frame);
    if (atOnce || this.ears.calm()) {
      this.#set(to);
      this.#settle();
      return;
    }
    const from = this.camera;
    const begin = performance.now();
    const step = (now: number) => {
      const t = Math.min(Math.max((now - begin) / TRAVEL, 0), 1);
      this.#set(between(from, to, 1 - (1 - t) ** 3));
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#settle();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #set(camera: Camera): void {
    this.camera = camera;
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), 160);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    if (this.camera.scale === this.#sharp) return;
    this.#sharp = this.camera.scale;
    this.ears.settled(this.#sharp);
    // A layer keeps the sharpness it was made with: let go of it for a moment, and it is made anew.
    // It may also fade: known beforehand, that costs no drawing of the whole world.
    this.world.style.willChange = 'auto';
    cancelAnimationFrame(this.#remaking);
    this.#remaking = requestAnimationFrame(() => {
      this.#remaking = requestAnimationFrame(() => {
        this.world.style.willChange = 'transform, opacity';
      });
    });
  }

  // --- fingers and wheels ---

  #at(event: MouseEvent): Point {
    const { left, top } = this.window.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #down = (event: PointerEvent): void => {
    if (event.button > 1 || isControl(event)) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    if (this.#fingers.size === 1) {
      this.#start = this.#at(event);
      this.#dragging = false;
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = this.#at(event);
    if (!this.#dragging) {
      if (this.#fingers.size < 2 && distance(this.#start, now) < TREMBLE) return;
      this.#dragging = true;
      this.moved = true;
      this.ears.dragged?.();
      cancelAnimationFrame(this.#frame);
      for (const finger of this.#fingers.keys()) this.window.setPointerCapture(finger);
    }
    const other = [...this.#fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    let camera = this.camera;
    if (other) {
      const middle = half(now, other);
      const was = half(before, other);
      camera = panned(camera, middle.x - was.x, middle.y - was.y);
      const spread = distance(before, other) || 1;
      camera = zoomAt(camera, middle, distance(now, other) / spread);
    } else camera = panned(camera, now.x - before.x, now.y - before.y);
    this.#set(kept(camera, this.#bounds, this.size));
  };

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size) return;
    if (!this.#dragging && this.#start) this.#tap(this.#at(event));
    else this.#settle();
    this.#start = null;
  };

  #lost = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.#start = null;
  };

  #tap(at: Point): void {
    const now = performance.now();
    const double = now - this.#lastTap.time < DOUBLE_TAP && distance(at, this.#lastTap.at) < 30;
    this.#lastTap = { time: double ? 0 : now, at };
    if (!this.ears.tapped(at) && double) this.fit();
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = this.#at(event);
    // One notch, or as much of a trackpad's trickle, is one turn.
    this.#turned += event.deltaY;
    if (Math.abs(this.#turned) >= 40) {
      const by = this.#turned > 0 ? 1 : -1;
      this.#turned = 0;
      if (this.ears.wheeled(at, by)) return;
    }
    this.moved = true;
    this.ears.dragged?.();
    cancelAnimationFrame(this.#frame);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    const strength = event.ctrlKey ? 0.01 : 0.0016;
    const factor = Math.exp(-event.deltaY * lines * strength);
    this.#set(kept(zoomAt(this.camera, at, factor), this.#bounds, this.size));
  };
}

/** Buttons that lie over the board take their own taps. */
const isControl = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[data-control]') !== null;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const half = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
