import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOVES as TOMB } from '../generated/cursed-tomb.ts';
import { MOVES } from '../generated/escape.ts';
import { MOVES as RUN } from '../generated/run-run-run.ts';
import { distinct, type Spelling, type Unwritten, wordsOf } from './spelling.ts';

describe('a move is read into its words', () => {
  it.each([
    ['roll 1 2 5', { verb: 'roll', dice: [1, 2, 5] }],
    ['enter N 1 4', { verb: 'enter', side: 'N', dice: [1, 4], tiles: [] }],
    ['commit g2 1 3 +2key', { verb: 'commit', gems: 2, dice: [1, 3], tiles: ['2key'] }],
    ['commit 1', { verb: 'commit', gems: null, dice: [1], tiles: [] }],
    ['gift 2 to 1', { verb: 'gift', dice: [2], seat: 1 }],
    ['vote fate yes', { verb: 'vote', vote: 'fate', answer: 'yes' }],
    ['use passage B01 B04', { verb: 'use', treasure: 'passage', rooms: ['B01', 'B04'] }],
    ['lift 2torch 1', { verb: 'lift', curse: '2torch', dice: [1], tiles: [] }],
    ['propose adopt 2', { verb: 'propose', vote: 'adopt', seat: 2 }],
    ['propose fate', { verb: 'propose', vote: 'fate', seat: null }],
    ['power 40', { verb: 'power', power: 40 }],
    ['ready', { verb: 'ready' }],
  ])('%s', (text, parts) => {
    expect(MOVES.read(text)).toEqual({ text, ...parts });
  });

  it.each([
    ['hit Howl 3', { verb: 'hit', foe: 'Howl', damage: 3 }],
    ['open 2,0/1,-1', { verb: 'open', at: [2, 0], other: [1, -1] }],
    ['trade torch2 1', { verb: 'trade', token: 'torch2', seat: 1, back: null }],
    ['trade torch2 1 shield', { verb: 'trade', token: 'torch2', seat: 1, back: 'shield' }],
    ['offer', { verb: 'offer', cards: [] }],
    ['explore R17@2,-1 r3', { verb: 'explore', card: 'R17', at: [2, -1], turns: 3, passages: [] }],
    [
      'explore R17@2,-1 r3 via 0,4',
      { verb: 'explore', card: 'R17', at: [2, -1], turns: 3, passages: [0, 4] },
    ],
  ])('of any game: %s', (text, parts) => {
    expect(RUN.read(text)).toEqual({ text, ...parts });
  });

  it.each(['dig B01', 'constructor', 'gift 2 at 1', 'gift 2', 'ready now', ''])(
    'but for %j, of which only the text is known',
    (text) => {
      expect(MOVES.read(text)).toEqual({ verb: '', text });
    },
  );

  it('and asked for a word that another verb has', () => {
    expect(wordsOf(MOVES.read('enter N 1 4')).side).toBe('N');
    expect(wordsOf(MOVES.read('pass')).side).toBeUndefined();
  });
});

it('keeps the moves of some verbs in their order', () => {
  const moves = ['enter N 1', 'roll 1', 'dig B01', 'enter S 2'].map(MOVES.read);
  expect(MOVES.of(moves, 'enter').map(({ side }) => side)).toEqual(['N', 'S']);
  expect(distinct(MOVES.of(moves, 'enter', 'roll'), ({ verb }) => verb)).toEqual(['enter', 'roll']);
});

/** What was played in some games, as the server has written it down. */
function played(game: string): string[] {
  const folder = '../tests/fixtures/edition-1/logs';
  const files = readdirSync(folder).filter((file) => file.startsWith(game));
  const lines = files
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n').slice(1));
  const texts = lines.map((line) => (JSON.parse(line) as { move?: string }).move ?? '');
  return [...new Set(texts)].filter((text) => text && text !== 'tick');
}

/** A text, read and written back; empty where its verb is not known. */
function again<M extends { verb: string; text: string }>(moves: Spelling<M>, text: string): string {
  const move = moves.read(text);
  return move.verb === '' ? '' : moves.write(move as unknown as Unwritten<M>);
}

it.each([
  ['escape', (text: string) => again(MOVES, text)],
  ['tomb', (text: string) => again(TOMB, text)],
  ['run', (text: string) => again(RUN, text)],
])('reads and writes whatever was played: %s', (game, twice) => {
  const texts = played(game);
  expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBeGreaterThan(15);
  expect(texts.filter((text) => twice(text) !== text)).toEqual([]);
});
