import { expect, test } from 'vitest';
import { chaptersOf, matching, partsOf } from './rulebooks.ts';

const BOOK = {
  language: 'en',
  title: 'A game',
  chapters: { TURN: 'Your turn', MOVE: 'Walking' },
  rules: {
    'AG-TURN-01': 'Take one action (AG-MOVE-01).',
    'AG-TURN-02': 'House rule `pinned` changes this.',
    'AG-MOVE-01': 'Walk as far as your card carries you.',
  },
};

test('rules stand in their chapters, in order', () => {
  const chapters = chaptersOf(BOOK);
  expect(chapters.map((chapter) => chapter.title)).toEqual(['Your turn', 'Walking']);
  expect(chapters[0]?.rules.map((rule) => rule.id)).toEqual(['AG-TURN-01', 'AG-TURN-02']);
});

test('a search finds words in any order, IDs and chapter titles', () => {
  const found = (wanted: string) =>
    matching(chaptersOf(BOOK), wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  expect(found('card WALK')).toEqual(['AG-MOVE-01']);
  expect(found('turn-02')).toEqual(['AG-TURN-02']);
  expect(found('your turn')).toEqual(['AG-TURN-01', 'AG-TURN-02']);
  expect(found('dragon')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

test('a rule that names another is cut at the name, if there is such a rule', () => {
  expect(partsOf(BOOK.rules['AG-TURN-01'], BOOK.rules)).toEqual([
    { text: 'Take one action (', rule: '', code: false },
    { text: 'AG-MOVE-01', rule: 'AG-MOVE-01', code: false },
    { text: ').', rule: '', code: false },
  ]);
  expect(partsOf(BOOK.rules['AG-TURN-02'], BOOK.rules)[1]).toEqual({
    text: 'pinned',
    rule: '',
    code: true,
  });
  expect(partsOf('See AG-GONE-09.', BOOK.rules).map((part) => part.rule)).toEqual(['', '', '']);
});
