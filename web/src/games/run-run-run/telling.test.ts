import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { GameEvent, RunRunRunComponents, RunRunRunEvent, RunRunRunView } from '$protocol';
import type { Facts } from '../../app/words.svelte.ts';
import recorded from './recorded.json';
import { cautionText, eventLine, eventText, moveText, question, refusalText } from './telling.ts';

const box = recorded.box as unknown as RunRunRunComponents;
const moments = recorded.moments.map((moment) => ({
  ...moment,
  view: moment.view as unknown as RunRunRunView,
  events: moment.events as unknown as GameEvent[],
}));
const anyView = moments.find((moment) => moment.view.seats === 4)?.view ?? null;

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Says messages of a language, and fails where one is missing or lacks a fact. */
function strictly(language: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [
    `../../../../src/mastaba/games/run_run_run/words/${language}.ftl`,
    `../../words/run-run-run/${language}.ftl`,
  ])
    bundle.addResource(new FluentResource(source(path)));
  return (id: string, facts: Facts = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, facts, errors);
    if (errors.length) throw new Error(`${id}: ${errors.join(', ')} in '${text}'`);
    return text;
  };
}

const ids = (family: string): string[] =>
  [
    ...source('../../../../src/mastaba/games/run_run_run/words/en.ftl').matchAll(
      new RegExp(`^${family}-([a-z-]+) =`, 'gm'),
    ),
  ].map((found) => found[1] ?? '');

/** A fact of every name that refusals have. */
const EXAMPLES: Record<string, unknown> = {
  card: 'R17',
  cards: 1,
  cat: 'Mapkin',
  cell: [2, -1],
  cells: [
    [1, 0],
    [1, 1],
  ],
  damage: 3,
  distance: 5,
  foe: 'Howl',
  given: 4,
  keep: 2,
  most: 2,
  passage: 'held',
  question: 'action',
  reach: 5,
  rooms: [[1, 0]],
  seat: 0,
  seats: [0, 1],
  side: 4,
  stock: 1,
  token: 'shield',
  turns: 3,
  verbs: ['explore', 'fight'],
  wanted: 2,
};

describe.each(['en', 'fr', 'pl'])('in %s', (language) => {
  const say = strictly(language);

  it('tells every event', () => {
    const told = new Set<string>();
    for (const { view, events } of moments) {
      for (const event of events) {
        told.add(event.event);
        expect(eventText({ say, view, box }, event)).not.toMatch(/undefined|\{|NaN/);
      }
    }
    // No game of chance draws and spends all 17 tokens.
    const recycled: GameEvent = { event: 'tokens-recycled', rule: 'RRR-SARC-07', count: 3 };
    expect(eventText({ say, view: anyView, box }, recycled)).toContain('3');
    told.add('tokens-recycled');
    expect([...told].sort()).toEqual(ids('event').sort());
  });

  it('asks every question, and tells the others about it', () => {
    const asked = new Set<string>();
    for (const { view, seat } of moments) {
      for (const decision of view.waiting) {
        asked.add(decision.question);
        for (const viewer of [decision.seat, null]) {
          const text = question({ say, view: { ...view, seat: viewer }, box }, decision);
          expect(text).not.toMatch(/undefined|\{|NaN/);
        }
      }
      expect(view.seat).toBe(seat);
    }
    expect([...asked].sort()).toEqual(ids('ask').sort());
  });

  it('words every move', () => {
    const worded = new Set<string>();
    for (const { view, seat, moves } of moments) {
      for (const move of moves) {
        worded.add(move.split(' ')[0] ?? '');
        expect(moveText({ say, view, box }, move, seat)).not.toMatch(/undefined|\{|NaN/);
      }
    }
    expect([...worded].sort()).toEqual(ids('move').sort());
  });

  it('explains every refusal', () => {
    expect(Object.keys(recorded.refusals).sort()).toEqual(ids('refusal').sort());
    for (const [key, names] of Object.entries(recorded.refusals)) {
      const facts = Object.fromEntries(names.map((name) => [name, EXAMPLES[name]]));
      if (key === 'no-such-seat') facts.seats = 2;
      expect(refusalText({ say, view: anyView, box }, key, facts)).not.toMatch(/undefined|\{|NaN/);
    }
  });
});

describe('in English', () => {
  const say = strictly('en');
  const told = { say, view: anyView, box };

  it('names the shape and the symbol of a placed card', () => {
    const view = { ...anyView, cats: [{ seat: 0, cat: 'Ember' }] } as unknown as RunRunRunView;
    const event: GameEvent = {
      event: 'room-placed',
      rule: 'RRR-EXPLORE-02',
      seat: 0,
      card: 'R01',
      at: [0, 1],
      exits: 1,
      links: 2,
    };
    const { symbol } = box.rooms[0] ?? { symbol: '' };
    expect(eventText({ say, view, box }, event)).toMatch(
      new RegExp(
        `^Ember places R01 \\(.*${symbol === 'none' ? '' : symbol}.*\\) at \\(0,1\\), with 2`,
      ),
    );
  });

  it('leaves out what the next line tells as well', () => {
    const halted: GameEvent = {
      event: 'foe-halted',
      rule: 'RRR-MUMMY-11',
      foe: 'Howl',
      at: [1, 0],
    };
    const attacked: GameEvent = {
      event: 'foe-attacked',
      rule: 'RRR-MUMMY-12',
      foe: 'Howl',
      at: [1, 0],
      damage: 1,
      seats: [0],
    };
    expect(eventLine(told, halted, attacked)).toBeNull();
    expect(eventLine(told, halted, null)?.text).toBe('Howl stops at (1,0), where a cat stands.');
    expect(eventLine(told, attacked, null)?.rule).toBe('RRR-MUMMY-12');
  });

  it('lists the faces of a combat roll', () => {
    const rolled: GameEvent = {
      event: 'combat-rolled',
      rule: 'RRR-FIGHT-09',
      seat: 0,
      dice: 4,
      hits: 2,
      abilities: 0,
      hexes: 1,
      footprints: 1,
    };
    expect(eventText(told, rolled)).toMatch(
      /rolls 4 combat dice: 2 hits, one hex and one footprint/,
    );
  });

  it('names whoever takes a cat, and counts seats without a name from 1', () => {
    const taken = { event: 'cat-taken', rule: 'RRR-SETUP-04', seat: 0, cat: 'Ember' } as GameEvent;
    const told = { say, view: null, box };
    expect(eventText({ ...told, nameAt: () => 'Nofret' }, taken)).toMatch(/^Nofret plays Ember/);
    expect(eventText(told, taken)).toMatch(/^seat 1 plays Ember/);
  });

  it('tells which hexes and cards a line is about', () => {
    const placed = moments
      .flatMap(({ events }) => events as RunRunRunEvent[])
      .find((one) => one.event === 'room-placed');
    if (!placed) throw new Error('no room was placed');
    const line = eventLine({ say, view: anyView, box }, placed, null);
    expect(line).toMatchObject({ places: [placed.at], cards: [placed.card] });
  });

  it('says who would be killed by a split, as the server says it', () => {
    const nameOf = (seat: number) =>
      say('cat', {
        seat: seat + 1,
        cat: anyView?.cats.find((cat) => cat.seat === seat)?.cat ?? '',
      });
    const caution = { rule: 'RRR-ATTACK-05', key: 'split-kills', facts: { seats: [0, 2] } };
    expect(cautionText({ say, view: anyView, box }, caution)).toBe(
      say('caution-split-kills', { cats: `${nameOf(0)} and ${nameOf(2)}` }),
    );
  });
});
