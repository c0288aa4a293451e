// What a page shows if a part of the build cannot be loaded, for example during a deployment or a restart of the proxy.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { axeViolations } from '#e2e/harness/axe.ts';
import { CHUNK_LOAD_ERROR, test } from '#e2e/harness/broken-build.ts';
import { expect, signIn } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const SIGN_OUT = 'DELETE /v1/webapi/sessions/web';

const row = (page: Page) => page.getByRole('row', { name: /web-01/ });
const username = (page: Page) => page.getByLabel('Username');

test.use({ expectedErrors: [new RegExp(`${CHUNK_LOAD_ERROR.source}|^Refused to apply style from`)] });

async function expectStartError(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: "Couldn't load this page" })).toBeVisible();
  await expect(page).toHaveTitle("Couldn't load this page");
  await expect(page.getByRole('alert')).toContainText(
    "Couldn't load this page because the proxy didn't send its code.",
  );
}

/** Clears the browser's cache, so that all files are requested again. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

const pressRetry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

test('a console whose router or shell does not load says so, and Retry continues', async ({ page, build }) => {
  for (const part of ['router', 'shell'])
    await test.step(part, async () => {
      build.removeFiles(part);
      await clearCache(page);
      await page.goto(SERVERS_PATH);
      await expectStartError(page);
      build.restoreFiles();
      await pressRetry(page);
      await expect(row(page)).toBeVisible();
    });
});

test.describe('in a browser that has cached nothing', () => {
  // A new context, whose cache only contains the first page.
  test.use({ cold: true });

  // docs/behaviour.md#errors "If the code of a page could not be"
  test(
    'a page that was never opened reports the network failure in the console, and Retry opens it',
    { tag: '@gate' },
    async ({ page, context }) => {
      await page.goto(SERVERS_PATH);
      await expect(row(page)).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Session & Identity Locks' }).press('Enter');
      await expect(page.getByRole('heading', { name: "Couldn't load this page" })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText("Couldn't load this page because the network is cut.");
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await pressRetry(page);
      await expect(page.getByRole('alert')).toHaveText("Couldn't load this page because the network is cut.");
      await context.setOffline(false);
      await pressRetry(page);
      await expect(page.getByRole('heading', { name: 'Session & Identity Locks' })).toBeVisible();
    },
  );
});

test('a console that does not load at all says so', { tag: '@gate' }, async ({ page, build }) => {
  build.removeFiles('index');
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('alert')).toHaveText(/^Couldn't load the console\./);
  build.restoreFiles();
  await page.reload();
  await expect(row(page)).toBeVisible();
});

// docs/behaviour.md#browser-storage "If the browser blocks site data for the address"
test('a browser that blocks site data gets a page that says how to allow it', { tag: '@gate' }, async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get });
  });
  for (const address of [SERVERS_PATH, '/web/login', '/web/invite/00000000000000000000000000000000']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Allow site data for this address' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`blocks cookies or site data for ${new URL(page.url()).host}`);
    await expect(page.getByText('Firefox: in Settings, open Privacy & Security.')).toBeVisible();
    await expect(page.getByText('Failed to read')).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

/** Fills the storage, except for the keys in `allowedKeys`. */
const fillStorage = (page: Page, allowedKeys: readonly string[]) =>
  page.addInitScript((fitting) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      if (!fitting.includes(key)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  }, allowedKeys);

// docs/behaviour.md#browser-storage "If the storage is full, less important", "A banner says that the user's own"
test('settings are dropped to make room for the session, and a banner says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    setItem.call(localStorage, 'postern-settings:alice:views', '{}');
    Storage.prototype.setItem = function set(key, text) {
      if (localStorage.getItem('postern-settings:alice:views') !== null)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.goto(SERVERS_PATH);
  await expect(row(page)).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: "This browser's storage for this address was full." });
  await expect(banner).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
});

// docs/behaviour.md#browser-storage "If there is still no room for the session"
test('a browser without room for the session says so', async ({ page }) => {
  await fillStorage(page, []);
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('heading', { name: 'No room for site data' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('has no room left to store your session');
});

// docs/behaviour.md#browser-storage "A setting that can't be stored stays"
test('a full storage keeps the session, and settings last until the page is left', async ({ page }) => {
  await fillStorage(page, ['grv_teleport_token']);
  await page.goto(SERVERS_PATH);
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mine' })).toBeVisible();
  await page.reload();
  await expect(row(page)).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Mine' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(username(page)).toBeVisible();
});

test('a sign-out whose router or shell does not load stops waiting', async ({ page, context, mock, origin, build }) => {
  for (const part of ['router', 'shell'])
    await test.step(part, async () => {
      await page.goto(SERVERS_PATH);
      mock.world.fault(SIGN_OUT, { cut: true });
      await page.getByRole('button', { name: 'Account of alice' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('alert')).toContainText("the proxy hasn't confirmed it");
      build.removeFiles(part);
      await clearCache(page);
      await page.goto(SERVERS_PATH);
      await expectStartError(page);
      build.restoreFiles();
      mock.world.release(SIGN_OUT);
      await pressRetry(page);
      await expect(username(page)).toBeVisible();
      expect(mock.world.db.webSession.all()).toEqual([]);
      await signIn(context, { mock, origin, username: 'alice' });
    });
});

test.describe('signed out', () => {
  test.use({ username: '' });

  // docs/behaviour.md#errors "The console reports a stylesheet"
  test('a page without its styles says so and works, and a reload loads them', async ({ page, build }) => {
    build.removeFiles('style');
    await page.goto('/web/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("Couldn't load the styles of this page.");
    await username(page).fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(row(page)).toBeVisible();
    await expect(alert).toBeVisible();
    build.restoreFiles();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(row(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
