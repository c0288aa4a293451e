import { expect, test } from 'vitest';
import type { SecondFactor } from './sign-in-methods.ts';
import { chooseFactor } from './choose-factor.ts';

const key = {
  publicKey: { challenge: 'AA==', timeout: 300_000, rpId: 'localhost', userVerification: 'discouraged' as const },
};
const app = { webauthn_challenge: null, totp_challenge: true };
const onlyKey = { webauthn_challenge: key, totp_challenge: false };
const both = { webauthn_challenge: key, totp_challenge: true };
const nothing = { webauthn_challenge: null, totp_challenge: false };

const bothFactors: SecondFactor[] = ['webauthn', 'otp'];
const optional: SecondFactor[] = ['otp', 'webauthn', 'none'];

test.each([
  ['an app, and chose the key', app, 'webauthn', bothFactors, 'otp'],
  ['an app, and chose it', app, 'otp', bothFactors, 'otp'],
  ['an app, and chose none', app, 'none', optional, 'otp'],
  ['a key, and chose the app', onlyKey, 'otp', bothFactors, 'webauthn'],
  ['a key, and chose it', onlyKey, 'webauthn', bothFactors, 'webauthn'],
  ['both, and chose the key', both, 'webauthn', bothFactors, 'webauthn'],
  ['both, and chose the app', both, 'otp', bothFactors, 'otp'],
  ['both, and chose none where the app is preferred', both, 'none', optional, 'otp'],
  ['nothing where something is required', nothing, 'webauthn', bothFactors, undefined],
  ['nothing where nothing is required', nothing, 'webauthn', optional, 'none'],
  ['an app where only keys count', { ...app, totp_challenge: false }, 'webauthn', ['webauthn'], undefined],
] as const)('who has %s', (...[, challenge, chosen, offered, factor]) => {
  expect(chooseFactor(challenge, { chosen, offered })).toBe(factor);
});
