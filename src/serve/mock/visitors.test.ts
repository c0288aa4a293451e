import { expect, test } from 'vitest';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { visitorsOf } from './visitors.ts';

const visitorsIn = (scenario: string) => visitorsOf(createProxy({ scenario }).world);

test.each(['sso-only', 'private-key'])('lists no accounts and no invite links in "%s"', (scenario) => {
  expect(visitorsIn(scenario)).toEqual({ accounts: [], invites: [], needsKey: false });
});

test('accounts have a TOTP secret only where the cluster accepts codes', () => {
  const secretsIn = (scenario: string) => visitorsIn(scenario).accounts.map(({ codeSecret }) => codeSecret);
  expect(secretsIn('otp')).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/^[A-Z2-7]{32}$/)));
  expect(secretsIn('default')).toEqual(Array.from({ length: 6 }, () => undefined));
  expect(secretsIn('webauthn')).toEqual(secretsIn('default'));
});

test('each account has an invite link where signing in requires a key', () => {
  const { accounts, invites, needsKey } = visitorsIn('webauthn');
  expect(needsKey).toBe(true);
  expect(invites.map(({ name }) => name).toSorted()).toEqual(accounts.map(({ name }) => name).toSorted());
  expect(visitorsIn('default')).toMatchObject({ invites: [{ name: 'ben' }], needsKey: false });
});
