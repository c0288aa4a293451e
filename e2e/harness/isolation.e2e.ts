// Tests share a server and a browser context to reuse the cached build. These tests check that nothing else is kept
// from one test to the next.
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const SUPPORT_PATH = '/web/support';
const heading = (page: Page) => page.getByRole('heading', { name: 'Help & Support' });

async function openSupport(page: Page): Promise<void> {
  await page.goto(SUPPORT_PATH);
  await expect(heading(page)).toBeVisible();
}

/** The number of bytes that were transferred for scripts of the build. Cached scripts count zero. */
const transferredScriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/web/app/') && name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );

/** The state in the browser that a test may have left behind. */
const leftoverState = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.getItem('planted'),
    session: sessionStorage.getItem('planted'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test.describe.configure({ mode: 'serial' });

test('a test stores all kinds of state in the browser', async ({ page, context, mock }) => {
  await openSupport(page);
  await page.evaluate(async () => {
    document.cookie = 'planted=1; path=/';
    localStorage.setItem('planted', '1');
    sessionStorage.setItem('planted', '1');
    await new Promise((done) => (indexedDB.open('planted').onsuccess = done));
    await caches.open('planted');
  });
  // Trusted Types let no page of the console register a worker.
  const session = await context.newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await openSupport(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/web/mockServiceWorker.js', { scope: '/web/planted' });
  });
  expect(await leftoverState(page)).toMatchObject({
    local: '1',
    session: '1',
    databases: ['planted'],
    caches: ['planted'],
  });
  expect((await context.cookies()).length).toBeGreaterThan(1);
  mock.world.settings.idleTimeoutMs = 7;
});

test.describe('signed out', () => {
  test.use({ username: '' });

  test('the next test has no stored state and no signed-in user', async ({ page, context, mock }) => {
    expect(await context.cookies()).toEqual([]);
    await page.goto(SUPPORT_PATH);
    await expect(page.getByLabel('Username')).toBeVisible();
    const emptyState = { local: null, session: null, databases: [], caches: [], workers: 0 };
    expect(await leftoverState(page)).toMatchObject(emptyState);
    expect((await leftoverState(page)).cookie).not.toContain('planted');
    expect(mock.world.settings.idleTimeoutMs).not.toBe(7);
  });
});

test('the scripts of the build are cached', async ({ page }) => {
  await openSupport(page);
  expect(await transferredScriptBytes(page)).toBe(0);
});

test('a test changes state that cannot be cleared: clock, permissions, init scripts', async ({
  page,
  context,
  time,
}) => {
  await context.grantPermissions(['clipboard-read']);
  await context.addInitScript(() => Object.assign(globalThis, { planted: true }));
  await time.pass('00:00:05');
  await openSupport(page);
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(true);
});

test('the next test has the real time, no permission and no init script', async ({ page }) => {
  await openSupport(page);
  const pageState = await page.evaluate(async () => {
    const name = 'clipboard-read' as PermissionName; // only Chromium knows this name
    const { state } = await navigator.permissions.query({ name });
    return { planted: 'planted' in globalThis, state, now: Date.now() };
  });
  expect(pageState).toMatchObject({ planted: false, state: expect.not.stringMatching('granted') });
  expect(Math.abs(Date.now() - pageState.now)).toBeLessThan(60_000);
});
