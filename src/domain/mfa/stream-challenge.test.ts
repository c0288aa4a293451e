import { expect, test } from 'vitest';
import { codeAnswer, keyAnswer, parseStreamChallenge } from './stream-challenge.ts';

const publicKey = { challenge: 'q83v', rpId: 'proxy.example.com' };

test('keeps all options of a key challenge', () => {
  const allOptions = {
    ...publicKey,
    timeout: 300_000,
    userVerification: 'discouraged',
    allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
    extensions: { appid: 'https://proxy.example.com' },
  };
  expect(parseStreamChallenge({ webauthn_challenge: { publicKey: allOptions }, totp_challenge: false })).toEqual({
    keyOptions: { publicKey: allOptions },
    acceptsCode: false,
  });
});

test('accepts a code only if `totp_challenge` is true', () => {
  expect(parseStreamChallenge({ webauthn_challenge: null, totp_challenge: true })).toEqual({
    keyOptions: undefined,
    acceptsCode: true,
  });
  expect(parseStreamChallenge({ webauthn_challenge: { publicKey }, totp_challenge: true }).acceptsCode).toBe(true);
  expect(parseStreamChallenge({ totp_challenge: 'yes' }).acceptsCode).toBe(false);
});

test.each([
  [{}],
  [{ webauthn_challenge: null, totp_challenge: false, sso_challenge: { requestId: 'r' } }],
  [{ webauthn_challenge: {} }],
  [{ webauthn_challenge: { publicKey: { challenge: 'AAEC' } } }],
  [{ webauthn_challenge: { publicKey: { rpId: 'example.com' } } }],
  [{ webauthn_challenge: { publicKey: { challenge: 7, rpId: 'example.com' } } }],
  [{ webauthn_challenge: 'yes' }],
])('the challenge %j accepts no method', (challenge) => {
  expect(parseStreamChallenge(challenge)).toEqual({ keyOptions: undefined, acceptsCode: false });
});

test('omits invalid options of a key challenge', () => {
  const malformedOptions = {
    ...publicKey,
    timeout: 'long',
    userVerification: 'maybe',
    allowCredentials: [{ id: 7 }, null, { id: 'AQIDBA==', type: 'something' }],
    extensions: { appid: 1 },
  };
  expect(parseStreamChallenge({ webauthn_challenge: { publicKey: malformedOptions } }).keyOptions).toEqual({
    publicKey: { ...publicKey, allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }] },
  });
});

test('sends the answer of a key in both formats', () => {
  const response = { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw', userHandle: '' };
  const assertion = { id: 'a', rawId: 'a', type: 'public-key' as const, response };
  expect(keyAnswer(assertion)).toEqual({ ...assertion, webauthn_response: assertion });
});

test.each(['123 456', '\ufeff123-456\u00a0'])('sends the code %j as six digits', (code) => {
  expect(codeAnswer(code)).toEqual({ totp_code: '123456' });
});
