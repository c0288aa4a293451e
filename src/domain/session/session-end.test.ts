import { expect, test } from 'vitest';
import { mustSignOutAtProxy, keepsPageOpen, type SessionEnd } from './session-end.ts';

test.each([
  [{ hasUnsavedWork: true, user: 'alice' }, true],
  [{ hasUnsavedWork: true, user: undefined }, false],
  [{ hasUnsavedWork: false, user: 'alice' }, false],
  [{ hasUnsavedWork: false, user: undefined }, false],
])('a page with %j stays open after its session: %s', (page, staysOpen) => {
  expect(keepsPageOpen(page)).toBe(staysOpen);
});

test('the console ends a session at the proxy after a failed renewal or a lock, but not if it ended elsewhere', () => {
  const endings: SessionEnd[] = ['expired', 'unknown', 'locked', 'notRenewed', 'otherTab'];
  expect(endings.filter(mustSignOutAtProxy)).toEqual(['locked', 'notRenewed']);
});
