import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { isLinkDead, refusedBy } from './refused.ts';

test.each([
  [403, 'bad or expired token', true],
  [403, 'invalid token', true],
  [400, 'expired token', true],
  [400, 'invalid token', true],
  [404, 'user token(0f1e) not found', true],
  [403, 'invalid totp token', false],
  [404, 'the registration challenge is unknown or ran out', false],
  [400, 'missing second factor', false],
  [403, 'local auth disabled', false],
])('%i %j is of a dead link: %s', (status, message, isDead) => {
  expect(isLinkDead(new Refusal(status, message))).toBe(isDead);
});

test.each([
  [429, 'max rate reached: retry-in 0s', { text: expect.stringContaining('Wait a minute, then try again.') }],
  [403, 'access denied', { text: expect.stringContaining('Reload it and begin again.') }],
  [403, 'invalid totp token', { field: 'code', text: expect.stringContaining('Type the next one') }],
  [400, 'password is too short', { field: 'password', text: 'password is too short' }],
  [0, 'Network request failed', { text: 'Network request failed' }],
])('%i %j is said with what to do, at its field', (status, message, refusal) => {
  expect(refusedBy(new Refusal(status, message))).toEqual(refusal);
});

test('what the browser said is said as it is, of the whole form', () => {
  expect(refusedBy(new Error('The key was not used in time.'))).toEqual({ text: 'The key was not used in time.' });
});
