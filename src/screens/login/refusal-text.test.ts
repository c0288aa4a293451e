import { UserFacingError } from '#lib/user-facing-error.ts';
import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { signInRefusalText } from './refusal-text.ts';

test.each([
  [403, 'invalid credentials', "Couldn't sign you in. Check what you entered, then try again."],
  [500, 'no auth server', "Couldn't sign you in. Try again."],
  [429, 'max rate reached: retry-in 0s', 'Too many attempts from this address. Wait a minute, then try again.'],
])('%i %j is explained, and the text of the proxy follows apart', (status, message, text) => {
  expect(signInRefusalText(new Refusal(status, message))).toEqual({ text, proxyText: `Proxy: ${message}` });
});

test('a page with an old proof is to be reloaded, whatever the proxy says', () => {
  expect(signInRefusalText(new Refusal(403, 'access denied'))).toEqual({
    text: 'This page is out of date. Reload it and try again.',
  });
});

test.each([new Refusal(0, 'Network request failed'), new UserFacingError('Not in time.')])(
  '%s is not of the proxy',
  (error) => {
    expect(signInRefusalText(error)).toEqual({ text: error.message });
  },
);
