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

test('only a session that was not renewed, or whose user is locked, has still to be ended at the proxy', () => {
  const endings: Ending[] = ['expired', 'unknown', 'locked', 'notRenewed', 'otherTab'];
  expect(endings.filter(mustEndAtProxy)).toEqual(['locked', 'notRenewed']);
});
