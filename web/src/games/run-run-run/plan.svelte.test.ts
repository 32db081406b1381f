import { beforeEach, describe, expect, it } from 'vitest';
import type { Caution, Preview, RunRunRunComponents, RunRunRunView } from '$protocol';
import type { Director } from '../../table/director.svelte.ts';
import { Refusal, type TableLink } from '../../table/link.svelte.ts';
import { MovePlan } from './plan.svelte.ts';
import recorded from './recorded.json';

const box = recorded.box as unknown as RunRunRunComponents;
const printed = (card: string) => box.rooms.find((room) => room.name === card)?.exits ?? 0;

/** Answers for a server: it knows which moves are legal, and keeps what it is asked to play. */
class FakeLink {
  seq = $state(1);
  seat = $state<number | null>(0);
  view = $state.raw<RunRunRunView | null>(null);
  table = { mine: [0] };
  legal = $state.raw({ seat: 0, seq: 1, moves: [] as string[], asides: [] as string[] });
  played: string[] = [];
  cautions: Caution[] = [];
  why = (_move: string): string => 'no-link';

  get askedSeat(): number | null {
    return this.view?.waiting.find(({ seat }) => this.table.mine.includes(seat))?.seat ?? null;
  }

  async preview(_seat: number, move: string): Promise<Preview> {
    if (!this.legal.moves.includes(move)) throw new Refusal(this.why(move), 'RRR-X-01', {});
    const walked = {
      event: 'cat-walked',
      rule: 'RRR-MOVE-01',
      seat: 0,
      path: [
        [0, 0],
        [1, 0],
      ],
    } as const;
    return {
      type: 'preview',
      ticket: '',
      seq: this.seq,
      move,
      events: [walked] as unknown as Preview['events'],
      cautions: this.cautions,
    };
  }

  async play(_seat: number, move: string): Promise<{ seq: number }> {
    if (move === 'pass') throw new Refusal('may-not-pass', 'RRR-TURN-06', {});
    this.played.push(move);
    return { seq: 2 };
  }

  async hint(): Promise<{ move: string }> {
    return { move: this.legal.moves[1] ?? '' };
  }
}

let link: FakeLink;
let plan: MovePlan;
let director: { busy: boolean; shown: RunRunRunView | null };

function asked(question: string, moves: string[], facts: Record<string, unknown> = {}): void {
  link.view = {
    seat: 0,
    seats: 2,
    turn: 3,
    active: 0,
    waiting: [{ seat: 0, question, rule: 'RRR-TURN-05', facts }],
    maze: [
      { at: [0, 0], card: 'vault', exits: 63, light: '', steps: 0 },
      { at: [1, 0], card: 'R02', exits: 63, light: 'torch', steps: 1 },
    ],
    cats: [],
    foes: [],
    marks: [[0, [5, 5]]],
  } as unknown as RunRunRunView;
  link.legal = { seat: 0, seq: 1, moves, asides: [] };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  link = new FakeLink();
  director = { busy: false, shown: null };
  plan = new MovePlan(link as unknown as TableLink, director as unknown as Director, box);
});

