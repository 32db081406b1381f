// Mouse and fingers on the picture, told apart: the first finger is the hand, all others turn the
// view (TOMB-DT-19). With a mouse the left button is the hand, any other button turns the view.

export interface PointerHand {
  /** Whether this device may pull now; if not, everything turns the view. */
  mine(): boolean;
  hover(x: number, y: number): void;
  press(x: number, y: number): void;
  /** Pixels to the right and up. */
  drag(across: number, up: number): void;
  release(): void;
  /** Millimetres. */
  raise(by: number): void;
  /** Pixels to the right and up. */
  orbit(across: number, up: number): void;
  zoom(factor: number): void;
}

/** Two fingers that come so soon after each other are meant together, in milliseconds. */
const TOGETHER = 90;
/** Millimetres that the hand goes up or down for a step of the wheel. */
const WHEEL = 6;

interface Finger {
  x: number;
  y: number;
  /** Leads the hand; the others turn the view. */
  hand: boolean;
}

export const pointers = (hand: PointerHand) => (canvas: HTMLElement) => {
  const fingers = new Map<number, Finger>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const place = (event: PointerEvent | WheelEvent) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    canvas.setPointerCapture(event.pointerId);
    const { x, y } = place(event);
    const leads = hand.mine() && event.button === 0 && fingers.size === 0;
    const finger = { x, y, hand: leads };
    fingers.set(event.pointerId, finger);
    if (leads && event.pointerType === 'touch')
      waiting = setTimeout(() => {
        waiting = undefined;
        hand.press(finger.x, finger.y);
      }, TOGETHER);
    else if (leads) hand.press(x, y);
    else if (waiting !== undefined) {
      // The first finger was no hand after all.
      clearTimeout(waiting);
      waiting = undefined;
      for (const other of fingers.values()) other.hand = false;
    }
  }

  function moved(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    const { x, y } = place(event);
    if (!finger) {
      if (hand.mine() && event.pointerType !== 'touch') hand.hover(x, y);
      return;
    }
    const [across, up] = [x - finger.x, finger.y - y];
    const spread = distance(fingers);
    finger.x = x;
    finger.y = y;
    if (finger.hand) {
      if (waiting === undefined) hand.drag(across, up);
      return;
    }
    const views = [...fingers.values()].filter((one) => !one.hand).length;
    hand.orbit(across / views, -up / views);
    const now = distance(fingers);
    if (views > 1 && spread > 0 && now > 0) hand.zoom(now / spread);
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger?.hand) return;
    if (waiting !== undefined) {
      // A tap: the hand comes there, and waits above.
      clearTimeout(waiting);
      waiting = undefined;
      hand.press(finger.x, finger.y);
      hand.release();
      hand.hover(finger.x, finger.y);
      return;
    }
    hand.release();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const steps = -Math.sign(event.deltaY);
    if (hand.mine() && !event.shiftKey && !event.ctrlKey) hand.raise(steps * WHEEL);
    else hand.zoom(steps > 0 ? 1.08 : 1 / 1.08);
  }

  const stay = (event: Event) => event.preventDefault();
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', moved);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', up);
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('contextmenu', stay);
  return () => {
    clearTimeout(waiting);
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', moved);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', up);
    canvas.removeEventListener('wheel', wheel);
    canvas.removeEventListener('contextmenu', stay);
  };
};

/** Between the first two fingers. */
function distance(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
