import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { originalRefusalOf, throwExplained, refusalMeaning, hasMoreDetail } from './explain-refusal.ts';

test.each([
  [403, 'invalid totp token', 'Incorrect code. Enter the code that your app shows now.'],
  [400, 'previously used totp token', 'This code was already used. Wait until your app shows the next one.'],
  [403, 'MFA response validation failed: unknown key', "The proxy didn't accept this security key. Use another one."],
  [403, 'invalid username or password', 'This is not your current password.'],
  [403, 'invalid Webauthn response', "The proxy didn't accept this security key. Use another one."],
  [
    403,
    'too many incorrect attempts, please try again later',
    'Too many incorrect attempts. Your account is locked for about 20 minutes.',
  ],
  [403, 'second factor must be enabled', 'Multi-factor authentication is turned off in this cluster.'],
  [500, 'rpc error: code = Unknown', "The proxy didn't accept this security key. Use another one."],
  [429, 'max rate reached: retry-in 0s', 'Too many attempts from this address. Wait a minute, then try again.'],
  [0, 'Network request failed', undefined],
  [409, 'MFA device with name "x" already exists', undefined],
])('explains the status %i with "%s" as: %s', (status, message, sentence) => {
  expect(refusalMeaning({ status, message })).toBe(sentence);
});

const thrownFor = (error: Error): unknown => {
  try {
    return throwExplained(error);
  } catch (thrown) {
    return thrown;
  }
};

test('an explained refusal keeps the status and has the original refusal as its cause', () => {
  const refusal = new Refusal(403, 'invalid totp token');
  const thrown = thrownFor(refusal);
  expect(thrown).toMatchObject({ status: 403, message: expect.stringContaining('Incorrect code.') });
  expect(thrown instanceof Error && originalRefusalOf(thrown)).toBe(refusal);
});

test('throws other errors unchanged', () => {
  const unexplainedRefusal = new Refusal(409, 'already exists');
  expect(thrownFor(unexplainedRefusal)).toBe(unexplainedRefusal);
  expect(originalRefusalOf(unexplainedRefusal)).toBeUndefined();
  const ownError = new Error('not a refusal');
  expect(thrownFor(ownError)).toBe(ownError);
});

test.each([
  [403, 'invalid totp token', false],
  [500, 'rpc error: code = Unknown', true],
  [429, 'max rate reached', true],
])('the text of %i "%s" may have more detail than its explanation: %s', (status, message, hasMore) => {
  expect(hasMoreDetail(new Refusal(status, message))).toBe(hasMore);
});
