import { afterEach, expect, test, vi } from 'vitest';
import { createCredential, toCreationError } from './create-credential.ts';
import { browserWith, buffer, untilAborted } from './test-browser.ts';

const OPTIONS = {
  challenge: '+/8=',
  rp: { name: 'Acme', id: 'proxy.example.com' },
  user: { name: 'alice', displayName: 'Alice', id: '/w==' },
  pubKeyCredParams: [
    { type: 'public-key' as const, alg: -7 },
    { type: 'public-key' as const, alg: -257 },
  ],
};

const credential = (results: AuthenticationExtensionsClientOutputs = {}) => ({
  id: '-__-',
  rawId: buffer(251, 255, 254),
  type: 'public-key',
  response: { attestationObject: buffer(255), clientDataJSON: buffer(2) },
  getClientExtensionResults: () => results,
});

afterEach(() => void vi.unstubAllGlobals());

// docs/behaviour.md#security-keys "Failures in the browser have fixed"
test('a browser without WebAuthn causes the fixed error message', async () => {
  await expect(createCredential({ publicKey: OPTIONS })).rejects.toThrow(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
  );
});

test('decodes challenge, user ID and known keys for the browser, and does not change other options', async () => {
  const { requested } = browserWith('create', () => credential());
  await createCredential({
    publicKey: {
      ...OPTIONS,
      authenticatorSelection: { requireResidentKey: true, userVerification: 'required' },
      timeout: 300_000,
      excludeCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
      attestation: 'direct',
    },
  });
  expect(requested()).toEqual({
    ...OPTIONS,
    challenge: buffer(251, 255),
    user: { name: 'alice', displayName: 'Alice', id: buffer(255) },
    authenticatorSelection: { requireResidentKey: true, userVerification: 'required' },
    timeout: 300_000,
    excludeCredentials: [{ type: 'public-key', id: buffer(1, 2, 3, 4) }],
    attestation: 'direct',
    extensions: {},
  });
});

test.each([
  [{ credProps: true }, { credProps: true }],
  [{ appid: 'https://proxy.example.com' }, {}],
  [{ appid: 'https://proxy.example.com', credProps: false }, { credProps: false }],
])('of the extensions %j, the browser gets %j', async (extensions, expectedExtensions) => {
  const { requested } = browserWith('create', () => credential());
  await createCredential({ publicKey: { ...OPTIONS, extensions } });
  expect(requested()).toMatchObject({ extensions: expectedExtensions });
});

test.each([
  ['challenge', { challenge: '!' }],
  ['user', { user: { ...OPTIONS.user, id: '!' } }],
  ['known key', { excludeCredentials: [{ type: 'public-key' as const, id: '!' }] }],
])('a %s that is not base64 causes an error message', async (_field, change) => {
  browserWith('create', () => credential());
  await expect(createCredential({ publicKey: { ...OPTIONS, ...change } })).rejects.toThrow(
    "The proxy's request to the security key can't be read.",
  );
});

test('returns base64url without padding, and only fields that the proxy knows', async () => {
  browserWith('create', () => credential());
  expect(await createCredential({ publicKey: OPTIONS })).toEqual({
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
])('of the extension results %j, the proxy gets %j', async (results, extensions) => {
  browserWith('create', () => credential(results));
  expect((await createCredential({ publicKey: OPTIONS })).extensions).toEqual(extensions);
});

test('rejects when the request is aborted', async () => {
  browserWith('create', untilAborted);
  const controller = new AbortController();
  const request = createCredential({ publicKey: OPTIONS }, controller.signal);
  controller.abort();
  await expect(request).rejects.toThrow('the request was canceled');
});

// docs/behaviour.md#security-keys "Failures in the browser have fixed"
test.each([
  [new DOMException('denied', 'NotAllowedError'), "wasn't used in time, or the request was canceled"],
  [new DOMException('one of these', 'InvalidStateError'), 'already registered for your account'],
  [new DOMException('no room', 'ConstraintError'), "can't hold a passkey"],
  [new DOMException('no alg', 'NotSupportedError'), 'any type of signature that the proxy accepts'],
  [new DOMException('other', 'SecurityError'), "can't be registered at this address"],
  [new DOMException('something new', 'UnknownError'), 'error creating credential, please try again'],
])('explains the browser error %s in a sentence', async (error, text) => {
  browserWith('create', () => {
    throw error;
  });
  await expect(createCredential({ publicKey: OPTIONS })).rejects.toThrow(text);
});

test('a browser that creates no credential causes the fixed error message', async () => {
  browserWith('create', () => null);
  await expect(createCredential({ publicKey: OPTIONS })).rejects.toThrow('error creating credential, please try again');
});

test('a thrown string causes the fixed error message', () => {
  expect(toCreationError('no error').message).toBe('error creating credential, please try again');
});
