import { afterEach, expect, test, vi } from 'vitest';
import { toCeremonyError, requireWebauthn, obtainAssertion } from './obtain-assertion.ts';
import { browserWith, buffer, untilAborted } from './test-browser.ts';

const { signal: neverAborted } = new AbortController();
const challenge = { publicKey: { challenge: 'AAEC', rpId: 'example.com' } };

const assertion = (userHandle: ArrayBuffer | null = null, appid?: boolean) => ({
  id: '-__-',
  rawId: buffer(251, 255, 254),
  type: 'public-key',
  response: { authenticatorData: buffer(1), clientDataJSON: buffer(2), signature: buffer(3), userHandle },
  getClientExtensionResults: () => (appid === undefined ? {} : { appid }),
});

afterEach(() => void vi.unstubAllGlobals());

test('a browser without WebAuthn causes the fixed error message', () => {
  expect(() => requireWebauthn()).toThrow(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
  );
});

test('decodes a challenge in standard base64 for the browser, and does not change other options', async () => {
  const { requested } = browserWith('get', () => assertion());
  await obtainAssertion({
    publicKey: {
      challenge: '+/8=',
      rpId: 'proxy.example.com',
      allowCredentials: [{ type: 'public-key', id: 'AQIDBA==' }],
      userVerification: 'discouraged',
      timeout: 300_000,
      extensions: { appid: 'https://example.com' },
    },
  });
  expect(requested()).toEqual({
    challenge: buffer(251, 255),
    rpId: 'proxy.example.com',
    allowCredentials: [{ type: 'public-key', id: buffer(1, 2, 3, 4) }],
    userVerification: 'discouraged',
    timeout: 300_000,
    extensions: { appid: 'https://example.com' },
  });
});

test.each([
  ['base64url', '-_8'],
  ['base64 without padding', '+/8'],
])('decodes a challenge in %s', async (_, text) => {
  const { requested } = browserWith('get', () => assertion());
  await obtainAssertion({ publicKey: { challenge: text, rpId: 'example.com' } });
  expect(requested()).toMatchObject({ challenge: buffer(251, 255) });
});

test('a passwordless challenge has no credentials for the browser', async () => {
  const { requested } = browserWith('get', () => assertion());
  await obtainAssertion({ publicKey: { challenge: 'AAEC', rpId: 'example.com', userVerification: 'required' } });
  expect(requested()).toMatchObject({ allowCredentials: undefined, userVerification: 'required' });
});

test('returns base64url without padding, and an empty user handle if the key has none', async () => {
  browserWith('get', () => assertion());
  expect(await obtainAssertion(challenge, { signal: neverAborted })).toEqual({
    id: '-__-',
    rawId: '-__-',
    type: 'public-key',
    extensions: { appid: false },
    response: { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw', userHandle: '' },
  });
});

test('returns the user handle of a passkey, and the extension of an old key', async () => {
  browserWith('get', () => assertion(buffer(255), true));
  expect(await obtainAssertion(challenge)).toMatchObject({
    extensions: { appid: true },
    response: { userHandle: '_w' },
  });
});

test('a challenge that is not base64 causes an error message', async () => {
  browserWith('get', () => assertion());
  await expect(obtainAssertion({ publicKey: { challenge: '!', rpId: 'example.com' } })).rejects.toThrow(
    "The proxy's request to the security key can't be read.",
  );
});

test('an abort cancels its own request but not a later request', async () => {
  const [firstController, second] = [new AbortController(), new AbortController()];
  browserWith('get', () => assertion());
  await obtainAssertion(challenge, { signal: firstController.signal });
  const { isAborted } = browserWith('get', untilAborted);
  const laterRequest = obtainAssertion(challenge, { signal: second.signal });
  firstController.abort();
  expect(isAborted()).toBe(false);
  second.abort();
  await expect(laterRequest).rejects.toThrow('the request was canceled');
});

test('does not open a prompt for a request that is aborted already', async () => {
  const { requested } = browserWith('get', () => assertion());
  await expect(obtainAssertion(challenge, { signal: AbortSignal.abort() })).rejects.toThrow('the request was canceled');
  expect(requested()).toBeUndefined();
});

test('rejects an answer that arrives after the abort', async () => {
  const controller = new AbortController();
  browserWith('get', () => {
    controller.abort();
    return assertion();
  });
  await expect(obtainAssertion(challenge, { signal: controller.signal })).rejects.toThrow('the request was canceled');
});

// docs/behaviour.md#security-keys "Failures in the browser have fixed"
test.each([
  [new DOMException('denied', 'NotAllowedError'), "wasn't used in time"],
  [new DOMException('other', 'SecurityError'), "don't work at this address"],
  [
    new DOMException('An attempt was made to use an object that is not, or is no longer, usable', 'InvalidStateError'),
    'not registered',
  ],
  [new DOMException('something new', 'UnknownError'), 'error obtaining credential, please try again'],
])('explains the browser error %s in a sentence', async (error, text) => {
  browserWith('get', () => {
    throw error;
  });
  await expect(obtainAssertion(challenge)).rejects.toThrow(text);
});

test('a browser that returns no credential causes the fixed error message', async () => {
  browserWith('get', () => null);
  await expect(obtainAssertion(challenge)).rejects.toThrow('error obtaining credential, please try again');
});

test('a thrown string causes the fixed error message', () => {
  expect(toCeremonyError('no error').message).toBe('error obtaining credential, please try again');
});
