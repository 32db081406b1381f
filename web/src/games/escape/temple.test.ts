import { describe, expect, it } from 'vitest';
import { openingsOf, type Room, sideTowards, squareAt, standing, Temple } from './temple.ts';
import type { RoomFace, View } from './types.ts';

const face = (room: string, openings: string): RoomFace => ({
  room,
  group: 'base',
  openings: openings.split(' '),
  stairs: room !== 'START',
  cost: '2A',
  gems: [],
  mask: false,
  treasure: false,
});
const faces = new Map(
  [face('START', 'N E S W'), face('B04', 'N S'), face('B05', 'E S')].map((one) => [one.room, one]),
);
const lies = (room: string, x: number, y: number, turn: number) => ({
  room,
  x,
  y,
  turn,
  gems: -1,
  treasure: false,
  torch: false,
});
const temple = (rooms: ReturnType<typeof lies>[]) =>
  new Temple({ rooms } as unknown as View, faces);

describe('the temple on paper', () => {
  it('turns the openings of a tile clockwise', () => {
    const corner = faces.get('B05') as RoomFace;
    expect(openingsOf(corner, 0)).toEqual([false, true, true, false]);
    expect(openingsOf(corner, 1)).toEqual([false, false, true, true]);
    expect(openingsOf(corner, 3)).toEqual([true, true, false, false]);
  });

  it('tells where passages lead', () => {
    const laid = temple([lies('START', 0, 0, 0), lies('B04', 1, 0, 1), lies('B04', 0, -1, 1)]);
    const start = laid.named('START');
    if (!start) throw new Error('no start');
    expect(laid.passage(start, 'E')).toBe('open');
    expect(laid.passage(start, 'N')).toBe('blocked');
    expect(laid.passage(start, 'S')).toBe('dark');
    const east = laid.at({ x: 1, y: 0 });
    expect(east && laid.passage(east, 'N')).toBe('none');
    expect(east?.stairs).toBe(3);
  });

  it('finds squares and sides', () => {
    expect(squareAt({ x: 79, y: -81 })).toEqual({ x: 0, y: -1 });
    expect(sideTowards({ x: 0, y: 0 }, { x: -1, y: 0 })).toBe('W');
    expect(sideTowards({ x: 0, y: 0 }, { x: 2, y: 0 })).toBeNull();
  });

  it('gives every pawn its own place', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const places = standing(count).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(count);
    }
  });

  it('is walked over with arrows, to the nearest room on that side', () => {
    const laid = temple([lies('START', 0, 0, 0), lies('B04', 1, 0, 1), lies('B05', 2, -1, 1)]);
    const next = (name: string, side: 'N' | 'E' | 'S' | 'W') =>
      laid.next(laid.named(name) as Room, side)?.room;
    expect(next('START', 'E')).toBe('B04');
    expect(next('B04', 'N')).toBe('B05');
    expect(next('B05', 'W')).toBe('B04');
    expect(next('START', 'S')).toBeUndefined();
  });
});
