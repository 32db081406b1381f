import { expect, test } from 'vitest';
import { framesOf } from './films.svelte.ts';
import { decode, encode, type Frame, type Pose, type Vector } from './frames.ts';
import { Motion } from './motion.ts';
import { firstLevel, restOf } from './quality.ts';
import recorded from './recorded.json';
import { BAG, BOWL, STONES } from './shapes.ts';

const bytes = (hex: string): ArrayBuffer =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    .buffer as ArrayBuffer;

test('frames are read as the referee wrote them', () => {
  for (const { hex, tick, hand, yaw, gripped, colour, clock, bodies } of recorded.frames) {
    const frame = decode(bytes(hex));
    expect(frame.tick).toBe(tick);
    expect(frame.yaw).toBe(yaw);
    expect(frame.gripped ?? 255).toBe(gripped);
    expect(frame.colour ?? 255).toBe(colour);
    expect(frame.clock === null ? 65535 : Math.round(frame.clock * 10)).toBe(clock);
    hand.forEach((part, place) => {
      expect(frame.hand[place]).toBeCloseTo(part, 6);
    });
    expect([...frame.bodies.keys()]).toEqual(bodies.map(({ bit }) => bit));
    for (const { bit, at, turned } of bodies) {
      const pose = frame.bodies.get(bit) as Pose;
      at.forEach((part, place) => {
        expect(pose.at[place]).toBeCloseTo(part, 6);
      });
      turned.forEach((part, place) => {
        expect(pose.turned[place]).toBeCloseTo(part, 6);
      });
    }
  }
});

test('a hand is written as the referee reads it', () => {
  for (const { hex, x, y, z, yaw, grip } of recorded.hands) {
    const written = new Uint8Array(encode({ at: [x, y, z], yaw, grip }));
    expect([...written].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(hex);
  }
});

test('what is no frame is a mistake', () => {
  expect(() => decode(new ArrayBuffer(5))).toThrow('5 bytes');
  expect(() => decode(bytes(`02${'00'.repeat(21)}`))).toThrow('version 2');
  expect(() => decode(bytes(`0100000000000100${'00'.repeat(14)}`))).toThrow('22 bytes');
});

test('a film is its frames, each with its length before it', () => {
  const shots = recorded.frames.map(({ hex }) => [...new Uint8Array(bytes(hex))]);
  const film = Uint8Array.from(
    shots.flatMap((shot) => [shot.length & 255, shot.length >> 8, ...shot]),
  );
  expect(framesOf(film.buffer).map((one) => [...new Uint8Array(one)])).toEqual(shots);
});

const frame = (tick: number, full: boolean, bodies: Record<number, Vector>): Frame => ({
  full,
  grips: false,
  opened: false,
  frozen: false,
  grace: false,
  rebuilt: false,
  tick,
  hand: [tick, 0, 0],
  yaw: 0,
  gripped: null,
  colour: 0,
  clock: null,
  strain: 0,
  bodies: new Map(
    Object.entries(bodies).map(([bit, at]) => [Number(bit), { at, turned: [0, 0, 0, 1] }]),
  ),
});

test('bodies that have not moved stay where they were', () => {
  const motion = new Motion();
  motion.take(frame(0, true, { 0: [1, 0, 0], 1: [2, 0, 0] }), 0);
  motion.take(frame(8, false, { 1: [3, 0, 0] }), 33);
  expect(motion.newest?.bodies.get(0)?.at).toEqual([1, 0, 0]);
  expect(motion.newest?.bodies.get(1)?.at).toEqual([3, 0, 0]);
});

test('a body that a full frame leaves out is in the bag', () => {
  const motion = new Motion();
  motion.take(frame(0, true, { 0: [1, 0, 0], 1: [2, 0, 0] }), 0);
  motion.take(frame(4, true, { 1: [2, 0, 0] }), 17);
  expect(motion.newest?.bodies.has(0)).toBe(false);
});

test('drawing goes evenly, though the line does not', () => {
  const motion = new Motion();
  // Every second frame is held up by 15 ms.
  for (let number = 0; number <= 30; number++)
    motion.take(
      frame(number * 8, number === 0, { 0: [number * 8, 0, 0] }),
      number * (1000 / 30) + (number % 2 ? 15 : 0),
    );
  const drawn = [700, 720, 740, 760].map((now) => motion.at(now)?.bodies.get(0)?.at[0] ?? 0);
  const steps = drawn.slice(1).map((x, place) => x - (drawn[place] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(4.8, 1);
  expect(motion.moves(900)).toBe(true);
  expect(motion.moves(2000)).toBe(false);
  expect(motion.at(2000)?.tick).toBe(240);
});

test('drawing lags a frame behind, and two at most where the line is uneven', () => {
  const lagOf = (rate: number, held = 0): number => {
    const motion = new Motion();
    for (let number = 0; number <= 2 * rate; number++)
      motion.take(
        frame((number * 240) / rate, number === 0, { 0: [0, 0, 0] }),
        number * (1000 / rate) + (number % 3 === 1 ? held : 0),
      );
    let lag = 0;
    while (motion.moves(2000 + lag)) lag += 1;
    return lag;
  };
  expect(lagOf(30)).toBeCloseTo(33, -1);
  expect(lagOf(60)).toBeCloseTo(17, -1);
  expect(lagOf(60, 8)).toBeCloseTo(27, -1);
  expect(lagOf(60, 60)).toBeCloseTo(33, -1);
});

test('a new pull begins its ticks anew', () => {
  const motion = new Motion();
  motion.take(frame(900, true, { 0: [1, 0, 0] }), 0);
  motion.take(frame(0, true, { 0: [5, 0, 0] }), 1000);
  expect(motion.at(5000)?.bodies.get(0)?.at).toEqual([5, 0, 0]);
  expect(motion.memory.length).toBe(2);
});

test('the last seconds can be shown again', () => {
  const motion = new Motion();
  for (let number = 0; number < 300; number++)
    motion.take(frame(number * 4, number === 0, { 0: [number, 0, 0] }), number * 16);
  const [first, last] = [motion.memory[0]?.tick ?? 0, motion.memory.at(-1)?.tick ?? 0];
  expect(last - first).toBeGreaterThanOrEqual(3 * 240);
  expect(last - first).toBeLessThan(4 * 240);
});

test('sizes come from the referee', () => {
  expect(BOWL.rim).toBeGreaterThan(BOWL.floor);
  expect(BAG.distance).toBeGreaterThan(BOWL.radius);
  expect(STONES).toHaveLength(5);
  expect(new Set(STONES.map(({ radius, halfLength }) => radius + halfLength)).size).toBe(5);
});

test('what draws by software, and old phones, begin with little; only software has to rest', () => {
  const swiftshader =
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)';
  expect(firstLevel(swiftshader, false)).toBe('low');
  expect(firstLevel('Adreno (TM) 305', true)).toBe('low');
  expect(firstLevel('Mali-450 MP', true)).toBe('low');
  expect(firstLevel('Adreno (TM) 640', true)).toBe('middle');
  expect(firstLevel('ANGLE (NVIDIA GeForce)', false)).toBe('high');
  expect([swiftshader, 'Adreno (TM) 305', ''].map(restOf)).toEqual([30, 0, 0]);
});
