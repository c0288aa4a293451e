import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  SERVERS,
  dialog,
  password,
  username,
  enter,
  connected,
  reconnect,
  account,
  terminalText,
  openShell,
  endSession,
  signInAgain,
  bearers,
  token,
} from '#e2e/console/open-shell.ts';

// docs/behaviour.md#session "If a session ends during open work"
test(
  'over a shell one signs in again in place, reads on, and reconnects',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openShell(page);
    await endSession({ mock, time });
    await expect(dialog(page)).toContainText(
      /The proxy (has ended your session|requires a new sign-in)\. Your work on this page is kept/,
    );
    await expect(terminalText(page, 'precious')).toBeVisible();
    await expect(dialog(page).getByLabel('Username')).toHaveValue('alice');
    await signInAgain(page);
    await expect(terminalText(page, 'precious')).toBeVisible();
    await reconnect(page).click();
    await expect(connected(page)).toBeVisible();
    await page.goto(SERVERS);
    await expect(account(page, 'alice')).toBeVisible();
  },
);

test(
  'once a session ends, nothing carries its bearer and no socket is open',
  { tag: '@gate' },
  async ({ page, context, mock, time }) => {
    await openShell(page);
    const old = await token(page);
    await endSession({ mock, time });
    await expect(dialog(page)).toBeVisible();
    const seen = bearers(context);
    expect(await token(page)).toBeUndefined();
    const present = () => mock.world.db.activeSession.all().flatMap(({ parties }) => parties ?? []);
    await expect.poll(present).toEqual([]);
    await time.pass('00:01:00');
    expect(seen).toEqual([]);
    await signInAgain(page);
    await time.pass('00:00:15');
    await expect.poll(() => seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(old);
  },
);

test('it takes the keyboard only, and the focus comes back to the page', async ({ page, mock, time }) => {
  await openShell(page);
  await endSession({ mock, time });
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(reconnect(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(connected(page)).toBeVisible();
});

test('the form stays usable after a failed sign-in', { tag: '@gate' }, async ({ page, context, mock, time }) => {
  await openShell(page);
  await endSession({ mock, time });
  await password(page).fill('wrong horse');
  await enter(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: invalid credentials');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await context.setOffline(true);
  await enter(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Network request failed');
  await expect(password(page)).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await enter(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('a network that goes while the session ends does not take the work with it', async ({ page, context, time }) => {
  await openShell(page);
  await time.pass('00:06:45');
  await context.setOffline(true);
  await time.pass('00:00:30');
  await expect(dialog(page)).toContainText("Your session couldn't be renewed.");
  await expect(terminalText(page, 'precious')).toBeVisible();
  await context.setOffline(false);
  await signInAgain(page);
  await page.goto(SERVERS);
  await expect(account(page, 'alice')).toBeVisible();
});

test(
  'a refused renewal ends the session at the proxy before anyone signs in again',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openShell(page);
    mock.world.fault('POST /v1/webapi/sessions/web/renew', { status: 403, message: 'access denied' });
    await time.pass('00:07:15');
    await expect(dialog(page)).toContainText("Your session couldn't be renewed.");
    await expect.poll(() => mock.world.db.webSession.all()).toEqual([]);
    await signInAgain(page);
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  },
);

test('cleared cookies end the session, and keep nobody from signing in again', async ({ page, context, time }) => {
  await openShell(page);
  await context.clearCookies();
  await time.pass('00:00:15');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('a machine that slept past the end of its bearer finds its work where it was', async ({ page, time }) => {
  await openShell(page);
  await time.sleep('00:11:00');
  await expect(dialog(page)).toContainText('Your session expired.');
  await signInAgain(page);
  await expect(terminalText(page, 'precious')).toBeVisible();
});

test('the dialog fits 360 pixels, and leads to the login page', async ({ page, mock, time }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openShell(page);
  await endSession({ mock, time });
  await expect(enter(page)).toBeInViewport({ ratio: 1 });
  const overflows = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(overflows).toBe(false);
  await dialog(page).getByRole('button', { name: 'Sign out and discard work' }).click();
  await expect(page).toHaveURL('/web/login');
  await expect(username(page)).toBeFocused();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !key.startsWith('postern-settings:'))).toEqual([]);
});

test.describe('where nobody may be away for five minutes', () => {
  test.beforeEach(({ mock }) => void (mock.world.settings.idleTimeout = 300_000));

  test('a user who went away from a shell has left it', { tag: '@gate' }, async ({ page, context, time }) => {
    await openShell(page);
    const other = await context.newPage();
    await openShell(other);
    await time.pass('00:05:00');
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/web/login');
      await expect(terminalText(tab, 'precious')).toBeHidden();
    }
  });

  test('a machine that slept through it shows nothing of the work', async ({ page, time }) => {
    await openShell(page);
    await time.sleep('00:11:00');
    await expect(page).toHaveURL('/web/login');
    await expect(terminalText(page, 'precious')).toBeHidden();
  });
});
