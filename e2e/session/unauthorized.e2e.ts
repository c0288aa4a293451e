// What the console does when a request is refused because the web session has ended.
// Gateways in front of the proxy refuse with 401, proxies with 403 and a fixed message.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { addRole, field, pressInDialog, USERS_PATH } from '#e2e/users/users-page.ts';
import {
  accountButton,
  signInAgainDialog,
  deleteWebSessions,
  signInAgain,
  SERVERS_PATH,
} from '#e2e/console/open-shell.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const GET_CONTEXT = 'GET /v1/webapi/sites/{cluster}/context';
const CREATE_USER = 'POST /v1/webapi/users';
const SESSION_EXPIRED = { status: 401, message: 'session expired' };

const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });

// docs/behaviour.md#session "If a request is refused with 401", "The user then signs in again in a dialog"
test(
  'a read that is refused with 401 opens the sign-in dialog over its page',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await page.goto(`${SERVERS_PATH}?search=web`, { waitUntil: 'networkidle' });
    await expect(serverRow(page)).toBeVisible();
    await expect(accountButton(page, 'alice')).toBeVisible();
    mock.world.fault(LIST_SERVERS, SESSION_EXPIRED);
    await page.getByRole('searchbox').fill('web-01');
    await expect(signInAgainDialog(page)).toContainText('The proxy requires a new sign-in.');
    mock.world.release(LIST_SERVERS);
    await signInAgain(page);
    await expect(serverRow(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('web-01');
  },
);

test('the sign-in dialog opens over the first page when its request is refused with 401', async ({ page, mock }) => {
  mock.world.fault(LIST_SERVERS, SESSION_EXPIRED);
  await page.goto(SERVERS_PATH);
  await expect(signInAgainDialog(page)).toBeVisible();
  mock.world.release(LIST_SERVERS);
  await signInAgain(page);
  await expect(serverRow(page)).toBeVisible();
});

// docs/behaviour.md#session "If a request is refused with 401", "The user then signs in again in a dialog"
test(
  'a form keeps its text when its request is refused with 401',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await page.goto(`${USERS_PATH}?new=user`);
    await field(page, 'Username').fill('erin');
    await addRole(page, 'dev', 'developer');
    mock.world.fault(CREATE_USER, SESSION_EXPIRED);
    await pressInDialog(page, 'Create user');
    await expect(signInAgainDialog(page)).toBeVisible();
    mock.world.release(CREATE_USER);
    await signInAgain(page);
    await expect(field(page, 'Username')).toHaveValue('erin');
    await pressInDialog(page, 'Create user');
    await expect(page.getByRole('dialog', { name: 'Invite erin' })).toBeVisible();
  },
);

// docs/behaviour.md#session "If a request is refused with 401", "The user then signs in again in a dialog"
test(
  'a read or a write after the session was deleted opens the sign-in dialog over the page',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await page.goto(`${SERVERS_PATH}?search=web`, { waitUntil: 'networkidle' });
    await expect(serverRow(page)).toBeVisible();
    await expect(accountButton(page, 'alice')).toBeVisible();
    deleteWebSessions(mock);
    await page.getByRole('searchbox').fill('web-01');
    await expect(signInAgainDialog(page)).toContainText('The proxy requires a new sign-in.');
    await signInAgain(page);
    await expect(serverRow(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('web-01');
    await page.goto(`${USERS_PATH}?new=user`);
    await field(page, 'Username').fill('erin');
    await addRole(page, 'dev', 'developer');
    deleteWebSessions(mock);
    await pressInDialog(page, 'Create user');
    await expect(signInAgainDialog(page)).toContainText('The proxy requires a new sign-in.');
    await signInAgain(page);
    await expect(field(page, 'Username')).toHaveValue('erin');
    await pressInDialog(page, 'Create user');
    await expect(page.getByRole('dialog', { name: 'Invite erin' })).toBeVisible();
  },
);

// docs/behaviour.md#session "Such a refusal of a password, a code"
test.describe('without MFA', () => {
  test.use({ scenario: 'MFA off' });

  test('the session continues when a wrong password is refused with 401', async ({ page, mock }) => {
    const statusRequest = page.waitForRequest('**/v1/webapi/user/status');
    mock.world.fault('PUT /v1/webapi/users/password', { status: 401, message: 'wrong password' });
    await page.goto('/web/account/password');
    await page.getByLabel('Current password').fill('guess');
    await page.getByLabel('New password').fill('a much better one');
    await page.getByLabel('Confirm password').fill('a much better one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('wrong password');
    await (await (await statusRequest).response())?.finished();
    await expect(signInAgainDialog(page)).toBeHidden();
    await expect(page.getByLabel('New password')).toHaveValue('a much better one');
  });
});

// docs/behaviour.md#session "After such a sign-in, another such"
test('the sign-in dialog does not reopen when the proxy still answers 401 after a new sign-in', async ({
  page,
  mock,
}) => {
  await page.goto(SERVERS_PATH);
  await expect(accountButton(page, 'alice')).toBeVisible();
  await expect(serverRow(page)).toBeVisible();
  mock.world.fault(LIST_SERVERS, SESSION_EXPIRED);
  await page.getByRole('searchbox').fill('web-01');
  await signInAgain(page);
  await expect(page.getByText('Proxy: session expired')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Proxy: session expired')).toBeVisible();
  await expect(signInAgainDialog(page)).toBeHidden();
});

// docs/behaviour.md#session "If the start doesn't know the user"
test('after a request of the start is refused with 401, an error page leads to the sign-in page', async ({
  page,
  mock,
  context,
}) => {
  mock.world.fault(GET_CONTEXT, SESSION_EXPIRED);
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('alert')).toContainText('Proxy: session expired');
  await context.clearCookies();
  mock.world.release(GET_CONTEXT);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toBe(SERVERS_PATH);
});
