// Tests share a server and a context of the browser, which keeps the build: nothing else of one test is there in the next.
import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const SUPPORT_PATH = '/web/support';
const heading = (page: Page) => page.getByRole('heading', { name: 'Help & Support' });

async function openSupport(page: Page): Promise<void> {
  await page.goto(SUPPORT_PATH);
  await expect(heading(page)).toBeVisible();
}

/** Bytes that came over the wire for the scripts of the build. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/web/app/') && name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );

/** What is kept in the browser besides what the console itself keeps at every start. */
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

test('leaves all kinds of state behind in one test', async ({ page, context, mock }) => {
  await openSupport(page);
  await page.evaluate(async () => {
    document.cookie = 'planted=1; path=/';
    localStorage.setItem('planted', '1');
    sessionStorage.setItem('planted', '1');
    await new Promise((done) => (indexedDB.open('planted').onsuccess = done));
    await caches.open('planted');
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

  test('the next test finds no state and no signed-in user', async ({ page, context, mock }) => {
    expect(await context.cookies()).toEqual([]);
    await page.goto(SUPPORT_PATH);
    await expect(page.getByLabel('Username')).toBeVisible();
    const nothing = { local: null, session: null, databases: [], caches: [], workers: 0 };
    expect(await leftoverState(page)).toMatchObject(nothing);
    expect((await leftoverState(page)).cookie).not.toContain('planted');
    expect(mock.world.settings.idleTimeoutMs).not.toBe(7);
  });
});

test('the build is fetched once', async ({ page }) => {
  await openSupport(page);
  expect(await scriptBytes(page)).toBe(0);
});

test('changes state that cannot be wiped: the clock, permissions, init scripts', async ({ page, context, time }) => {
  await context.grantPermissions(['clipboard-read']);
  await context.addInitScript(() => Object.assign(globalThis, { planted: true }));
  await time.pass('00:00:05');
  await openSupport(page);
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(true);
});

test('the next test has a default clock, permissions and pages', async ({ page }) => {
  await openSupport(page);
  const found = await page.evaluate(async () => {
    const name = 'clipboard-read' as PermissionName; // of Chromium
    const { state } = await navigator.permissions.query({ name });
    return { planted: 'planted' in globalThis, state, now: Date.now() };
  });
  expect(found).toMatchObject({ planted: false, state: expect.not.stringMatching('granted') });
  expect(Math.abs(Date.now() - found.now)).toBeLessThan(60_000);
});
