import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { throwExplained } from '#domain/mfa/explain-refusal.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { identityRefusal } from './identity-refusal.ts';

function explainedRefusal(error: Error) {
  try {
    return throwExplained(error);
  } catch (thrown) {
    return identityRefusal(thrown instanceof Error ? thrown : new Error('nothing was thrown'));
  }
}

test.each([
  [
    'a known error, which gets an explanation and a field',
    new Refusal(403, 'invalid totp token'),
    { field: 'code', text: 'Incorrect code. Enter the code that your app shows now.' },
  ],
  [
    'an error with details, which also shows the text of the proxy',
    new Refusal(429, 'max rate reached: retry-in 0s'),
    {
      text: 'Too many attempts from this address. Wait a minute, then try again.',
      proxyText: 'Proxy: max rate reached: retry-in 0s',
    },
  ],
  [
    'an unknown error, which shows the text of the proxy with a prefix',
    new Refusal(400, 'password is too short'),
    { field: 'password', text: 'Proxy: password is too short' },
  ],
  ['a call that got no answer', new Refusal(0, 'Network request failed'), { text: 'Network request failed' }],
  ['an error from the console', new UserFacingError('Not in time.'), { text: 'Not in time.' }],
])('describes %s', (_title, error, refusal) => {
  expect(explainedRefusal(error)).toEqual(refusal);
});
