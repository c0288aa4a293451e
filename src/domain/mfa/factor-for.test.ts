import { expect, test } from 'vitest';
import type { SecondFactor } from './sign-in-methods.ts';
import { factorFor } from './factor-for.ts';

const key = {
  publicKey: { challenge: 'AA==', timeout: 300_000, rpId: 'localhost', userVerification: 'discouraged' as const },
};
const app = { webauthn_challenge: null, totp_challenge: true };
const onlyKey = { webauthn_challenge: key, totp_challenge: false };
const both = { webauthn_challenge: key, totp_challenge: true };
const nothing = { webauthn_challenge: null, totp_challenge: false };

const on: SecondFactor[] = ['webauthn', 'otp'];
const optional: SecondFactor[] = ['otp', 'webauthn', 'none'];

test.each([
  ['an app, and chose the key', app, 'webauthn', on, 'otp'],
  ['an app, and chose it', app, 'otp', on, 'otp'],
  ['an app, and chose none', app, 'none', optional, 'otp'],
  ['a key, and chose the app', onlyKey, 'otp', on, 'webauthn'],
  ['a key, and chose it', onlyKey, 'webauthn', on, 'webauthn'],
  ['both, and chose the key', both, 'webauthn', on, 'webauthn'],
  ['both, and chose the app', both, 'otp', on, 'otp'],
  ['both, and chose none where the app is preferred', both, 'none', optional, 'otp'],
  ['nothing where something is required', nothing, 'webauthn', on, undefined],
  ['nothing where nothing is required', nothing, 'webauthn', optional, 'none'],
  ['an app where only keys count', { ...app, totp_challenge: false }, 'webauthn', ['webauthn'], undefined],
] as const)('who has %s', (...[, challenge, chosen, offered, factor]) => {
  expect(factorFor(challenge, { chosen, offered })).toBe(factor);
});
