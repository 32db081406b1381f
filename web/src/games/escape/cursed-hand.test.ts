import { beforeEach, describe, expect, it } from 'vitest';
import { CursedHand } from './cursed-hand.ts';

describe('the cursed hand (ESC-PHYS-02)', () => {
  let known: { hand: string; eased: boolean };
  let sent: string[];
  let answers: (() => void)[];
  let hand: CursedHand;

  beforeEach(() => {
    known = { hand: 'off', eased: false };
    sent = [];
    answers = [];
    hand = new CursedHand(
      () => known,
      (command) => {
        sent.push(command);
        return new Promise((resolve) => answers.push(resolve));
      },
    );
  });

  /** The table does what was sent first, tells so, and answers. */
  async function answer(): Promise<void> {
    known = { ...known, hand: sent.at(-answers.length) === 'hand on' ? 'on' : 'off' };
    hand.keep();
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }

  it('is on the head as long as its sign is held', async () => {
    hand.hold(true);
    await answer();
    hand.keep();
    expect(sent).toEqual(['hand on']);
    hand.hold(false);
    await answer();
    expect(sent).toEqual(['hand on', 'hand off']);
  });

  it('does not stay there when it is let go before the table answers', async () => {
    hand.hold(true);
    hand.hold(false);
    expect(sent).toEqual(['hand on', 'hand off']);
    await answer();
    await answer();
    hand.keep();
    expect(sent).toEqual(['hand on', 'hand off']);
  });

  it('is let go on a page that was loaded anew, and left to another one that holds it', async () => {
    known = { ...known, hand: 'on' };
    hand.keep();
    await answer();
    hand.keep();
    known = { ...known, hand: 'on' };
    hand.keep();
    expect(sent).toEqual(['hand off']);
  });

  it('is nothing to hold where it is eased (ESC-PHYS-26), or not cursed', () => {
    known = { hand: 'off', eased: true };
    hand.hold(true);
    known = { hand: '', eased: false };
    hand.hold(true);
    expect(sent).toEqual([]);
    known = { hand: 'off', eased: false };
    hand.keep();
    expect(sent).toEqual([]);
  });
});
