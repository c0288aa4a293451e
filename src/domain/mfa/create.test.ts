import { expect, test } from 'vitest';
import { createCredential, creationError } from './create.ts';

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

test.each([
  [new DOMException('denied', 'NotAllowedError'), 'not used in time, or its use was cancelled'],
  [new DOMException('one of these', 'InvalidStateError'), 'registered for your account already'],
  [new DOMException('other', 'SecurityError'), 'not one that keys can be registered for'],
  [new DOMException('no room', 'ConstraintError'), 'cannot hold a passkey'],
  [new DOMException('no alg', 'NotSupportedError'), 'any kind of signature that the proxy accepts'],
  [new DOMException('something new', 'UnknownError'), 'something new'],
  [new Error('of ours'), 'of ours'],
  ['no error at all', 'error creating credential, please try again'],
])('%s is said as a sentence', (error, words) => {
  expect(creationError(error).message).toContain(words);
});
