import { expect, test } from 'vitest';
import { roomiest } from './fingers.ts';
import type { Pose, Vector } from './frames.ts';
import { Grasp } from './grasp.ts';
import { BOWL, HAND } from './shapes.ts';

const LOOK = { right: [1, 0, 0] as Vector, away: [0, 1, 0] as Vector, scale: 0.5 };
const STONE: Vector = [10, 5, 40];
const nowhere = () => null;

function wait(grasp: Grasp, seconds: number, gripped: number | null = null): void {
  for (let step = 0; step < seconds * 50; step++) grasp.step(20, () => STONE, gripped);
}

test('hovering stays clear of the heap', () => {
  const grasp = new Grasp();
  grasp.hover([0, 0, 10]);
  wait(grasp, 2);
  const { at, grip } = grasp.wish;
  expect(at[2]).toBeGreaterThan(BOWL.rim);
  expect(grip).toBe(false);
});

test('fingers that are in each other’s way try another turn', () => {
  const grasp = new Grasp();
  grasp.press([10, 5, 50], { stone: 3, yaw: 30 });
  wait(grasp, 5);
  expect(grasp.wish.yaw).not.toBe(30);
});

test('a press on a wanted stone goes above it, then down to it, and grips', () => {
  const grasp = new Grasp();
  grasp.press([10, 5, 50], { stone: 3, yaw: 30 });
  let aside = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 80; step++) {
    grasp.step(20, () => STONE, null);
    const [x, y, z] = grasp.wish.at;
    aside = Math.hypot(x - STONE[0], y - STONE[1]);
    if (aside > 6) expect(z).toBeGreaterThanOrEqual(BOWL.rim);
  }
  expect(grasp.wish.at[2]).toBeCloseTo(STONE[2], 1);
  expect(grasp.wish.grip).toBe(true);
});

test('what is gripped goes up and aside with the finger', () => {
  const grasp = new Grasp();
  grasp.press([10, 5, 50], { stone: 3, yaw: 30 });
  wait(grasp, 3);
  wait(grasp, 0.1, 3);
  grasp.drag(40, 100, LOOK);
  wait(grasp, 1, 3);
  expect(grasp.wish.at[0]).toBeCloseTo(30, 0);
  expect(grasp.wish.at[2]).toBeCloseTo(90, 0);
  grasp.release();
  expect(grasp.wish.grip).toBe(false);
});

test('a press beside it pushes along the board and never grips', () => {
  const grasp = new Grasp();
  grasp.press([-20, 0, 45], null);
  wait(grasp, 1);
  grasp.drag(40, 0, LOOK);
  wait(grasp, 1);
  expect(grasp.wish.grip).toBe(false);
  expect(grasp.wish.at[0]).toBeCloseTo(0, 0);
  expect(grasp.wish.at[2]).toBeLessThan(45);
});

test('a stone that is gone is not reached for', () => {
  const grasp = new Grasp();
  grasp.press([10, 5, 50], { stone: 3, yaw: 30 });
  grasp.step(20, nowhere, null);
  expect(grasp.doing).toBe('aiming');
});

test('the hand keeps inside its workspace, and never jumps', () => {
  const grasp = new Grasp();
  grasp.hover([4000, 0, 9000]);
  let before = grasp.wish.at;
  for (let step = 0; step < 200; step++) {
    grasp.step(20, nowhere, null);
    const { at } = grasp.wish;
    expect(Math.hypot(...at.map((part, place) => part - (before[place] ?? 0)))).toBeLessThan(10);
    before = at;
  }
  expect(Math.hypot(before[0], before[1])).toBeLessThanOrEqual(HAND.reach + 0.1);
  expect(before[2]).toBeLessThanOrEqual(HAND.height);
});

test('keys move, turn and close the hand', () => {
  const grasp = new Grasp();
  grasp.nudge([10, 0, 0]);
  wait(grasp, 1);
  grasp.turn(-15);
  grasp.close();
  expect(grasp.wish).toMatchObject({ grip: true, yaw: 345 });
  expect(grasp.wish.at[0]).toBeCloseTo(10, 0);
});

test('wheel and slider raise and lower', () => {
  const grasp = new Grasp();
  grasp.press([0, 0, 60], null);
  wait(grasp, 2);
  const before = grasp.wish.at[2];
  grasp.raise(25);
  wait(grasp, 1);
  expect(grasp.wish.at[2] - before).toBeCloseTo(25, 0);
});

const lying = (at: Vector): Pose => ({ at, turned: [0, 0, 0, 1] });

test('fingers find room beside the rim, and between neighbours', () => {
  // By the rim on the left: one finger before the stone and one behind it.
  expect(roomiest(0, new Map([[0, lying([-42, 0, 44])]]))).toBe(90);
  const row = new Map([
    [0, lying([0, 0, 40])],
    [1, lying([0, 25, 40])],
    [2, lying([0, -25, 40])],
  ]);
  expect(roomiest(0, row)).toBe(0);
});

test('fingers keep away from the sceptre', () => {
  const bodies = new Map([
    [0, lying([0, 0, 40])],
    [20, lying([0, 19, 10])],
  ]);
  const turn = roomiest(0, bodies);
  expect(Math.abs(turn - 90)).toBeGreaterThan(45);
});

test('whoever lifts or lets go before anything is held is hasty, until a stone is', () => {
  const grasp = new Grasp();
  grasp.press([10, 5, 50], { stone: 3, yaw: 0 });
  grasp.drag(0, 5, LOOK);
  expect(grasp.haste).toBeNull(); // a finger that trembles
  grasp.drag(0, 20, LOOK);
  expect(grasp.haste).toBe('lifts');
  grasp.release();
  expect(grasp.haste).toBe('lets-go');
  grasp.press([10, 5, 50], { stone: 3, yaw: 0 });
  expect(grasp.haste).toBeNull();
  grasp.drag(0, 20, LOOK);
  wait(grasp, 1, 3);
  expect(grasp.haste).toBeNull();
  grasp.release();
  expect(grasp.haste).toBeNull();
});
