import { expect, test } from 'vitest';
import { readConfig } from '#domain/config.ts';
import {
  tshAuthOf,
  tshDbConnectCommand,
  tshDbLoginCommand,
  tshKubeLoginCommand,
  tshLoginCommand,
  withPort,
} from './tsh.ts';

const baseLogin = { proxy: 'one.example.com:443', cluster: 'one.example.com', auth: 'local', user: 'alice' } as const;

test.each([
  ['a password', {}, 'tsh login --proxy=one.example.com:443 --auth=local --user=alice one.example.com'],
  [
    'a passkey',
    { auth: 'passwordless' },
    'tsh login --proxy=one.example.com:443 --auth=passwordless --user=alice one.example.com',
  ],
  ['single sign-on', { auth: 'sso' }, 'tsh login --proxy=one.example.com:443 one.example.com'],
  [
    'an assumed access request',
    { auth: 'sso', request: '0b1c' },
    'tsh login --proxy=one.example.com:443 one.example.com --request-id=0b1c',
  ],
  [
    'names with special characters',
    { user: "o'hara; reboot", cluster: '--proxy=evil', request: '$(id)' },
    String.raw`tsh login --proxy=one.example.com:443 --auth=local --user='o'\''hara; reboot' --request-id='$(id)' -- '--proxy=evil'`,
  ],
  [
    'a cluster name that looks like an arguments file',
    { auth: 'sso', cluster: '@evil', request: '0b1c' },
    'tsh login --proxy=one.example.com:443 --request-id=0b1c -- @evil',
  ],
] as const)('the login command for %1$s is: %3$s', (_title, options, command) => {
  expect(tshLoginCommand({ ...baseLogin, ...options })).toBe(command);
});

test.each(
  Object.entries({
    'one.example.com': 'one.example.com:443',
    'one.example.com:3080': 'one.example.com:3080',
    '[::1]:8443': '[::1]:8443',
  }),
)('the proxy %s has the address %s', (host, address) => {
  expect(withPort(host)).toBe(address);
});

test.each([
  ['sso', {}, 'sso'],
  ['sso', { localConnectorName: 'passwordless' }, 'sso'],
  ['local', {}, 'local'],
  ['local', { authType: 'github' }, 'local'],
  ['local', { localConnectorName: 'passwordless' }, 'passwordless'],
])('tsh signs in a user of type %s with the cluster configuration %j by the method %s', (authType, auth, method) => {
  expect(tshAuthOf(authType, readConfig({ auth }).auth)).toBe(method);
});

test.each(
  Object.entries({
    prod: 'tsh kube login prod',
    '-x': 'tsh kube login -- -x',
    '@x': 'tsh kube login -- @x',
    'a b': "tsh kube login 'a b'",
  }),
)('the login command for the Kubernetes cluster %s is: %s', (name, command) => {
  expect(tshKubeLoginCommand(name)).toBe(command);
});

test('the database commands contain the user and the database only if they are set, and quote all values', () => {
  expect(tshDbLoginCommand({ name: 'pg' })).toBe('tsh db login pg');
  expect(tshDbLoginCommand({ name: '@pg', user: '@reader' })).toBe('tsh db login --db-user=@reader -- @pg');
  expect(tshDbConnectCommand({ name: 'pg', user: 'reader', database: '' })).toBe('tsh db connect --db-user=reader pg');
  expect(tshDbConnectCommand({ name: 'pg', user: 'my reader', database: 'orders' })).toBe(
    "tsh db connect --db-user='my reader' --db-name=orders pg",
  );
});
