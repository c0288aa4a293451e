import { UserFacingError } from '#lib/user-facing-error.ts';
import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { isLinkInvalid, inviteRefusalOf } from './invite-refusal.ts';

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
])('recognizes whether %i %j means an unusable link: %s', (status, message, isUnusable) => {
  expect(isLinkInvalid(new Refusal(status, message))).toBe(isUnusable);
});

const STEP_FAILED = "Couldn't finish this step. Try again.";

test.each([
  [
    429,
    'max rate reached: retry-in 0s',
    {
      text: 'Too many attempts from this address. Wait a minute, then try again.',
      proxyText: 'Proxy: max rate reached: retry-in 0s',
    },
  ],
  [403, 'access denied', { text: 'This page is out of date. Reload it and try again.' }],
  [403, 'invalid totp token', { field: 'code', text: expect.stringContaining('Enter the next code') }],
  [400, 'password is too short', { field: 'password', text: 'Proxy: password is too short' }],
  [500, 'rpc error: no proof', { text: STEP_FAILED, proxyText: 'Proxy: rpc error: no proof' }],
  [0, 'Network request failed', { text: 'Network request failed' }],
])('explains %i %j and names the field that the user has to correct, if any', (status, message, refusal) => {
  expect(inviteRefusalOf(new Refusal(status, message), STEP_FAILED)).toEqual(refusal);
});

test('assigns an error of the console to no field', () => {
  expect(inviteRefusalOf(new UserFacingError('The key was not used in time.'), STEP_FAILED)).toEqual({
    text: 'The key was not used in time.',
  });
});
