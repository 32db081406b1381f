import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Trouble } from './api.ts';
import { patiently } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('asks again while a server is being updated, ever more rarely', async () => {
  const ask = vi.fn().mockRejectedValue(new Trouble('being-updated', {}, 503));
  const heard: string[] = [];
  const answer = patiently(ask, ({ key }) => heard.push(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue('the table');
  await vi.advanceTimersByTimeAsync(600);
  await expect(answer).resolves.toBe('the table');
  expect(heard).toEqual(['being-updated', 'being-updated']);
});

it('gives up at once what does not pass by itself', async () => {
  const ask = vi.fn().mockRejectedValue(new Trouble('needs-version', {}, 409));
  const waits = vi.fn();
  await expect(patiently(ask, waits)).rejects.toMatchObject({ key: 'needs-version' });
  expect(waits).not.toHaveBeenCalled();
});

it('does not ask for somebody who has left', async () => {
  const ask = vi.fn().mockRejectedValue(new Trouble('being-updated', {}, 503));
  let gone = false;
  const answer = patiently(
    ask,
    () => undefined,
    () => gone,
  ).catch(({ key }) => key);
  await vi.advanceTimersByTimeAsync(0);
  gone = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe('being-updated');
  expect(ask).toHaveBeenCalledTimes(2);
});
