import type { Page } from '@playwright/test';
import { issueToken } from '#fixtures/identity/user-tokens.ts';
import { INVITE_ID } from '#fixtures/scenarios/identity.ts';
import { confirmationField, NEW_PASSWORD, passwordField, pressButton, typePassword } from './enroll-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';

test.use({ username: '', scenario: 'MFA off' });

const IVY_USERNAME = 'ivy@example.com';
const INVITE_PATH = `/web/invite/${INVITE_ID}`;
const SET_PASSWORD_PATH = `${INVITE_PATH}/continue`;
const HOME_URL = /\/web\/cluster\/one\.example\.com/;
const SET_PASSWORD = 'PUT /v1/webapi/users/password/token';
const GET_INVITE = 'GET /v1/webapi/users/password/token/{tokenId}';

const alert = (page: Page) => page.getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const expectSignedIn = async (page: Page) => {
  await expect(page).toHaveURL(HOME_URL);
  await expect(page.getByRole('button', { name: `Account of ${IVY_USERNAME}` })).toBeVisible();
};

// docs/behaviour.md#sign-in "The console checks the link once", "The link is used up only when the account"
test('an invitation sets a password, signs in, and works only once', { tag: '@gate' }, async ({ page, mock }) => {
  const tokenRequestMethods: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/users/password/token/')) tokenRequestMethods.push(request.method());
  });
  await page.goto(INVITE_PATH);
  await expect(page).toHaveTitle('Create your account');
  await expect(heading(page, 'Welcome to one.example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(IVY_USERNAME);
  await expect(passwordField(page)).toBeFocused();
  expect(tokenRequestMethods).toEqual(['GET']);
  await typePassword(page);
  await pressButton(page, 'Set password');
  await expectSignedIn(page);
  expect(mock.world.db.user.get(IVY_USERNAME)?.password).toBe(NEW_PASSWORD);
  await page.goto(INVITE_PATH);
  await expect(alert(page)).toContainText('This link is invalid');
  await expect(heading(page, 'Welcome')).toBeHidden();
});

test('long, short and mismatched passwords are reported before any request', async ({ page, mock }) => {
  await page.goto(SET_PASSWORD_PATH);
  await typePassword(page, 'ä'.repeat(65));
  await pressButton(page, 'Set password');
  await expect(alert(page)).toHaveText('Use a shorter password. The limit is 128 bytes.');
  await expect(passwordField(page)).toHaveValue('ä'.repeat(65));
  await passwordField(page).fill('12345');
  await confirmationField(page).fill('123456');
  await pressButton(page, 'Set password');
  await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  expect(mock.world.db.user.get(IVY_USERNAME)?.password).toBeNull();
  await passwordField(page).fill('123456');
  await expect(alert(page)).toBeHidden();
  await pressButton(page, 'Set password');
  await expectSignedIn(page);
});

test('an invitation is accepted with the keyboard only, at 360 pixels', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(INVITE_PATH);
  await page.getByRole('link', { name: 'Create your account' }).press('Enter');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show characters' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME_URL);
});

