import { describe, expect, it } from 'vitest';
import {
  between,
  fitted,
  kept,
  LARGEST,
  revealing,
  SMALLEST,
  toMaze,
  toScreen,
  zoomAt,
} from './camera.ts';

const SCREEN = { width: 390, height: 500 };
const MARGIN = { top: 40, other: 8 };
const MAZE = { left: -300, right: 900, top: -200, bottom: 700 };

describe('the view on the maze', () => {
  it('fits all of it inside the margins, in the middle', () => {
    const camera = fitted(MAZE, SCREEN, MARGIN);
    const first = toScreen(camera, { x: MAZE.left, y: MAZE.top });
    const last = toScreen(camera, { x: MAZE.right, y: MAZE.bottom });
    expect(first.x).toBeCloseTo(8);
    expect(last.x).toBeCloseTo(382);
    expect(first.y).toBeGreaterThanOrEqual(40);
    expect(first.y - 40).toBeCloseTo(492 - last.y);
  });

  it('does not blow up a small maze, nor shrink a huge one to nothing', () => {
    const small = { left: -50, right: 50, top: -60, bottom: 60 };
    expect(fitted(small, SCREEN, MARGIN).scale).toBeLessThan(1.5);
    const huge = { left: -1e5, right: 1e5, top: -1e5, bottom: 1e5 };
    expect(fitted(huge, SCREEN, MARGIN).scale).toBe(SMALLEST);
  });

  it('keeps what is under the finger there while zooming, up to the limits', () => {
    const camera = fitted(MAZE, SCREEN, MARGIN);
    const finger = { x: 100, y: 200 };
    const under = toMaze(camera, finger);
    const nearer = zoomAt(camera, finger, 1.7);
    expect(nearer.scale).toBeCloseTo(camera.scale * 1.7);
    expect(toScreen(nearer, under).x).toBeCloseTo(finger.x);
    expect(toScreen(nearer, under).y).toBeCloseTo(finger.y);
    const limit = zoomAt(camera, finger, 1000);
    expect(limit.scale).toBe(LARGEST);
    expect(toScreen(limit, under).x).toBeCloseTo(finger.x);
  });

  it('cannot be dragged off the screen', () => {
    const away = kept({ x: 1e5, y: -1e5, scale: 1 }, MAZE, SCREEN);
    expect(toScreen(away, { x: MAZE.left, y: 0 }).x).toBeLessThan(SCREEN.width);
    expect(toScreen(away, { x: 0, y: MAZE.bottom }).y).toBeGreaterThan(0);
  });

  it('moves only as far as it must to show a place', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const margin = { top: 100, other: 50 };
    expect(revealing(camera, { x: 200, y: 200 }, SCREEN, margin)).toEqual(camera);
    expect(revealing(camera, { x: 500, y: 200 }, SCREEN, margin)).toEqual({
      x: -160,
      y: 0,
      scale: 1,
    });
    expect(revealing(camera, { x: 200, y: 20 }, SCREEN, margin)).toEqual({ x: 0, y: 80, scale: 1 });
  });

  it('travels from one view to another', () => {
    const from = { x: 0, y: 10, scale: 0.5 };
    const to = { x: 100, y: 30, scale: 2 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 20, scale: 1 });
  });
});
