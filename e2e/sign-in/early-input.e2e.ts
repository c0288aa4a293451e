// The page contains the sign-in form before the console's script has loaded. Input from that time is kept.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { test as base } from '#e2e/harness/broken-build.ts';
import { expect } from '#e2e/harness/harness.ts';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const servers = (page: Page) => page.getByRole('row', { name: /web-01/ });

/** A page whose script is delayed until `scriptComes` is called. */
const test = base.extend<{ scriptComes: () => Promise<void> }>({
  username: '',
  expectedErrors: [/status of 404/],
  async scriptComes({ page, dist, build }, use) {
    // The hash has eight characters. Without it, other file names would match too.
    const name = readdirSync(join(dist, 'app')).find((file) => /^index-[\w-]{8}\.js$/.test(file));
    build.removeFiles('index');
    await use(async () => {
      // Wait for pending requests, because they would fail for later pages too.
      await expect(page.getByRole('alert').filter({ hasText: "Couldn't load the console." })).toBeVisible();
      build.restoreFiles();
      await page.evaluate(async (name) => void (await import(`/web/app/${name}`)), name);
    });
  },
});

// docs/behaviour.md#sign-in "The console keeps everything that the user"
test('text, focus, caret and theme stay when the script loads', async ({ page, scriptComes }) => {
  await page.addInitScript(() => localStorage.setItem('grv_teleport_ui_theme', 'dark'));
  await page.goto('/web/login');
  await expect(username(page)).toBeFocused();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.keyboard.type('alie');
  await page.keyboard.press('ArrowLeft');
  await scriptComes();
  await page.keyboard.type('c');
  await expect(username(page)).toHaveValue('alice');
  await expect(page).toHaveTitle('Sign in');
  expect(await background()).toBe(before);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await background()).not.toBe(before);
});

// docs/behaviour.md#sign-in "The browser never submits a form itself"
test(
  'Enter is kept until the script loads, and adds nothing to an address',
  { tag: '@gate' },
  async ({ page, mock, scriptComes }) => {
    await page.goto('/web/login');
    await username(page).fill('alice');
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/web\/login$/);
    await scriptComes();
    await expect(servers(page)).toBeVisible();
    expect(mock.world.db.webSession.all()).toHaveLength(1);
  },
);

test('the browser reports an empty field, and a typed username starts loading the console', async ({
  page,
  mock,
  scriptComes,
}) => {
  await page.goto('/web/login');
  await username(page).fill('alice');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(password(page)).toBeFocused();
  const shell = page.waitForRequest(/\/web\/app\/shell-/);
  await scriptComes();
  await shell;
  await expect(username(page)).toHaveValue('alice');
  expect(mock.world.db.auditEvent.all()).toEqual([]);
});

test.describe('with a message of the day', () => {
  test.use({ scenario: 'a message of the day' });

  test('reading the message continues to the form', async ({ page, scriptComes }) => {
    await page.goto('/web/login');
    await page.getByRole('button', { name: 'Continue' }).click();
    await scriptComes();
    await expect(username(page)).toBeFocused();
  });
});

test.describe('with several second factors', () => {
  test.use({ scenario: 'second factor on' });

  // docs/behaviour.md#sign-in "The console keeps everything that the user"
  test('the selected factor stays', async ({ page, scriptComes }) => {
    await page.goto('/web/login');
    await page.getByRole('combobox').selectOption('Authenticator App');
    await scriptComes();
    await expect(page.getByLabel('One-time code')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('otp');
  });
});