// docs/behaviour.md#sign-in "If the link is invalid, used or expired", "If the proxy can't be reached, Retry"
test('an expired or unknown link shows an error and what to do', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(SET_PASSWORD_PATH);
  await typePassword(page);
  mock.world.db.userToken.update(INVITE_ID, { expires: 0 });
  await pressButton(page, 'Set password');
  await expect(alert(page)).toContainText('This link is invalid or has expired.');
  for (const path of [SET_PASSWORD_PATH, INVITE_PATH, '/web/invite/no-such-link', '/web/reset/no-such-link']) {
    await page.goto(path);
    await expect(alert(page)).toContainText('This link is invalid or has expired.');
    await expect(page.getByText('ask an administrator for a new link')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to sign-in page' }).click();
  await expect(page).toHaveURL('/web/login');
});

// docs/behaviour.md#sign-in "The console checks an invitation"
test('a network failure on the welcome page is reported, and Retry checks the link', async ({ page, mock }) => {
  mock.world.fault(GET_INVITE, { cut: true });
  await page.goto(INVITE_PATH);
  await expect(alert(page)).toHaveText('Network request failed');
  await expect(page.getByRole('link', { name: 'Create your account' })).toBeHidden();
  mock.world.faults.delete(GET_INVITE);
  await pressButton(page, 'Retry');
  await expect(heading(page, 'Welcome to one.example.com')).toBeVisible();
  mock.world.db.userToken.update(INVITE_ID, { expires: 0 });
  await page.reload();
  await expect(alert(page)).toContainText('This link is invalid or has expired.');
});

// docs/behaviour.md#waits "Cancel stops the request, and the page"
test('the check of a link can be canceled and retried while it is slow', async ({ page, mock, time }) => {
  mock.world.fault(GET_INVITE, { held: true });
  await page.goto(INVITE_PATH);
  await expect(page.getByText('Opening the link')).toBeAttached();
  await time.pass('00:00:16');
  await pressButton(page, 'Cancel');
  await expect(page.getByText('Loading canceled')).toBeVisible();
  mock.world.release(GET_INVITE);
  await pressButton(page, 'Retry');
  await expect(heading(page, 'Welcome to one.example.com')).toBeVisible();
});

test('the form keeps the typed password after failed requests', async ({ page, context, mock }) => {
  const rateLimitFault = { status: 429, message: 'max rate reached: retry-in 0s', times: 1 };
  mock.world.fault(GET_INVITE, rateLimitFault);
  await page.goto(SET_PASSWORD_PATH);
  await expect(alert(page)).toHaveText(/Wait a minute, then try again.*max rate reached/);
  await pressButton(page, 'Retry');
  await expect(passwordField(page)).toBeFocused();
  await typePassword(page);
  mock.world.fault(SET_PASSWORD, rateLimitFault);
  await pressButton(page, 'Set password');
  await expect(alert(page)).toHaveText(/Wait a minute, then try again/);
  await context.setOffline(true);
  await pressButton(page, 'Set password');
  await expect(alert(page)).toHaveText('Network request failed');
  await context.setOffline(false);
  await context.clearCookies();
  await pressButton(page, 'Set password');
  await expect(alert(page)).toHaveText('This page is out of date. Reload it and try again.');
  await expect(passwordField(page)).toHaveValue(NEW_PASSWORD);
  await page.reload();
  await typePassword(page);
  await pressButton(page, 'Set password');
  await expectSignedIn(page);
});

test('a second press while the request is pending sends nothing', async ({ page, mock }) => {
  mock.world.fault(SET_PASSWORD, { held: true });
  await page.goto(SET_PASSWORD_PATH);
  await typePassword(page);
  await pressButton(page, 'Set password');
  await page.getByRole('button', { name: 'Set password' }).click({ force: true });
  await confirmationField(page).press('Enter');
  mock.world.release(SET_PASSWORD);
  await expectSignedIn(page);
  expect(mock.world.db.webSession.all()).toHaveLength(1);
});

test(
  'an old activity timestamp does not end the new session, and a reset link then warns the signed-in user',
  { tag: '@gate' },
  async ({ page, mock, context }) => {
    mock.world.settings.idleTimeoutMs = 10 * 60_000;
    await context.addInitScript(() => {
      if (location.pathname.startsWith('/web/invite')) localStorage.setItem('grv_teleport_last_active', '1000');
    });
    await page.goto(SET_PASSWORD_PATH);
    await typePassword(page);
    await pressButton(page, 'Set password');
    await expectSignedIn(page);
    await page.goto(`/web/reset/${issueToken(mock.world, 'bob', 'reset').id}`);
    await expect(page.getByRole('status')).toContainText('Someone is already signed in');
  },
);
