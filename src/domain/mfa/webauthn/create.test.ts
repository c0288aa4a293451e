import { expect, test } from 'vitest';
import { createCredential, creationError } from './create.ts';

// docs/behaviour.md#security-keys "have fixed words"
test('a browser without WebAuthn gets the specified sentence', async () => {
  const challenge = {
    publicKey: {
      challenge: 'AAEC',
      rp: { name: 'Acme', id: 'example.com' },
      user: { name: 'alice', displayName: 'alice', id: 'AA==' },
      pubKeyCredParams: [],
    },
  };
  await expect(createCredential(challenge)).rejects.toThrow(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
  );
});

// docs/behaviour.md#security-keys "have fixed words"
test.each([
  [new DOMException('denied', 'NotAllowedError'), "wasn't used in time, or the request was canceled"],
  [new DOMException('one of these', 'InvalidStateError'), 'already registered for your account'],
  [new DOMException('other', 'SecurityError'), "can't be registered at this address"],
  [new DOMException('no room', 'ConstraintError'), "can't hold a passkey"],
  [new DOMException('no alg', 'NotSupportedError'), 'any type of signature that the proxy accepts'],
  [new DOMException('something new', 'UnknownError'), 'something new'],
  [new Error('of ours'), 'of ours'],
  ['no error at all', 'error creating credential, please try again'],
])('%s is shown as a sentence', (error, text) => {
  expect(creationError(error).message).toContain(text);
});
