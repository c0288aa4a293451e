// The dialog to sign in again, which opens when a web session ends while a shell is open.
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  SERVERS_PATH,
  signInAgainDialog,
  passwordField,
  usernameField,
  signInButton,
  connected,
  reconnectButton,
  accountButton,
  terminalText,
  openShell,
  endWebSession,
  signInAgain,
  recordBearerTokens,
  storedToken,
} from '#e2e/console/open-shell.ts';

// docs/behaviour.md#session "If a session ends during open work"
test(
  'a user signs in again in the dialog over a shell, still sees its output, and reconnects',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openShell(page);
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toContainText(
      /The proxy (has ended your session|requires a new sign-in)\. Your work on this page is kept/,
    );
    await expect(terminalText(page, 'precious')).toBeVisible();
    await expect(signInAgainDialog(page).getByLabel('Username')).toHaveValue('alice');
    await signInAgain(page);
    await expect(terminalText(page, 'precious')).toBeVisible();
    await reconnectButton(page).click();
    await expect(connected(page)).toBeVisible();
    await page.goto(SERVERS_PATH);
    await expect(accountButton(page, 'alice')).toBeVisible();
  },
);

test(
  'after a session ends, no request has its bearer token and no shell stays connected',
  { tag: '@gate' },
  async ({ page, context, mock, time }) => {
    await openShell(page);
    const oldToken = await storedToken(page);
    await endWebSession({ mock, time });
    await expect(signInAgainDialog(page)).toBeVisible();
    const recordedBearers = recordBearerTokens(context);
    expect(await storedToken(page)).toBeUndefined();
    const currentParties = () => mock.world.db.activeSession.all().flatMap(({ parties }) => parties ?? []);
    await expect.poll(currentParties).toEqual([]);
    await time.pass('00:01:00');
    expect(recordedBearers).toEqual([]);
    await signInAgain(page);
    await time.pass('00:00:15');
    await expect.poll(() => recordedBearers.length).toBeGreaterThan(1);
    expect(recordedBearers).not.toContain(oldToken);
  },
);

test('signing in again works with the keyboard only, and then focuses the button to reconnect', async ({
  page,
  mock,
  time,
}) => {
  await openShell(page);
  await endWebSession({ mock, time });
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(signInAgainDialog(page)).toBeHidden();
  await expect(reconnectButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
});

test('the form stays usable after a failed sign-in', { tag: '@gate' }, async ({ page, context, mock, time }) => {
  await openShell(page);
  await endWebSession({ mock, time });
  await passwordField(page).fill('wrong horse');
  await signInButton(page).click();
  await expect(signInAgainDialog(page).getByRole('alert')).toContainText('Proxy: invalid credentials');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await context.setOffline(true);
  await signInButton(page).click();
  await expect(signInAgainDialog(page).getByRole('alert')).toHaveText('Network request failed');
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await signInButton(page).click();
  await expect(signInAgainDialog(page)).toBeHidden();
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('a network failure during the renewal of a session keeps the shell visible', async ({ page, context, time }) => {
  await openShell(page);
  await time.pass('00:06:45');
  await context.setOffline(true);
  await time.pass('00:00:30');
  await expect(signInAgainDialog(page)).toContainText("Your session couldn't be renewed.");
  await expect(terminalText(page, 'precious')).toBeVisible();
  await context.setOffline(false);
  await signInAgain(page);
  await page.goto(SERVERS_PATH);
  await expect(accountButton(page, 'alice')).toBeVisible();
});

test(
  'a refused renewal ends the session at the proxy before the user signs in again',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openShell(page);
    mock.world.fault('POST /v1/webapi/sessions/web/renew', { status: 403, message: 'access denied' });
    await time.pass('00:07:15');
    await expect(signInAgainDialog(page)).toContainText("Your session couldn't be renewed.");
    await expect.poll(() => mock.world.db.webSession.all()).toEqual([]);
    await signInAgain(page);
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  },
);

test('cleared cookies end the session, and signing in again works', async ({ page, context, time }) => {
  await openShell(page);
  await context.clearCookies();
  await time.pass('00:00:15');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('the shell stays visible when a computer wakes after the bearer token expired', async ({ page, time }) => {
  await openShell(page);
  await time.sleep('00:11:00');
  await expect(signInAgainDialog(page)).toContainText('Your session expired.');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('the dialog fits 360 pixels, and a button signs out and discards the work', async ({ page, mock, time }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openShell(page);
  await endWebSession({ mock, time });
  await expect(signInButton(page)).toBeInViewport({ ratio: 1 });
  const hasOverflow = await signInAgainDialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(hasOverflow).toBe(false);
  await signInAgainDialog(page).getByRole('button', { name: 'Sign out and discard work' }).click();
  await expect(page).toHaveURL('/web/login');
  await expect(usernameField(page)).toBeFocused();
  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys.filter((key) => !key.startsWith('postern-settings:'))).toEqual([]);
});

test.describe('with an idle limit of five minutes', () => {
  test.beforeEach(({ mock }) => void (mock.world.settings.idleTimeoutMs = 300_000));

  test(
    'an idle user is signed out in all tabs, and no output of a shell stays visible',
    { tag: '@gate' },
    async ({ page, context, time }) => {
      await openShell(page);
      const otherTab = await context.newPage();
      await openShell(otherTab);
      await time.pass('00:05:00');
      for (const tab of [page, otherTab]) {
        await expect(tab).toHaveURL('/web/login');
        await expect(terminalText(tab, 'precious')).toBeHidden();
      }
    },
  );

  test('no output stays visible when a computer wakes after the idle limit', async ({ page, time }) => {
    await openShell(page);
    await time.sleep('00:11:00');
    await expect(page).toHaveURL('/web/login');
    await expect(terminalText(page, 'precious')).toBeHidden();
  });
});
