import { expect, test } from 'vitest';
import { isOverAnyway, isParted, partingMark } from './pending-sign-out.ts';

const session = { accessToken: '5f0c1a2b'.repeat(8) };

test('a mark tells one session from another and is no bearer', () => {
  expect(partingMark(session)).toBe('5f0c1a2b');
});

test.each([
  ['5f0c1a2b', true],
  [partingMark({ accessToken: `5f0c1a2b${'0'.repeat(56)}` }), true],
  ['5f0c1a2c', false],
  ['5f0c1a2', false],
  [session.accessToken, false],
  ['', false],
  [null, false],
])('with the mark %j in storage the session was left: %s', (mark, answer) => {
  expect(isParted(mark, session)).toBe(answer);
});

test.each([
  [403, true],
  [0, false],
  [400, false],
  [404, false],
  [429, false],
  [500, false],
  [502, false],
  [504, false],
])('a sign-out refused with %d has nothing left to end: %s', (status, answer) => {
  expect(isOverAnyway(status)).toBe(answer);
});
