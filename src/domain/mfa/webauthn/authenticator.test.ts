import { expect, test } from 'vitest';
import { secretOf } from './authenticator.ts';

test.each([
  ['otpauth://totp/one:alice?secret=JBSWY3DPEHPK3PXP&issuer=one&algorithm=SHA1&digits=6&period=30', 'JBSWY3DPEHPK3PXP'],
  ['otpauth://totp/one:alice?issuer=one&secret=jbswy3dp%3D%3D', 'JBSWY3DP=='],
])('%j holds %j', (address, secret) => {
  expect(secretOf(address)).toBe(secret);
});

test.each([
  'otpauth://totp/one:alice?issuer=one',
  'otpauth://totp/one:alice?secret=',
  'otpauth://totp/one:alice?secret=not%20base32',
  'https://example.com/?secret=JBSWY3DPEHPK3PXP',
  'JBSWY3DPEHPK3PXP',
  '',
])('%j holds no secret', (address) => {
  expect(secretOf(address)).toBeUndefined();
});
