import { expect, test } from 'vitest';
import { ceremonyError, demandWebauthn } from './obtain.ts';

test('a browser without WebAuthn gets the specified sentence', () => {
  expect(() => demandWebauthn()).toThrow(
    'this browser does not support Webauthn required for hardware tokens, please try the latest version of Chrome, Firefox or Safari',
  );
});

// docs/behaviour.md#security-keys "have fixed words"
test.each([
  [new DOMException('denied', 'NotAllowedError'), "wasn't used in time"],
  [new DOMException('other', 'SecurityError'), "don't work at this address"],
  [
    new DOMException('An attempt was made to use an object that is not, or is no longer, usable', 'InvalidStateError'),
    'not registered',
  ],
  [new DOMException('something new', 'UnknownError'), 'something new'],
  [new Error('of ours'), 'of ours'],
  ['no error at all', 'error obtaining credential, please try again'],
])('%s is shown as a sentence', (error, text) => {
  expect(ceremonyError(error).message).toContain(text);
});
