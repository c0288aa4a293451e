import { expect, test } from 'vitest';
import { isLoginPage, isPublicPage } from './public-page.ts';

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
])('%s is open to anyone: %s, is the login page: %s', (path, isPublic, isLogin) => {
  expect([isPublicPage(path), isLoginPage(path)]).toEqual([isPublic, isLogin]);
});
