// If the response of a sign-in contains the bearer token, the console continues without loading the page again.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const row = (page: Page) => page.getByRole('row', { name: /web-01/ });

/** Marks the page, so that a reload can be detected. */
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
test('a sign-in continues in the same page, and Back skips the login page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/msg/info/login_success');
  await page.goto(`${SERVERS_PATH}?search=web#row-7`);
  await expect(page.getByLabel('Username')).toBeFocused();
  await markPage(page);
  await signIn(page);
  await expect(row(page)).toBeVisible();
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=web#row-7`);
  await expect(page).toHaveTitle(/Servers$/);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/login_success$/);
  await page.goForward();
  await expect(row(page)).toBeVisible();
});

test.describe('when a security key is required', () => {
  test.use({ scenario: 'second factor webauthn' });

  // docs/behaviour.md#sign-in "If the proxy's answer contains the bearer",
  // "It stores the bearer token, which notifies", "Nothing was cached before that"
  test('touching the key continues in the same page', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await page.goto(SERVERS_PATH);
    await markPage(page);
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account of alice' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});

// docs/behaviour.md#sign-in "It also loads the page again at sign-out"
test('a user who signs in next gets a new page', { tag: '@gate' }, async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await signIn(page);
  await expect(row(page)).toBeVisible();
  await markPage(page);
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  expect(await isMarked(page)).toBe(false);
  await signIn(page, 'bob');
  await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
});

// docs/behaviour.md#sign-in "The console loads the page again"
test('the launcher has its own page policy, so it is loaded as a new page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/launch/grafana.one.example.com/one.example.com/grafana.one.example.com');
  await expect(page.getByLabel('Username')).toBeFocused();
  await markPage(page);
  const loaded = page.waitForResponse((response) => /\/web\/launch\/[^?]*$/.test(response.url()));
  await signIn(page);
  expect((await loaded).headers()['content-security-policy']).toContain('https://grafana.one.example.com:*');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('the start page is prerendered hidden during typing, and sends no requests', async ({ page }) => {
  // No other code refers to the document that the console renders in, so the page stores it for the test.
  await page.addInitScript(() => {
    const make = document.implementation.createHTMLDocument.bind(document.implementation);
    const keep = (title?: string) => Object.assign(globalThis, { unseen: make(title) }).unseen;
    document.implementation.createHTMLDocument = keep;
  });
  await page.goto(SERVERS_PATH);
  const title = await page.title();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) asked.push(request.url());
  });
  await page.getByLabel('Username').fill('alice');
  const drawn = () => page.evaluate(() => Reflect.get(globalThis, 'unseen')?.getElementsByTagName('tr').length ?? 0);
  await expect.poll(drawn).toBeGreaterThan(16);
  expect(await page.title()).toBe(title);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(row(page)).toBeVisible();
});
