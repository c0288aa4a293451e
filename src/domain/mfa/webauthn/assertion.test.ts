import { expect, test } from 'vitest';
import { assertionAnswer, assertionOptions } from './assertion.ts';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

const asserted = (userHandle: ArrayBuffer | null, appid?: boolean) => ({
  rawId: bytes(251, 255, 254),
  response: {
    authenticatorData: bytes(1),
    clientDataJSON: bytes(2),
    signature: bytes(3),
    userHandle,
  },
  getClientExtensionResults: () => (appid === undefined ? {} : { appid }),
});

test('a challenge in standard base64 becomes bytes, with what the proxy asked for and nothing else', () => {
  const options = assertionOptions({
    publicKey: {
      challenge: '+/8=',
      rpId: 'proxy.example.com',
      allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
      userVerification: 'discouraged',
      timeout: 300_000,
    },
  });
  expect(options).toEqual({
    challenge: new Uint8Array([251, 255]),
    rpId: 'proxy.example.com',
    allowCredentials: [{ type: 'public-key', id: new Uint8Array([1, 2, 3, 4]) }],
    userVerification: 'discouraged',
    timeout: 300_000,
  });
});

test('a passwordless challenge names no credentials', () => {
  const options = assertionOptions({
    publicKey: { challenge: 'AAEC', rpId: 'example.com', userVerification: 'required' },
  });
  expect(options).not.toHaveProperty('allowCredentials');
  expect(options.userVerification).toBe('required');
});

test('the appid of old keys is handed on', () => {
  const options = assertionOptions({
    publicKey: { challenge: 'AAEC', rpId: 'example.com', extensions: { appid: 'https://example.com' } },
  });
  expect(options.extensions).toEqual({ appid: 'https://example.com' });
});

test('a challenge that is no base64 is refused with a sentence', () => {
  expect(() => assertionOptions({ publicKey: { challenge: '!', rpId: 'example.com' } })).toThrow('not base64');
});

test('the answer is base64url without padding, and an absent user handle is empty', () => {
  expect(assertionAnswer(asserted(null))).toEqual({
    id: '-__-',
    rawId: '-__-',
    type: 'public-key',
    extensions: { appid: false },
    response: { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw', userHandle: '' },
  });
});

test('a passkey says whose it is', () => {
  expect(assertionAnswer(asserted(bytes(255), true))).toMatchObject({
    extensions: { appid: true },
    response: { userHandle: '_w' },
  });
});
