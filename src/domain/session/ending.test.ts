import { expect, test } from 'vitest';
import { mustEndAtProxy, staysOpen, type Ending } from './ending.ts';

test.each([
  [{ isWorkOpen: true, user: 'alice' }, true],
  [{ isWorkOpen: true, user: undefined }, false],
  [{ isWorkOpen: false, user: 'alice' }, false],
  [{ isWorkOpen: false, user: undefined }, false],
])('a page with %j outlives its session: %s', (page, answer) => {
  expect(staysOpen(page)).toBe(answer);
});

test.each<[Ending, boolean]>([
  ['expired', false],
  ['unknown', false],
  ['notRenewed', true],
  ['otherTab', false],
])('a session that ended because: %s, has still to be ended at the proxy: %s', (ending, answer) => {
  expect(mustEndAtProxy(ending)).toBe(answer);
});
