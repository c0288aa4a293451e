import { expect, test } from 'vitest';
import { dialectOf } from '#api/dialect/dialect.ts';
import { readConfig } from '#domain/config.ts';
import { signInMethodsOf, isKeyPolicyRefusal, ssoAddress } from './sign-in-methods.ts';

const github = {
  name: 'gh corp',
  displayName: 'GitHub',
  type: 'github',
  url: '/v1/webapi/github/login/web?connector_id=:providerName&redirect_url=:redirect',
};
const auth = (settings: object) => readConfig({ auth: settings }).auth;

test.each([
  ['off', undefined, ['none']],
  ['otp', undefined, ['otp']],
  ['webauthn', undefined, ['webauthn']],
  ['on', undefined, ['webauthn', 'otp']],
  ['on', 'otp', ['otp', 'webauthn']],
  ['optional', undefined, ['webauthn', 'otp', 'none']],
  ['optional', 'otp', ['otp', 'webauthn', 'none']],
  ['something new', undefined, ['none']],
])('with second factor %s and preference %s, the factors are %j', (second_factor, preferredLocalMfa, factors) => {
  expect(signInMethodsOf(auth({ second_factor, preferredLocalMfa }))).toMatchObject({ open: true, local: { factors } });
});

test.each([
  [{}, { primary: 'local', passkey: false }],
  [{ allowPasswordless: true }, { primary: 'local', passkey: true }],
  [
    { allowPasswordless: true, localConnectorName: 'passwordless' },
    { primary: 'passwordless', passkey: true },
  ],
  [{ localConnectorName: 'passwordless' }, { primary: 'local', passkey: false }],
  [{ authType: 'github', providers: [github] }, { primary: 'sso' }],
  [{ authType: 'github' }, { primary: 'sso', providers: [], local: { factors: ['none'] } }],
  [
    { authType: 'github', allowPasswordless: true },
    { primary: 'sso', passkey: true },
  ],
  [
    { localAuthEnabled: false, allowPasswordless: true, providers: [github] },
    { primary: 'sso', passkey: false },
  ],
])('the settings %j allow the methods %j', (settings, methods) => {
  expect(signInMethodsOf(auth(settings))).toMatchObject({ open: true, ...methods });
});

test('allows no password if local accounts are off', () => {
  expect(signInMethodsOf(auth({ localAuthEnabled: false, providers: [github] }))).not.toHaveProperty('local');
});

test('explains why nobody can sign in if no method is enabled', () => {
  expect(signInMethodsOf(auth({ localAuthEnabled: false }))).toEqual({
    open: false,
    reason: expect.stringContaining('Login has not been enabled'),
  });
});

test.each([
  ['hardware_key', '14.3.3', false],
  ['hardware_key_touch', '14.3.3', false],
  ['hardware_key', '18.1.0', true],
  ['web_session', '14.3.3', true],
  ['none', '14.3.3', true],
] as const)('with private key policy %s on %s, sign-in is possible: %s', (privateKeyPolicy, dialect, isOpen) => {
  expect(signInMethodsOf(auth({ privateKeyPolicy }), dialectOf(dialect)).open).toBe(isOpen);
});

test('recognizes a refusal because of the key policy by its text', () => {
  expect(isKeyPolicyRefusal('private key policy not met: hardware_key')).toBe(true);
  expect(isKeyPolicyRefusal('invalid credentials')).toBe(false);
});

test("inserts the encoded name and redirect address into a provider's address", () => {
  expect(ssoAddress(github, 'https://one.example.com/web/cluster/a?x=1&y=2#z')).toBe(
    '/v1/webapi/github/login/web?connector_id=gh%20corp&redirect_url=https%3A%2F%2Fone.example.com%2Fweb%2Fcluster%2Fa%3Fx%3D1%26y%3D2%23z',
  );
});
