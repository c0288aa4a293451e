import { expect, test } from 'vitest';
import { isSessionInvalid, matchesSignOutMark, signOutMarkOf } from './pending-sign-out.ts';

const session = { accessToken: '5f0c1a2b'.repeat(8) };

test('a mark contains only the first characters of the bearer token', () => {
  expect(signOutMarkOf(session)).toBe('5f0c1a2b');
});

test.each([
  ['5f0c1a2b', true],
  [signOutMarkOf({ accessToken: `5f0c1a2b${'0'.repeat(56)}` }), true],
  ['5f0c1a2c', false],
  ['5f0c1a2', false],
  [session.accessToken, false],
  ['', false],
  [null, false],
])('the mark %j in storage belongs to the session: %s', (mark, isMatch) => {
  expect(matchesSignOutMark(mark, session)).toBe(isMatch);
});

test.each([
  [401, true],
  [403, true],
  [0, false],
  [400, false],
  [404, false],
  [429, false],
  [500, false],
  [502, false],
  [504, false],
])('status %d means that the session is invalid: %s', (status, isInvalid) => {
  expect(isSessionInvalid(status)).toBe(isInvalid);
});
