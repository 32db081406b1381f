import { expect, it } from 'vitest';
import { HEARD, TOLD } from './heard.ts';

/** Heard by whoever does it, and by nobody else. */
const OWN = ['room-entered', 'room-placed'];

it('writes down whatever everybody hears', () => {
  const heard = Object.keys(HEARD).filter((event) => !OWN.includes(event));
  expect(heard.filter((event) => !TOLD.has(event))).toEqual([]);
});

it('lets everybody hear that all dice are free, whoever freed them', () => {
  expect(HEARD.healed).toBe(HEARD['fate-helped']);
});
