import { describe, expect, test } from 'vitest';
import { links } from './links.ts';
import { loginAddressFor, safeRedirect, withFragment } from './redirect.ts';

const ORIGIN = 'https://console.example.com:3080';

describe('loginAddressFor', () => {
  // docs/behaviour.md#redirects "A user who opens a page without a session"
  test.each([
    ['/web', '/web/login'],
    ['/web/login', '/web/login'],
    ['/web/login?redirect_uri=%2Fweb%2Fusers', '/web/login'],
    ['/web/nowhere', '/web/login'],
    ['https://evil.example', '/web/login'],
    ['/web/users', '/web/login?redirect_uri=%2Fweb%2Fusers'],
    [new URL('/web/users?a=b c&d=%26#top', ORIGIN), '/web/login?redirect_uri=%2Fweb%2Fusers%3Fa%3Db%2520c%26d%3D%2526'],
    ['/web/users#', '/web/login?redirect_uri=%2Fweb%2Fusers'],
    ['/web#top', '/web/login'],
    ['/web/nowhere#/web/users', '/web/login'],
    ['https://evil.example/#/web/users', '/web/login'],
    ['/web/users#//evil.example', '/web/login?redirect_uri=%2Fweb%2Fusers'],
    ['/web/users#a\\b', '/web/login'],
    ['/web/users#a\u202eb', '/web/login'],
  ])('returns the login page for %s', (current, address) => {
    expect(loginAddressFor(current)).toBe(address);
  });

  test.each([
    links.servers({ cluster: 'one' }, { query: 'labels["a"] == "\\"b"', sort: 'hostname:asc' }),
    links.users({}, { search: 'a b' }),
    links.terminal({ cluster: 'zürich', server: 's-1', login: 'CORP\\ada' }),
    links.appLauncher({ fqdn: 'a.example', cluster: 'one', publicAddr: 'a.example', arn: 'arn:aws:iam::1:role/dev' }),
  ])('keeps %s as the page to return to', (address) => {
    const login = new URL(loginAddressFor(new URL(address, ORIGIN)), ORIGIN);
    expect(safeRedirect(login.searchParams.get('redirect_uri'), ORIGIN)).toBe(address);
  });
});

test.each(['#row-7', '', '#'])('adds the fragment %j of the address bar', (fragment) => {
  const requested = `${ORIGIN}/web/users?a=b`;
  expect(withFragment(requested, requested + fragment)).toBe(requested + fragment);
});

test.each([
  ['/web/users', '/web/users?a=b'],
  ['/web/users', '/web/users-of-another'],
  ['/web/roles', '/web/users'],
])('adds no fragment to %s when the address bar shows %s', (requested, shown) => {
  expect(withFragment(ORIGIN + requested, `${ORIGIN}${shown}#row-7`)).toBe(ORIGIN + requested);
});
