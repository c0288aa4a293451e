import { expect, test } from 'vitest';
import { mustSignOutAtProxy, keepsPageOpen, type SessionEnd } from './session-end.ts';

test.each([
  [{ hasUnsavedWork: true, user: 'alice' }, true],
  [{ hasUnsavedWork: true, user: undefined }, false],
  [{ hasUnsavedWork: false, user: 'alice' }, false],
  [{ hasUnsavedWork: false, user: undefined }, false],
])('a page with %j outlives its session: %s', (page, answer) => {
  expect(keepsPageOpen(page)).toBe(answer);
});

test('only a session that was not renewed, or whose user is locked, has still to be ended at the proxy', () => {
  const endings: SessionEnd[] = ['expired', 'unknown', 'locked', 'notRenewed', 'otherTab'];
  expect(endings.filter(mustSignOutAtProxy)).toEqual(['locked', 'notRenewed']);
});
