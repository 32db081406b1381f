import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '$protocol';
import { lengthOf, SOUNDS, type SoundName } from './sounds.ts';

const settings = { liking: { sound: true } };
vi.mock('./settings.svelte.ts', () => ({ settings }));
const { play, soundOf } = await import('./sound.ts');

const names = Object.keys(SOUNDS) as SoundName[];
const gesture = { hasBeenActive: true };
vi.stubGlobal('navigator', { userActivation: gesture });

/** Stands for anything that WebAudio makes, and counts what was started. */
let started = 0;
let opened = 0;
let clock = 0;
const node = (): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => (name === 'start' ? () => started++ : (..._args: unknown[]) => node()),
      set: () => true,
    },
  );
class Oscillator {
  frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  type = 'sine';
  connect() {}
  stop() {}
  start() {
    started++;
  }
}
vi.stubGlobal('OscillatorNode', Oscillator);
vi.stubGlobal(
  'AudioContext',
  class {
    state = 'running';
    sampleRate = 100;
    destination = {};
    createGain = () => ({ gain: node(), connect: () => undefined });
    createBiquadFilter = () => ({ frequency: node(), Q: {}, connect: () => undefined });
    createWaveShaper = () => ({ connect: () => undefined });
    createOscillator = () => new Oscillator();
    createBuffer = () => ({ getChannelData: () => [] });
    createBufferSource = () => node();
    constructor() {
      opened++;
    }
    get currentTime() {
      return clock;
    }
  },
);

beforeEach(() => {
  started = 0;
  clock += 10;
  settings.liking.sound = true;
  gesture.hasBeenActive = true;
});

test('nothing is opened before a gesture, or against the wish', () => {
  gesture.hasBeenActive = false;
  play('room');
  gesture.hasBeenActive = true;
  settings.liking.sound = false;
  play('room');
  expect([opened, started]).toEqual([0, 0]);
});

test('a sound starts all its layers, on one output', () => {
  play('room');
  expect(started).toBe(SOUNDS.room.length);
  play('dice');
  expect(started).toBe(SOUNDS.room.length + SOUNDS.dice.length);
  expect(opened).toBe(1);
});

test('the same sound at the same moment is heard once', () => {
  play('card');
  play('card');
  expect(started).toBe(SOUNDS.card.length);
  clock += 0.1;
  play('card');
  expect(started).toBe(2 * SOUNDS.card.length);
});

test('a sound is over before the next thing happens', () => {
  for (const name of names) expect(lengthOf(name), name).toBeLessThan(1.6);
});

test('no layer swells longer than it sounds', () => {
  for (const name of names) {
    for (const layer of SOUNDS[name]) {
      if ('swell' in layer) expect(layer.swell, name).toBeLessThan(layer.for);
    }
  }
});

test('events are heard, or not, by their kind', () => {
  const heard = (event: string) => soundOf({ event } as GameEvent);
  expect(heard('room-placed')).toBe('room');
  expect(heard('boss-appeared')).toBe('horn');
  expect(heard('symbol-resolved')).toBeNull();
});