describe('exploring', () => {
  const ROOMS = [
    'explore R01@0,1 r0',
    'explore R01@0,1 r2',
    'explore R01@-1,0 r1 via 0',
    'explore R02@0,1 r0',
    'explore R02@0,1 r0 via 3',
    'fight 1,0',
  ];
  beforeEach(() => asked('action', ROOMS));

  it('offers the hexes of all cards and the foes, until a card is picked', () => {
    expect(plan.targets.map((target) => [target.kind, `${target.at}`])).toEqual([
      ['explore', '0,1'],
      ['explore', '-1,0'],
      ['fight', '1,0'],
    ]);
    plan.pickCard('R02');
    expect(plan.targets.map((target) => `${target.at}`)).toEqual(['0,1']);
    plan.pickCard('R02');
    expect(plan.card).toBeNull();
  });

  it('lays the card out as the server allows it, and walks the way it tells', async () => {
    plan.pickCard('R01');
    plan.pick([0, 1]);
    expect(plan.staged).toBe('explore R01@0,1 r0');
    expect(plan.ghost).toEqual({ card: 'R01', at: [0, 1], exits: printed('R01'), legal: true });
    await settled();
    expect(plan.path).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  it('turns through the legal turns only, but says why another is not legal', async () => {
    plan.pickCard('R01');
    plan.pick([0, 1]);
    plan.turn(1);
    expect(plan.staged).toBe('explore R01@0,1 r2');
    plan.pick([0, 1]);
    expect(plan.staged).toBe('explore R01@0,1 r0');
    plan.turnTo(1);
    await settled();
    expect(plan.ghost?.legal).toBe(false);
    expect(plan.refused?.key).toBe('no-link');
    plan.confirm();
    await settled();
    expect(link.played).toEqual([]);
  });

  it('takes a secret passage only where it must, or when asked', async () => {
    plan.pickCard('R02');
    plan.pick([0, 1]);
    expect(plan.staged).toBe('explore R02@0,1 r0');
    expect(plan.passages).toEqual([[], [3]]);
    plan.lay([3]);
    plan.confirm();
    await settled();
    expect(link.played).toEqual(['explore R02@0,1 r0 via 3']);
    plan.pickCard('R01');
    plan.pick([-1, 0]);
    expect(plan.staged).toBe('explore R01@-1,0 r1 via 0');
  });

  it('starts from a hex as well', () => {
    plan.pick([-1, 0]);
    expect([...plan.usableCards]).toEqual(['R01']);
    plan.pickCard('R01');
    expect(plan.staged).toBe('explore R01@-1,0 r1 via 0');
  });

  it('tells the reason that is not about turning, if there is one', async () => {
    link.why = (move) => (move.includes(' r1') ? 'too-far-for-hand' : 'closes-corridor');
    plan.pickCard('R01');
    plan.pickElsewhere([4, 4]);
    await settled();
    expect(plan.refused?.key).toBe('too-far-for-hand');
    expect(plan.ghost).toMatchObject({ at: [4, 4], legal: false });
  });

  it('says that a tile is in the way without laying a card on it', async () => {
    link.why = () => 'hex-taken';
    plan.pickCard('R01');
    plan.pickElsewhere([1, 0]);
    await settled();
    expect(plan.refused?.key).toBe('hex-taken');
    expect(plan.ghost).toBeNull();
    expect(plan.card).toBe('R01');
  });

  it('says of a hex away from the maze that it is too far, instead of the last reason', async () => {
    plan.pickCard('R01');
    plan.pickElsewhere([4, 4]);
    await settled();
    link.why = () => 'hex-not-beside-maze';
    plan.pickFar([9, 9]);
    await settled();
    expect(plan.refused?.key).toBe('hex-not-beside-maze');
    expect([plan.ghost, plan.card]).toEqual([null, 'R01']);
    plan.pickCard('R01');
    plan.pickFar([9, 9]);
    expect(plan.refused).toBeNull();
  });

  it('asks once more before a move that may be a slip', async () => {
    link.cautions = [{ rule: 'RRR-EXPLORE-14', key: 'seals-maze' }];
    plan.pickCard('R01');
    plan.pick([0, 1]);
    await settled();
    plan.confirm();
    await settled();
    expect(link.played).toEqual([]);
    expect(plan.draft?.warned).toBe(true);
    plan.confirm();
    await settled();
    expect(link.played).toEqual(['explore R01@0,1 r0']);
    expect(plan.draft).toBeNull();
  });

  it('forgets the draft when something else is asked', () => {
    plan.pickCard('R01');
    asked('stride', ['stride R02'], { distance: 4 });
    expect(plan.card).toBeNull();
    plan.pickCard('R02');
    expect(plan.staged).toBe('stride R02');
  });

  it('stages what a bot would do', async () => {
    await plan.hint();
    expect(plan.staged).toBe('explore R01@0,1 r2');
    expect(plan.ghost?.legal).toBe(true);
    expect(plan.draft?.hint).toBe('explore R01@0,1 r2');
  });

  it('fights after picking the room twice', async () => {
    plan.pick([1, 0]);
    expect(plan.staged).toBe('fight 1,0');
    plan.pick([1, 0]);
    await settled();
    expect(link.played).toEqual(['fight 1,0']);
  });
});

describe('other questions', () => {
  it('choose several cards for the dice', async () => {
    asked('commit-cards', ['commit R01', 'commit R02', 'commit R03']);
    plan.pickCard('R01');
    plan.pickCard('R03');
    plan.pickCard('R01');
    expect(plan.chosen).toEqual(['R03']);
    await plan.chooseAll(['commit R03', 'roll']);
    expect(link.played).toEqual(['commit R03', 'roll']);
    expect(plan.chosen).toEqual([]);
  });

  it('take a hint for the dice as a choice of cards', async () => {
    asked('commit-cards', ['commit R01', 'commit R02', 'commit R03']);
    plan.pickCard('R03');
    await plan.hint();
    expect(plan.chosen).toEqual(['R03', 'R02']);
    expect(plan.draft?.hint).toBe('commit R02');
    expect(plan.staged).toBe('');
  });

  it('let go of the first card when a third is offered', () => {
    asked('offer', ['offer', 'offer R01', 'offer R01 R02', 'offer R02 R03']);
    for (const card of ['R01', 'R02', 'R03']) plan.pickCard(card);
    expect(plan.chosen).toEqual(['R02', 'R03']);
  });

  it('put a token to use on the board', async () => {
    asked('token-window', ['hold', 'use torch2', 'teleport torch2 1,0', 'lay 0,0/1,0']);
    expect(plan.targets).toEqual([]);
    plan.pickToken('torch2', 'teleport');
    expect(plan.targets.map((target) => target.kind)).toEqual(['teleport']);
    plan.pickToken('passage', 'lay');
    expect(plan.targets).toMatchObject([{ kind: 'lay', at: [0, 0], other: [1, 0] }]);
    plan.pick([0, 0], [1, 0]);
    expect(plan.staged).toBe('lay 0,0/1,0');
  });

  it('keep what the server refuses', async () => {
    asked('action', ['pass']);
    await plan.choose('pass');
    expect(plan.refused?.key).toBe('may-not-pass');
  });
});

describe('cards that are picked together', () => {
  it('stay picked when somebody touches the board', () => {
    asked('commit-cards', ['commit R01', 'commit R02', 'roll']);
    plan.pickCard('R01');
    plan.pickElsewhere([0, 0]);
    expect(plan.chosen).toEqual(['R01']);
    plan.cancel();
    expect(plan.chosen).toEqual([]);
  });
});

describe('pointing', () => {
  it('is possible at any time, and keeps what is being put together', async () => {
    asked('action', ['fight 1,0', 'pass']);
    plan.stage('pass');
    await settled();
    plan.pointing = 'mark';
    plan.pick([3, 3]);
    await settled();
    expect(link.played).toEqual(['mark 3,3']);
    expect(plan.pointing).toBe(null);
    expect(plan.staged).toBe('pass');
    plan.pointing = 'mark';
    plan.pickElsewhere([5, 5]);
    await settled();
    expect(link.played).toEqual(['mark 3,3', 'unmark 5,5']);
  });

  it('comes before whatever the hex could be picked for', async () => {
    asked('action', ['fight 1,0']);
    plan.pointing = 'mark';
    plan.pick([1, 0]);
    await settled();
    expect(plan.staged).toBe('');
    expect(link.played).toEqual(['mark 1,0']);
  });

  it('tells a plan at once, or with the hex that it is about', async () => {
    asked('action', ['fight 1,0']);
    plan.stage('fight 1,0');
    plan.call('wait');
    plan.call('build');
    expect(plan.pointing).toBe('build');
    plan.pick([3, 3]);
    plan.call('leave');
    plan.pick([1, 0]);
    await settled();
    expect(link.played).toEqual(['call wait', 'call build 3,3', 'call leave 1,0']);
    expect(plan.staged).toBe('fight 1,0');
  });

  it('is given up with Escape', async () => {
    asked('action', ['fight 1,0']);
    plan.pointing = 'mark';
    plan.cancel();
    plan.pick([1, 0]);
    await settled();
    expect(plan.staged).toBe('fight 1,0');
    expect(link.played).toEqual([]);
  });
});

describe('out of turn', () => {
  const NO_MOVES = { seat: -1, seq: -1, moves: [], asides: [] };
  const asksAnother = () => {
    asked('action', []);
    link.view = { ...link.view, waiting: [{ seat: 1 }] } as unknown as RunRunRunView;
    link.legal = NO_MOVES;
  };

  it('offers nothing, but points at a hex for the others', async () => {
    asksAnother();
    expect(plan.targets).toEqual([]);
    plan.pickElsewhere([3, 3]);
    await settled();
    plan.pickElsewhere([5, 5]);
    await settled();
    expect(link.played).toEqual(['mark 3,3', 'unmark 5,5']);
  });

  it('points at nothing while my moves are not known yet', async () => {
    asked('action', []);
    link.legal = NO_MOVES;
    plan.pickElsewhere([3, 3]);
    await settled();
    expect(link.played).toEqual([]);
  });

  it('points at nothing while my own turn is still being shown', async () => {
    asked('action', []);
    director.shown = link.view;
    director.busy = true;
    asksAnother();
    plan.pickElsewhere([3, 3]);
    await settled();
    expect(link.played).toEqual([]);
    director.shown = link.view;
    plan.pickElsewhere([3, 3]);
    await settled();
    expect(link.played).toEqual(['mark 3,3']);
  });

  it('offers nothing while something is still being shown', () => {
    director.busy = true;
    asked('action', ['fight 1,0']);
    expect(plan.targets).toEqual([]);
  });
});
