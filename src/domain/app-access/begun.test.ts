import { expect, test } from 'vitest';
import { comingBack, markOf } from './begun.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ONE = markOf(['a.example'], '/x', NOW);
const TWO = markOf(['a.example', 'b.example'], '/x', NOW);

test.each([
  { mark: ONE, fqdn: 'a.example', later: 0, isBegun: true },
  { mark: ONE, fqdn: 'a.example', later: 59_999, isBegun: true },
  { mark: ONE, fqdn: 'a.example', later: 60_000, isBegun: false },
  { mark: ONE, fqdn: 'a.example', later: -1, isBegun: false },
  { mark: ONE, fqdn: 'b.example', later: 0, isBegun: false },
  { mark: TWO, fqdn: 'b.example', later: 0, isBegun: true },
  { mark: null, fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":"a.example","now":1}', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":["a.example"]}', fqdn: 'a.example', later: 0, isBegun: false },
  { mark: '{"hosts":["a.example"],"now":null}', fqdn: 'a.example', later: 0, isBegun: false },
])('$mark lets one come back from $fqdn after $later ms: $isBegun', ({ mark, fqdn, later, isBegun }) => {
  expect(comingBack(mark, fqdn, NOW + later).isBegun).toBe(isBegun);
});

test('the mark is good for each host once, in order', () => {
  const first = comingBack(TWO, 'a.example', NOW);
  expect(first).toEqual({ isBegun: true, page: '/x', left: markOf(['b.example'], '/x', NOW) });
  expect(comingBack(first.left, 'a.example', NOW).isBegun).toBe(false);
  expect(comingBack(first.left, 'b.example', NOW)).toEqual({ isBegun: true, page: '/x', left: '' });
});
