import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const SIGN_OUT = 'DELETE /v1/webapi/sessions/web';
/** A tab whose shell was cut requests the status, possibly before it learns that another tab has signed out. */
const GET_STATUS = 'GET /v1/webapi/user/status';

const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });
const alert = (page: Page) => page.getByRole('alert');
const usernameField = (page: Page) => page.getByLabel('Username');

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const storedEntries = (page: Page) => page.evaluate(() => Object.entries(localStorage));

/** Records all calls with a bearer token from now on, by method and path. */
function recordAuthenticatedCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['authorization']) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

// docs/behaviour.md#browser-storage "A sign-out deletes everything else"
test('signing out stops all authenticated calls, closes shells, and leaves only the appearance in storage', async ({
  page,
  context,
  mock,
}) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  const shellTab = await context.newPage();
  await shellTab.goto(WEB_01_PATH);
  await shellTab.getByRole('button', { name: 'Connect as root' }).click();
  await expect(shellTab.getByText('Connected', { exact: true })).toBeVisible();
  expect(mock.world.db.activeSession.all()).toHaveLength(1);
  const calls = recordAuthenticatedCalls(context);
  await signOut(page);
  await expect(usernameField(page)).toBeVisible();
  await expect(usernameField(shellTab)).toBeVisible();
  const currentParties = () => mock.world.db.activeSession.all().flatMap(({ parties }) => parties ?? []);
  await expect.poll(currentParties).toEqual([]);
  for (const tab of [page, shellTab]) {
    await tab.reload();
    await expect(usernameField(tab)).toBeVisible();
    expect(await storedEntries(tab)).toEqual([['grv_teleport_ui_theme', 'dark']]);
  }
  expect(calls.slice(calls.indexOf(SIGN_OUT)).filter((call) => call !== GET_STATUS)).toEqual([SIGN_OUT]);
});

test.describe('when the proxy does not answer a sign-out', () => {
  test.beforeEach(async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(serverRow(page)).toBeVisible();
    mock.world.fault(SIGN_OUT, { cut: true });
  });

  test('the sign-in page shows the network error and offers a retry', async ({ page, mock }) => {
    await signOut(page);
    await expect(alert(page)).toContainText('Network request failed');
    await expect(page).toHaveURL('/web/login');
    expect(await storedEntries(page)).toEqual([['postern-sign-out', expect.stringMatching(/^[0-9a-f]{8}$/)]]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(alert(page)).toBeVisible();
    expect(mock.world.db.webSession.all()).toHaveLength(1);
    mock.world.release(SIGN_OUT);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(alert(page)).toBeHidden();
    await expect(usernameField(page)).toBeFocused();
    expect(mock.world.db.webSession.all()).toEqual([]);
    expect(await storedEntries(page)).toEqual([]);
  });

  // docs/behaviour.md#session "If the proxy could not confirm a sign-out"
  test('an unconfirmed sign-out is retried before a page opens', { tag: '@gate' }, async ({ page, context, mock }) => {
    await signOut(page);
    await expect(alert(page)).toBeVisible();
    await page.goto(SERVERS_PATH);
    await expect(alert(page)).toContainText("the proxy hasn't confirmed it");
    await page.goto('/web/login');
    await expect(alert(page)).toContainText("the proxy hasn't confirmed it");
    await expect(serverRow(page)).toBeHidden();
    expect(mock.world.db.webSession.all()).toHaveLength(1);
    mock.world.release(SIGN_OUT);
    const calls = recordAuthenticatedCalls(context);
    await page.goto(`${SERVERS_PATH}?search=web`);
    await expect(usernameField(page)).toBeVisible();
    await expect(alert(page)).toBeHidden();
    expect(mock.world.db.webSession.all()).toEqual([]);
    expect(calls).toEqual([SIGN_OUT]);
    await usernameField(page).fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/nodes\?search=web$/);
  });

  test('another user who signs in after the sign-out stays signed in', { tag: '@gate' }, async ({ page }) => {
    await signOut(page);
    await expect(alert(page)).toBeVisible();
    await usernameField(page).fill('bob');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
  });
});

test('a sign-out that ends the session but returns an error shows no error', async ({ page, mock }) => {
  // The last call that the page makes by itself. Without a session, such a call would ask for a new sign-in.
  const lastResponse = page.waitForResponse('**/resources/check');
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  await lastResponse;
  mock.world.fault(SIGN_OUT, { status: 500, message: 'websocket: close sent' });
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  await signOut(page);
  await expect(usernameField(page)).toBeFocused();
  await expect(alert(page)).toBeHidden();
  expect(await storedEntries(page)).toEqual([]);
});

test('a sign-out that fails while the session is still active is reported', async ({ page, mock }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  mock.world.fault(SIGN_OUT, { status: 500, message: 'websocket: close sent' });
  await signOut(page);
  await expect(alert(page)).toContainText('Proxy: websocket: close sent');
});

test('the error of a failed sign-out goes away once the session has expired', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  mock.world.fault(SIGN_OUT, { cut: true });
  await signOut(page);
  await expect(alert(page)).toBeVisible();
  await time.pass('00:10:00');
  await page.goto(SERVERS_PATH);
  await expect(usernameField(page)).toBeVisible();
  await expect(alert(page)).toBeHidden();
  expect(await storedEntries(page)).toEqual([]);
});

test('without a network the user is signed out immediately, and a reload with a network ends the session', async ({
  page,
  context,
  mock,
  time,
}) => {
  const menuResponse = page.waitForResponse(/menu-popup/);
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  await time.pass('00:00:05');
  await menuResponse;
  await context.setOffline(true);
  await signOut(page);
  await expect(alert(page)).toContainText('You are signed out in this browser');
  await expect(serverRow(page)).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await expect(usernameField(page)).toBeVisible();
  await expect(alert(page)).toBeHidden();
  expect(mock.world.db.webSession.all()).toEqual([]);
});

test(
  'every tab hides its page while the proxy does not respond to a sign-out',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    const otherTab = await context.newPage();
    for (const tab of [page, otherTab]) {
      // The ping is the last request that a page sends without user input.
      const pingResponse = tab.waitForResponse('**/v1/webapi/ping');
      await tab.goto(SERVERS_PATH);
      await expect(serverRow(tab)).toBeVisible();
      await pingResponse;
    }
    mock.world.fault(SIGN_OUT, { held: true });
    const calls = recordAuthenticatedCalls(context);
    await signOut(page);
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('heading', { name: 'Signing out' })).toBeVisible();
      await expect(serverRow(tab)).toBeHidden();
      await expect(usernameField(tab)).toBeHidden();
    }
    mock.world.release(SIGN_OUT);
    for (const tab of [page, otherTab]) await expect(usernameField(tab)).toBeVisible();
    expect(calls).toEqual([SIGN_OUT]);
  },
);

// docs/behaviour.md#session "A tab whose stored bearer token was"
test('removing the token from storage also ends the session', { tag: '@gate' }, async ({ page, context, mock }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/web/msg/info/login_success');
  await otherTab.evaluate(() => localStorage.removeItem('grv_teleport_token'));
  await expect(usernameField(page)).toBeVisible();
  expect(mock.world.db.webSession.all()).toEqual([]);
});
