import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { explained, explanation } from './explain.ts';

test.each([
  [403, 'invalid totp token', 'This code is wrong. Type the one that your app shows now.'],
  [400, 'previously used totp token', 'This code was used already. Wait until your app shows the next one.'],
  [
    403,
    'MFA response validation failed: unknown key',
    'The proxy did not accept this key. Use another one. (MFA response validation failed: unknown key)',
  ],
  [403, 'invalid username or password', 'This is not your current password.'],
  [403, 'invalid Webauthn response', 'The proxy did not accept this key. Use another one.'],
  [
    403,
    'too many incorrect attempts, please try again later',
    'Too many incorrect attempts. Your account is locked for about 20 minutes.',
  ],
  [403, 'second factor must be enabled', 'This cluster has second factors switched off.'],
  [500, 'rpc error: code = Unknown', 'The proxy did not accept this key. (rpc error: code = Unknown)'],
  [
    429,
    'max rate reached: retry-in 0s',
    'Too many attempts from this address. Wait a minute, then try again. (max rate reached: retry-in 0s)',
  ],
  [0, 'Network request failed', 'Network request failed'],
  [409, 'MFA device with name "x" already exists', 'MFA device with name "x" already exists'],
])('%i "%s" is explained', (status, message, sentence) => {
  expect(explanation({ status, message })).toBe(sentence);
});

test('a refusal keeps its status, and what is no refusal is left alone', () => {
  expect(() => explained(new Refusal(403, 'invalid totp token'))).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => explained(new Error('of ours'))).toThrow('of ours');
});
