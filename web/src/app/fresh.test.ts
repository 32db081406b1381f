import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFresh } from './fresh.ts';

let page: EventTarget & { visibilityState: string };
let frame: EventTarget;
let stop: () => void;
const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  load.mockClear();
  stop = keepFresh(load);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('loads each minute, but not while nobody can see it', () => {
  vi.advanceTimersByTime(121_000);
  expect(load).toHaveBeenCalledTimes(2);
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(600_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads once when somebody comes back', () => {
  vi.advanceTimersByTime(5000);
  page.dispatchEvent(new Event('visibilitychange'));
  frame.dispatchEvent(new Event('focus'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('stops with the page', () => {
  stop();
  vi.advanceTimersByTime(120_000);
  frame.dispatchEvent(new Event('focus'));
  expect(load).not.toHaveBeenCalled();
});
