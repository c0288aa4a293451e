import { expect, test } from 'vitest';
import { parseSecret } from './authenticator-secret.ts';

test.each(
  Object.entries({
    'otpauth://totp/one:alice?secret=JBSWY3DPEHPK3PXP&issuer=one&algorithm=SHA1&digits=6&period=30': 'JBSWY3DPEHPK3PXP',
    'otpauth://totp/one:alice?issuer=one&secret=jbswy3dp%3D%3D': 'JBSWY3DP==',
    'otpauth://totp/one:alice?issuer=one': undefined,
    'otpauth://totp/one:alice?secret=': undefined,
    'otpauth://totp/one:alice?secret=not%20base32': undefined,
    'https://example.com/?secret=JBSWY3DPEHPK3PXP': undefined,
    JBSWY3DPEHPK3PXP: undefined,
    '': undefined,
  }),
)('the QR code text %j contains the secret %j', (address, secret) => {
  expect(parseSecret(address)).toBe(secret);
});
