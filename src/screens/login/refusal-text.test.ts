import { UserFacingError } from '#lib/user-facing-error.ts';
import { expect, test } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { signInRefusalText } from './refusal-text.ts';

test.each([
  [403, 'invalid credentials', "Couldn't sign you in. Check what you entered, then try again."],
  [500, 'no auth server', "Couldn't sign you in. Try again."],
  [429, 'max rate reached: retry-in 0s', 'Too many attempts from this address. Wait a minute, then try again.'],
])("explains %i %j and shows the proxy's text separately", (status, message, text) => {
  expect(signInRefusalText(new Refusal(status, message))).toEqual({ text, proxyText: `Proxy: ${message}` });
});

test("asks to reload a page with an outdated CSRF token and hides the proxy's text", () => {
  expect(signInRefusalText(new Refusal(403, 'access denied'))).toEqual({
    text: 'This page is out of date. Reload it and try again.',
  });
});

test.each([new Refusal(0, 'Network request failed'), new UserFacingError('Not in time.')])(
  'shows "%s" without marking it as the proxy\'s text',
  (error) => {
    expect(signInRefusalText(error)).toEqual({ text: error.message });
  },
);
