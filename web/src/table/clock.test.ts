import { describe, expect, it } from 'vitest';
import { TableClock } from './clock.ts';

describe('the time of the table', () => {
  let ours = 0;
  const clock = () => {
    ours = 1000;
    return new TableClock(() => ours);
  };

  it('is unknown before anything is told', () => {
    const table = clock();
    expect(table.now).toBeNull();
    expect(table.trip).toBeNull();
  });

  it('is what the server said, and half the way there and back', () => {
    const table = clock();
    ours = 1080;
    table.answered(50_040, 1000);
    expect(table.now).toBe(50_080);
    ours = 2080;
    expect(table.now).toBe(51_080);
    expect(table.trip).toBe(80);
  });

  it('trusts the answer that came fastest', () => {
    const table = clock();
    ours = 1010;
    table.answered(5005, 1000);
    ours = 2300;
    table.answered(6100, 1900);
    expect(table.now).toBe(6300);
    expect(table.trip).toBe(10);
  });

  it('forgets old answers, for clocks drift', () => {
    const table = clock();
    ours = 1001;
    table.answered(5000, 1000);
    for (let asked = 2000; asked < 14_000; asked += 1000) {
      ours = asked + 100;
      table.answered(asked + 9050, asked);
    }
    expect(table.trip).toBe(100);
    expect(table.now).toBe(ours + 9000);
  });

  it('is never before what has happened already', () => {
    const table = clock();
    table.heard(700);
    expect(table.now).toBe(700);
    ours = 1100;
    table.heard(750);
    expect(table.now).toBe(800);
    table.heard(900);
    expect(table.now).toBe(900);
  });

  it('begins anew', () => {
    const table = clock();
    table.heard(700);
    table.forget();
    expect(table.now).toBeNull();
  });
});
