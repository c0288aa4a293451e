import { expect, test } from 'vitest';
import { isSessionInvalid, matchesSignOutMark, signOutMarkOf } from './pending-sign-out.ts';

const session = { accessToken: '5f0c1a2b'.repeat(8) };

test('a mark tells one session from another and is no bearer', () => {
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
])('with the mark %j in storage the session was left: %s', (mark, answer) => {
  expect(matchesSignOutMark(mark, session)).toBe(answer);
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
])('after a call refused with %d the session is gone: %s', (status, answer) => {
  expect(isSessionInvalid(status)).toBe(answer);
});
