import { expect, test } from 'vitest';
import type { SecondFactor } from './sign-in-methods.ts';
import { chooseFactor } from './choose-factor.ts';

const keyChallenge = {
  publicKey: { challenge: 'AA==', timeout: 300_000, rpId: 'localhost', userVerification: 'discouraged' as const },
};
const appOnly = { webauthn_challenge: null, totp_challenge: true };
const keyOnly = { webauthn_challenge: keyChallenge, totp_challenge: false };
const keyAndApp = { webauthn_challenge: keyChallenge, totp_challenge: true };
const noDevice = { webauthn_challenge: null, totp_challenge: false };

const bothFactors: SecondFactor[] = ['webauthn', 'otp'];
const optionalFactors: SecondFactor[] = ['otp', 'webauthn', 'none'];

test.each([
  ['an app but chose the key', appOnly, 'webauthn', bothFactors, 'otp'],
  ['an app and chose it', appOnly, 'otp', bothFactors, 'otp'],
  ['an app but chose no factor', appOnly, 'none', optionalFactors, 'otp'],
  ['a key but chose the app', keyOnly, 'otp', bothFactors, 'webauthn'],
  ['a key and chose it', keyOnly, 'webauthn', bothFactors, 'webauthn'],
  ['both and chose the key', keyAndApp, 'webauthn', bothFactors, 'webauthn'],
  ['both and chose the app', keyAndApp, 'otp', bothFactors, 'otp'],
  ['both and chose no factor, in a cluster that prefers the app', keyAndApp, 'none', optionalFactors, 'otp'],
  ['no device although a factor is required', noDevice, 'webauthn', bothFactors, undefined],
  ['no device and no factor is required', noDevice, 'webauthn', optionalFactors, 'none'],
  ['an app but only keys are accepted', { ...appOnly, totp_challenge: false }, 'webauthn', ['webauthn'], undefined],
] as const)('a user who has %1$s continues with %5$s', (...[, challenge, chosen, offered, factor]) => {
  expect(chooseFactor(challenge, { chosen, offered })).toBe(factor);
});
