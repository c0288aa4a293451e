import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { refusedBy } from './refused.ts';

test.each([
  [403, 'bad or expired token', 'link'],
  [403, 'invalid token', 'link'],
  [400, 'expired token', 'link'],
  [400, 'invalid token', 'link'],
  [404, 'user token(0f1e) not found', 'link'],
  [400, 'password is too short, min length is 12', 'password'],
  [400, 'password is too long, max length is 128', 'password'],
  [403, 'invalid totp token', 'code'],
  [400, 'device name cannot be longer than 30 bytes', 'device name'],
  [409, 'MFA device with name "phone" already exists', 'device name'],
  [404, 'the registration challenge is unknown or ran out', 'all'],
  [400, 'missing second factor', 'all'],
  [403, 'local auth disabled', 'all'],
  [403, 'access denied', 'all'],
  [429, 'max rate reached: retry-in 0s', 'all'],
  [500, 'rpc error: code = Unknown', 'all'],
  [0, 'Network request failed', 'all'],
])('%i %j is about the %s', (status, message, at) => {
  expect(refusedBy(new Refusal(status, message)).at).toBe(at);
});

test.each([
  [429, 'max rate reached: retry-in 0s', 'Wait a minute, then try again.'],
  [403, 'access denied', 'Reload it and begin again.'],
  [403, 'invalid totp token', 'Type the next one'],
  [0, 'Network request failed', 'Network request failed'],
])('%i %j is told with what to do', (status, message, words) => {
  expect(refusedBy(new Refusal(status, message)).text).toContain(words);
});

test('what the browser said is told as it is', () => {
  expect(refusedBy(new Error('The key was not used in time.'))).toEqual({
    at: 'all',
    text: 'The key was not used in time.',
  });
});
