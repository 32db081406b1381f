import { describe, expect, it } from 'vitest';
import { beside, SIDES } from '../hexes.ts';
import type { Place } from '../plan.svelte.ts';
import {
  APOTHEM,
  around,
  boundsOf,
  centre,
  cornerOf,
  edgeMiddle,
  hexAt,
  nearestInDirection,
  polar,
  RADIUS,
  reach,
  vertex,
} from './geometry.ts';

const PLACES: Place[] = [
  [0, 0],
  [3, -1],
  [-2, 4],
  [-5, -3],
];

describe('hexes on paper', () => {
  it('have east to the right, and north-east up and to the right', () => {
    expect(centre([1, 0])).toEqual({ x: 2 * APOTHEM, y: 0 });
    expect(centre([0, 1]).y).toBeCloseTo(1.5 * RADIUS);
    expect(centre([1, -1]).x).toBeCloseTo(APOTHEM);
    expect(centre([1, -1]).y).toBeCloseTo(-1.5 * RADIUS);
  });

  it('are found again under every point inside them', () => {
    for (const place of PLACES) {
      const { x, y } = centre(place);
      expect(hexAt({ x, y })).toEqual(place);
      for (const side of SIDES) {
        const corner = vertex(side, RADIUS * 0.95);
        expect(hexAt({ x: x + corner.x, y: y + corner.y })).toEqual(place);
        const edge = polar(side, APOTHEM * 1.05);
        expect(hexAt({ x: x + edge.x, y: y + edge.y })).toEqual(beside(place, side));
      }
    }
  });

  it('touch at the middle of an edge, and three of them at a corner', () => {
    const edge = edgeMiddle([0, 0], [1, 0]);
    expect(edge.x).toBeCloseTo(APOTHEM);
    expect(edge.y).toBeCloseTo(0);
    const corner = cornerOf([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(corner.x).toBeCloseTo(vertex(0).x);
    expect(corner.y).toBeCloseTo(vertex(0).y);
  });

  it('have a border of empty hexes, each once', () => {
    expect(around([[0, 0]])).toHaveLength(6);
    const border = around([
      [0, 0],
      [1, 0],
    ]);
    expect(border).toHaveLength(8);
    expect(new Set(border.map(String)).size).toBe(8);
    expect(border.map(String)).not.toContain('1,0');
  });

  it('lie inside their bounds as whole hexes', () => {
    const bounds = boundsOf([[0, 0]], 5);
    expect(bounds).toEqual({
      left: -APOTHEM - 5,
      right: APOTHEM + 5,
      top: -RADIUS - 5,
      bottom: RADIUS + 5,
    });
    const exits = reach([{ at: [0, 0], exits: 0b000001 }]);
    expect(boundsOf(exits).right).toBeCloseTo(3 * APOTHEM);
    expect(boundsOf(exits).left).toBeCloseTo(-APOTHEM);
  });
});

describe('the nearest in a direction', () => {
  const all = around([[0, 0]]).concat([[2, 0]]);
  const points = all.map(centre);
  const from = centre([0, 0]);
  const go = (direction: 'left' | 'right' | 'up' | 'down') =>
    all[nearestInDirection(from, direction, points)];

  it('is straight ahead where something is', () => {
    expect(go('right')).toEqual([1, 0]);
    expect(go('left')).toEqual([-1, 0]);
  });

  it('goes up and down between two hexes', () => {
    expect([
      [0, -1],
      [1, -1],
    ]).toContainEqual(go('up'));
    expect([
      [0, 1],
      [-1, 1],
    ]).toContainEqual(go('down'));
  });

  it('is nothing where nothing lies ahead', () => {
    expect(nearestInDirection(centre([2, 0]), 'right', points)).toBe(-1);
    expect(nearestInDirection(from, 'right', [from])).toBe(-1);
  });

  it('reaches every room of a maze from every other one', () => {
    const maze: Place[] = [[0, 0], ...around([[0, 0]]), [2, 0], [3, -1], [3, -2], [0, 3], [-3, 2]];
    const spots = maze.map(centre);
    const seen = new Set([0]);
    const open = [0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nearestInDirection(spots[at] as { x: number; y: number }, direction, spots);
        if (next >= 0 && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(maze.length);
  });
});
