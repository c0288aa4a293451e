// Tests what a page shows if a file of the build cannot be loaded, or if the browser cannot store data.
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

test('if the code of the router or the shell does not load, an error appears, and Retry loads it', async ({
  page,
  build,
}) => {
  for (const chunkName of ['router', 'shell'])
    await test.step(chunkName, async () => {
      build.removeFiles(chunkName);
      await clearCache(page);
      await page.goto(SERVERS_PATH);
      await expectStartError(page);
      build.restoreFiles();
      await pressRetry(page);
      await expect(row(page)).toBeVisible();
    });
});

test.describe('in a browser with an empty cache', () => {
  // A separate browser context, whose cache contains only the files of the first page.
  test.use({ hasColdCache: true });

  // docs/behaviour.md#errors "If the code of a page could not be"
  test(
    'without network, a page whose code is not cached shows an error, and Retry opens it later',
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

test('an error appears if the main script of the console does not load', { tag: '@gate' }, async ({ page, build }) => {
  build.removeFiles('index');
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('alert')).toHaveText(/^Couldn't load the console\./);
  build.restoreFiles();
  await page.reload();
  await expect(row(page)).toBeVisible();
});

// docs/behaviour.md#browser-storage "If the browser blocks site data for the address"
test('if the browser blocks site data, the page says how to allow it', { tag: '@gate' }, async ({ page }) => {
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

/** Simulates a full storage: only the keys in `allowedKeys` can be stored. */
const fillStorage = (page: Page, allowedKeys: readonly string[]) =>
  page.addInitScript((keys) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      if (!keys.includes(key)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  }, allowedKeys);

// docs/behaviour.md#browser-storage "If the storage is full, less important", "A banner says that the user's own"
test('if the storage is full, settings are deleted to make room for the web session, and a banner says so', async ({
  page,
}) => {
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
test('if there is no room for the web session, the page says so', async ({ page }) => {
  await fillStorage(page, []);
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('heading', { name: 'No room for site data' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('has no room left to store your session');
});

// docs/behaviour.md#browser-storage "A setting that can't be stored stays"
test('if only the web session can be stored, settings last until the page is left', async ({ page }) => {
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

test('an unconfirmed sign-out is completed after a failed load of the router or the shell', async ({
  page,
  context,
  mock,
  origin,
  build,
}) => {
  for (const chunkName of ['router', 'shell'])
    await test.step(chunkName, async () => {
      await page.goto(SERVERS_PATH);
      mock.world.fault(SIGN_OUT, { cut: true });
      await page.getByRole('button', { name: 'Account of alice' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('alert')).toContainText("the proxy hasn't confirmed it");
      build.removeFiles(chunkName);
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
  test('a page whose stylesheet does not load still works, and Reload loads it', async ({ page, build }) => {
    build.removeFiles('style');
    await page.goto('/web/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("Couldn't load the styles of this page.");
    await username(page).fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
    await expect(alert).toBeVisible();
    build.restoreFiles();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
