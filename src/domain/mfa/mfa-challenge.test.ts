import { expect, test } from 'vitest';
import { mfaMethodsOf, createChallenge } from './mfa-challenge.ts';

const webauthn_challenge = { publicKey: { challenge: 'AAEC', rpId: 'example.com' } };

test.each([
  [{ webauthn_challenge, totp_challenge: true }, '', ['webauthn', 'otp']],
  [{ webauthn_challenge, totp_challenge: true }, 'webauthn', ['webauthn', 'otp']],
  [{ webauthn_challenge, totp_challenge: true }, 'otp', ['otp', 'webauthn']],
  [{ webauthn_challenge, totp_challenge: false }, 'otp', ['webauthn']],
  [{ webauthn_challenge: null, totp_challenge: true }, 'webauthn', ['otp']],
  [{ webauthn_challenge: null, totp_challenge: false }, '', []],
  [{ webauthn_challenge: null, totp_challenge: false, sso_challenge: null }, '', []],
])('the challenge %j with preference "%s" accepts %j', (challenge, preferred, methods) => {
  expect(mfaMethodsOf(challenge, preferred)).toEqual(methods);
});

test.each(['123456', '123 456', ' 123456 ', '\u200b123\u00a0456', '123-456', '１２３４５６'])(
  'sends the code %j as six digits',
  async (code) => {
    const { answer } = createChallenge({ webauthn_challenge: null, totp_challenge: true });
    expect(await answer({ method: 'otp', code })).toEqual({ totp_code: '123456' });
  },
);

test('throws an error if a key answers a challenge that does not include one', async () => {
  const { answer } = createChallenge({ webauthn_challenge: null, totp_challenge: true });
  await expect(answer({ method: 'webauthn' })).rejects.toThrow("didn't ask for a security key");
});
