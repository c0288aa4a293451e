import { expect, test } from 'vitest';
import { isLoginPage, isPublicPage, loginPathFor } from './public-page.ts';
import { safeRedirect } from './redirect.ts';

// docs/behaviour.md#pages "These pages need no web session", "All other pages need a web session"
test.each([
  ['/web/login', true, true],
  ['/web/login/', true, true],
  ['/web/Login', true, true],
  ['/web/invite/7b', true, false],
  ['/web/invite/7b/continue', true, false],
  ['/web/reset/7b/', true, false],
  ['/web/recovery/steps/7b/verify', true, false],
  ['/web/msg/info/login_success', true, false],
  ['/web/invite', false, false],
  ['/web/invite//continue', false, false],
  ['/web/invite/7b/else', false, false],
  ['/web/login/more', false, false],
  ['/web', false, false],
  ['/', false, false],
  ['/web/cluster/one/nodes', false, false],
])('classifies %s: public %s, login page %s', (path, isPublic, isLogin) => {
  expect([isPublicPage(path), isLoginPage(path)]).toEqual([isPublic, isLogin]);
});

const ORIGIN = 'https://console.example.com';

test.each([
  ['/web', '/web/login'],
  ['/', '/web/login'],
  ['/web/users', '/web/login?redirect_uri=%2Fweb%2Fusers'],
  ['/web/users?a=b%20c#top', '/web/login?redirect_uri=%2Fweb%2Fusers%3Fa%3Db%2520c'],
  ['/web#top', '/web/login'],
])('a visitor of %s gets the login page %s', (from, login) => {
  expect(loginPathFor(new URL(from, ORIGIN))).toBe(login);
  const target = new URL(login, ORIGIN).searchParams.get('redirect_uri');
  expect(safeRedirect(target, ORIGIN)).toBe(from === '/' ? '/web' : from.replace(/#.*/, ''));
});
