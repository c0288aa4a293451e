// The page contains the sign-in form before the console's script has loaded. The script must keep what users typed
// and selected until then.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { test as base } from '#e2e/harness/broken-build.ts';
import { expect } from '#e2e/harness/harness.ts';

const usernameField = (page: Page) => page.getByLabel('Username');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** A test whose page gets no script until it calls `loadScript`. */
const test = base.extend<{ loadScript: () => Promise<void> }>({
  username: '',
  expectedErrors: [/status of 404/],
  async loadScript({ page, dist, build }, use) {
    // The hash has eight characters. Without it, other file names would match too.
    const scriptName = readdirSync(join(dist, 'app')).find((file) => /^index-[\w-]{8}\.js$/.test(file));
    build.removeFiles('index');
    await use(async () => {
      // Wait for pending requests, because they would fail for later pages too.
      await expect(page.getByRole('alert').filter({ hasText: "Couldn't load the console." })).toBeVisible();
      build.restoreFiles();
      await page.evaluate(async (name) => void (await import(`/web/app/${name}`)), scriptName);
    });
  },
});

// docs/behaviour.md#sign-in "The console keeps everything that the user"
test('text, focus, caret and theme stay when the script loads', async ({ page, loadScript }) => {
  await page.addInitScript(() => localStorage.setItem('grv_teleport_ui_theme', 'dark'));
  await page.goto('/web/login');
  await expect(usernameField(page)).toBeFocused();
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const initialBackground = await readBackground();
  await page.keyboard.type('alie');
  await page.keyboard.press('ArrowLeft');
  await loadScript();
  await page.keyboard.type('c');
  await expect(usernameField(page)).toHaveValue('alice');
  await expect(page).toHaveTitle('Sign in');
  expect(await readBackground()).toBe(initialBackground);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await readBackground()).not.toBe(initialBackground);
});

// docs/behaviour.md#sign-in "The browser never submits a form itself"
test(
  'Enter signs in once the script loads, and adds nothing to the URL',
  { tag: '@gate' },
  async ({ page, mock, loadScript }) => {
    await page.goto('/web/login');
    await usernameField(page).fill('alice');
    await passwordField(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web\/login$/);
    await loadScript();
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  },
);

test('the browser focuses an empty password field, and a typed username starts loading the console', async ({
  page,
  mock,
  loadScript,
}) => {
  await page.goto('/web/login');
  await usernameField(page).fill('alice');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(passwordField(page)).toBeFocused();
  const shellScriptRequest = page.waitForRequest(/\/web\/app\/shell-/);
  await loadScript();
  await shellScriptRequest;
  await expect(usernameField(page)).toHaveValue('alice');
  expect(mock.world.db.auditEvent.all()).toEqual([]);
});

test.describe('with a message of the day', () => {
  test.use({ scenario: 'a message of the day' });

  test('Continue leads to the form even if it is pressed before the script loads', async ({ page, loadScript }) => {
    await page.goto('/web/login');
    await page.getByRole('button', { name: 'Continue' }).click();
    await loadScript();
    await expect(usernameField(page)).toBeFocused();
  });
});

test.describe('with several second factors', () => {
  test.use({ scenario: 'MFA on' });

  // docs/behaviour.md#sign-in "The console keeps everything that the user"
  test('the selected second factor stays when the script loads', async ({ page, loadScript }) => {
    await page.goto('/web/login');
    await page.getByRole('combobox').selectOption('Authenticator App');
    await loadScript();
    await expect(page.getByLabel('One-time code')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('otp');
  });
});
