import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each([
  ['/', { page: 'home' }],
  ['/new/run-run-run', { page: 'new', game: 'run-run-run' }],
  ['/join', { page: 'join', code: '' }],
  ['/join/K7QF', { page: 'join', code: 'K7QF' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/t/abc/', { page: 'table', id: 'abc' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/replays', { page: 'replays' }],
  ['/rules/run-run-run', { page: 'rules', game: 'run-run-run', rule: '' }],
  ['/rules/run-run-run/RRR-TURN-08', { page: 'rules', game: 'run-run-run', rule: 'RRR-TURN-08' }],
  ['/settings', { page: 'settings' }],
  ['/about', { page: 'about' }],
  ['/t/a%20b', { page: 'table', id: 'a b' }],
  ['/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(['/t', '/new', '/t/a/b', '/rules', '/settings/x', '/rules/a/b/c/d', '/nowhere'])(
  '%s is no page',
  (path) => {
    expect(routeOf(path)).toEqual({ page: 'unknown' });
  },
);
