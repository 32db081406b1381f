import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.svelte.ts';

describe('wishes kept on the device', () => {
  it('let no dice join by themselves unless that was asked for (ESC-RT-29)', () => {
    expect(readWishes(null).join).toBe(false);
    expect(readWishes('{"join":true}').join).toBe(true);
    expect(readWishes('{"join":"yes"}').join).toBe(false);
  });

  it('begin with a group that has not played yet (ESC-SETUP-17)', () => {
    expect(readWishes(null).played).toBe(false);
    expect(readWishes('{"played":true,"music":7}')).toMatchObject({ played: true, music: 1 });
    expect(readWishes('not json').played).toBe(false);
  });
});
