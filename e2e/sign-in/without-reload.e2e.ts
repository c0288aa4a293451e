// If the response of a sign-in contains the bearer token, the console continues without loading the page again.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });

/** Sets a global variable, which a reload removes. */
const markPage = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

async function signIn(page: Page, name = 'alice'): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test.use({ username: '' });

// docs/behaviour.md#sign-in "If the proxy's answer contains the bearer", "It stores the bearer token, which notifies",
// "Nothing was cached before that"
test('a sign-in continues in the same page, and Back skips the sign-in page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/msg/info/login_success');
  await page.goto(`${SERVERS_PATH}?search=web#row-7`);
  await expect(page.getByLabel('Username')).toBeFocused();
  await markPage(page);
  await signIn(page);
  await expect(serverRow(page)).toBeVisible();
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=web#row-7`);
  await expect(page).toHaveTitle(/Servers$/);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/login_success$/);
  await page.goForward();
  await expect(serverRow(page)).toBeVisible();
});

test.describe('when a security key is required', () => {
  test.use({ scenario: 'MFA webauthn' });

  // docs/behaviour.md#sign-in "If the proxy's answer contains the bearer",
  // "It stores the bearer token, which notifies", "Nothing was cached before that"
  test('a sign-in with a security key continues in the same page', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(SERVERS_PATH);
    await markPage(page);
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

// docs/behaviour.md#sign-in "It also loads the page again at sign-out"
test('a sign-out reloads the page, so the next user gets a new page', { tag: '@gate' }, async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await signIn(page);
  await expect(serverRow(page)).toBeVisible();
  await markPage(page);
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  expect(await isMarked(page)).toBe(false);
  await signIn(page, 'bob');
  await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
});

// docs/behaviour.md#sign-in "The console loads the page again"
test('the launcher is loaded as a new page, with its own security policy', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/launch/grafana.one.example.com/one.example.com/grafana.one.example.com');
  await expect(page.getByLabel('Username')).toBeFocused();
  await markPage(page);
  const launcherResponse = page.waitForResponse((response) => /\/web\/launch\/[^?]*$/.test(response.url()));
  await signIn(page);
  expect((await launcherResponse).headers()['content-security-policy']).toContain('https://grafana.one.example.com:*');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('the list of servers is rendered invisibly during typing, without requests', async ({ page }) => {
  // The console renders in a document that no global variable refers to. This script stores that document for the test.
  await page.addInitScript(() => {
    const originalCreate = document.implementation.createHTMLDocument.bind(document.implementation);
    const createAndStore = (title?: string) => Object.assign(globalThis, { unseen: originalCreate(title) }).unseen;
    document.implementation.createHTMLDocument = createAndStore;
  });
  await page.goto(SERVERS_PATH);
  const title = await page.title();
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) requestedUrls.push(request.url());
  });
  await page.getByLabel('Username').fill('alice');
  const countHiddenRows = () =>
    page.evaluate(() => Reflect.get(globalThis, 'unseen')?.getElementsByTagName('tr').length ?? 0);
  await expect.poll(countHiddenRows).toBeGreaterThan(16);
  expect(await page.title()).toBe(title);
  expect(requestedUrls).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(serverRow(page)).toBeVisible();
});
