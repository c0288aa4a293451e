import { expect, test } from 'vitest';
import { attestationAnswer, creationOptions } from './registration.ts';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

const asked = {
  challenge: '+/8=',
  rp: { name: 'Acme', id: 'proxy.example.com' },
  user: { name: 'alice', displayName: 'Alice', id: '/w==' },
  pubKeyCredParams: [
    { type: 'public-key' as const, alg: -7 },
    { type: 'public-key' as const, alg: -257 },
  ],
};

test('challenge, user and known keys in standard base64 become bytes; the rest is handed on as it is', () => {
  const options = creationOptions({
    publicKey: {
      ...asked,
      authenticatorSelection: { requireResidentKey: true, userVerification: 'required' },
      timeout: 300_000,
      excludeCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
      attestation: 'direct',
    },
  });
  expect(options).toEqual({
    challenge: new Uint8Array([251, 255]),
    rp: { name: 'Acme', id: 'proxy.example.com' },
    user: { name: 'alice', displayName: 'Alice', id: new Uint8Array([255]) },
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { requireResidentKey: true, userVerification: 'required' },
    timeout: 300_000,
    excludeCredentials: [{ type: 'public-key', id: new Uint8Array([1, 2, 3, 4]) }],
    attestation: 'direct',
  });
});

test('what the proxy leaves out is left out', () => {
  expect(Object.keys(creationOptions({ publicKey: asked }))).toEqual(['challenge', 'rp', 'user', 'pubKeyCredParams']);
});

test.each([
  ['base64url', '-_8', '_w'],
  ['base64 without padding', '+/8', '/w'],
])('a challenge in %s is read as well', (_alphabet, challenge, id) => {
  const options = creationOptions({ publicKey: { ...asked, challenge, user: { ...asked.user, id } } });
  expect(options.challenge).toEqual(new Uint8Array([251, 255]));
  expect(options.user.id).toEqual(new Uint8Array([255]));
});

test.each([
  ['challenge', { challenge: '!' }],
  ['user', { user: { ...asked.user, id: '!' } }],
  ['known key', { excludeCredentials: [{ type: 'public-key' as const, id: '!' }] }],
])('a %s that is no base64 is refused with a sentence', (_field, change) => {
  expect(() => creationOptions({ publicKey: { ...asked, ...change } })).toThrow('This text is not base64.');
});

test.each([
  [{ credProps: true }, { credProps: true }],
  [{ appid: 'https://proxy.example.com' }, undefined],
  [{ appid: 'https://proxy.example.com', credProps: false }, { credProps: false }],
])('of the extensions %j the browser is asked %j', (extensions, handed) => {
  expect(creationOptions({ publicKey: { ...asked, extensions } }).extensions).toEqual(handed);
});

const created = (results: AuthenticationExtensionsClientOutputs = {}) => ({
  rawId: bytes(251, 255, 254),
  response: { attestationObject: bytes(255), clientDataJSON: bytes(2) },
  getClientExtensionResults: () => results,
});

test('the answer is base64url without padding', () => {
  expect(attestationAnswer(created())).toEqual({
    id: '-__-',
    rawId: '-__-',
    type: 'public-key',
    extensions: { appid: false },
    response: { attestationObject: '_w', clientDataJSON: 'Ag' },
  });
});

test.each([
  [{ credProps: { rk: true } }, { appid: false, credProps: { rk: true } }],
  [{ credProps: { rk: false } }, { appid: false, credProps: { rk: false } }],
  [{ credProps: {} }, { appid: false }],
])('of the results %j the proxy learns %j', (results, extensions) => {
  expect(attestationAnswer(created(results)).extensions).toEqual(extensions);
});
