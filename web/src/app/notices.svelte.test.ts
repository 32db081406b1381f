import { beforeEach, expect, it, vi } from 'vitest';
import { Notices } from './notices.svelte.ts';

const page = {};
const dialog = {};
let notices: Notices;
const texts = (place: object) => notices.at(place).map((notice) => notice.text);

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
  notices.open(page);
});

it('are shown in the dialog that is open, and on the page when it is closed', () => {
  const close = notices.open(dialog);
  notices.tell('copied');
  expect([texts(page), texts(dialog)]).toEqual([[], ['copied']]);
  close();
  expect([texts(page), texts(dialog)]).toEqual([['copied'], []]);
});

it('are told once, and go after a while', () => {
  notices.tell('copied');
  notices.tell('copied');
  expect(texts(page)).toEqual(['copied']);
  vi.advanceTimersByTime(7000);
  expect(texts(page)).toEqual([]);
});
