import { expect, test } from 'vitest';
import { codeAnswer, keyAnswer, offersIn } from './stream-challenge.ts';

const publicKey = { challenge: 'q83v', rpId: 'proxy.example.com' };

test('a challenge to keys is handed on with all that it may hold', () => {
  const whole = {
    ...publicKey,
    timeout: 300_000,
    userVerification: 'discouraged',
    allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
    extensions: { appid: 'https://proxy.example.com' },
  };
  expect(offersIn({ webauthn_challenge: { publicKey: whole }, totp_challenge: false })).toEqual({
    key: { publicKey: whole },
    code: false,
  });
});

test('a code is offered only by a plain yes', () => {
  expect(offersIn({ webauthn_challenge: null, totp_challenge: true })).toEqual({ key: undefined, code: true });
  expect(offersIn({ webauthn_challenge: { publicKey }, totp_challenge: true }).code).toBe(true);
  expect(offersIn({ totp_challenge: 'yes' }).code).toBe(false);
});

test.each([
  [{}],
  [{ webauthn_challenge: null, totp_challenge: false, sso_challenge: { requestId: 'r' } }],
  [{ webauthn_challenge: {} }],
  [{ webauthn_challenge: { publicKey: { challenge: 'AAEC' } } }],
  [{ webauthn_challenge: { publicKey: { rpId: 'example.com' } } }],
  [{ webauthn_challenge: { publicKey: { challenge: 7, rpId: 'example.com' } } }],
  [{ webauthn_challenge: 'yes' }],
])('%j offers nothing', (challenge) => {
  expect(offersIn(challenge)).toEqual({ key: undefined, code: false });
});

test('what cannot be read of a challenge is left out of it', () => {
  const odd = {
    ...publicKey,
    timeout: 'long',
    userVerification: 'maybe',
    allowCredentials: [{ id: 7 }, null, { id: 'AQIDBA==', type: 'something' }],
    extensions: { appid: 1 },
  };
  expect(offersIn({ webauthn_challenge: { publicKey: odd } }).key).toEqual({
    publicKey: { ...publicKey, allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }] },
  });
});

test('a key answers in both forms at once, and never with single sign-on', () => {
  const response = { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw', userHandle: '' };
  const assertion = { id: 'a', rawId: 'a', type: 'public-key' as const, response };
  expect(keyAnswer(assertion)).toEqual({ ...assertion, webauthn_response: assertion });
});

test.each(['123 456', '\ufeff123-456\u00a0'])('sends the code %j alone, as six digits', (code) => {
  expect(codeAnswer(code)).toEqual({ totp_code: '123456' });
});
