import { describe, expect, it } from 'vitest';
import { read, rollOf } from './notation.ts';

describe('a command is read into its parts', () => {
  it.each([
    ['roll 1 2 5', { verb: 'roll', dice: [1, 2, 5] }],
    ['enter N 1 4', { verb: 'enter', name: 'N', dice: [1, 4] }],
    ['commit g2 1 3 +2key', { verb: 'commit', gems: 2, dice: [1, 3], tiles: ['2key'] }],
    ['commit 1', { verb: 'commit', gems: 0, dice: [1] }],
    ['gift 2 to 1', { verb: 'gift', dice: [2], seat: 1 }],
    ['unlock 4 for 0', { verb: 'unlock', dice: [4], seat: 0 }],
    ['vote fate yes', { verb: 'vote', name: 'fate', more: ['yes'] }],
    ['use passage B01 B04', { verb: 'use', name: 'passage', more: ['B01', 'B04'] }],
    ['lift 2torch 1', { verb: 'lift', name: '2torch', dice: [1] }],
    ['choose 3', { verb: 'choose', seat: 3 }],
    ['propose adopt 2', { verb: 'propose', name: 'adopt', seat: 2, dice: [] }],
    ['propose fate', { verb: 'propose', name: 'fate', seat: -1 }],
    ['power 40', { verb: 'power', name: '40', dice: [] }],
    ['ready', { verb: 'ready', name: '', dice: [] }],
  ])('%s', (text, parts) => {
    expect(read(text)).toMatchObject({ text, ...parts });
  });

  it('and a roll is written', () => {
    expect(rollOf([1, 3])).toBe('roll 1 3');
  });
});
