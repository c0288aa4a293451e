import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { throwExplained } from './explain-refusal.ts';
import { refusedFieldOf } from './refused-field.ts';

const asExplained = (refusal: Refusal): unknown => {
  try {
    return throwExplained(refusal);
  } catch (error) {
    return error;
  }
};

test.each([
  [403, 'invalid username or password', 'old'],
  [400, 'password is too short, min length is 6', 'password'],
  [400, 'password is too long, max length is 128', 'password'],
  [403, 'invalid totp token', 'code'],
  [400, 'previously used totp token', 'code'],
  [403, 'invalid username, password or second factor', 'code'],
  [400, 'device name cannot be longer than 30 bytes', 'deviceName'],
  [400, 'device name "totp" is not allowed', 'deviceName'],
  [409, 'MFA device with name "phone" already exists', 'deviceName'],
  [500, 'rpc error: code = Unknown desc = invalid totp token', undefined],
  [403, 'missing second factor', undefined],
  [403, 'MFA response validation failed: unknown key', undefined],
  [400, 'passwordless needs a WebAuthn reply', undefined],
  [429, 'max rate reached: retry-in 0s', undefined],
  [0, 'Network request failed', undefined],
])('the refusal %i %j is about the field %s, with and without its explanation', (status, message, field) => {
  const refusal = new Refusal(status, message);
  expect(refusedFieldOf(refusal)).toBe(field);
  expect(refusedFieldOf(asExplained(refusal))).toBe(field);
});

test('errors that are not refusals are not about any field', () => {
  expect(refusedFieldOf(new Error('invalid totp token'))).toBeUndefined();
});
