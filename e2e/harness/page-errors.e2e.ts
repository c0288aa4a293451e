// Tests the check for page errors that all browser tests have, by causing errors in places that it could miss.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './harness.ts';

const SUPPORT_PATH = '/web/support';

/** Expects exactly these errors, and removes them so that the test can pass. */
async function expectPageErrors(pageErrors: string[], expectedErrors: unknown[]): Promise<void> {
  await expect.poll(() => pageErrors).toEqual(expectedErrors);
  pageErrors.length = 0;
}

const throwAsync = (page: Page, text: string) =>
  page.evaluate(
    (message) =>
      void setTimeout(() => {
        throw new Error(message);
      }),
    text,
  );

async function fetchFromPage(page: Page, url: string): Promise<void> {
  const sent = page.waitForEvent('request');
  await page.evaluate((src) => void (new Image().src = src), url);
  await sent;
}

test('errors of a second tab and of a popup are recorded', async ({ page, context, pageErrors }) => {
  await page.goto(SUPPORT_PATH);
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  expect(pageErrors).toEqual([]);
  const tab = await context.newPage();
  await tab.goto(SUPPORT_PATH);
  await tab.evaluate(() => console.error('planted'));
  await expectPageErrors(pageErrors, ['console: planted']);
  const popupOpened = page.waitForEvent('popup');
  await page.evaluate((path) => void window.open(path), SUPPORT_PATH);
  await throwAsync(await popupOpened, 'planted');
  await expectPageErrors(pageErrors, ['uncaught: planted']);
});

// docs/behaviour.md#content-security "Browsers with Trusted Types refuse scripts"
test(
  'the browser refuses text as markup, and the error is recorded',
  { tag: '@gate' },
  async ({ page, pageErrors }) => {
    await page.goto(SUPPORT_PATH);
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    const error = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>planted</p>';
        return undefined;
      } catch (thrown) {
        return String(thrown);
      }
    });
    expect(error).toContain('TrustedHTML');
    await expectPageErrors(pageErrors, [expect.stringContaining('TrustedHTML')]);
  },
);

test('an unhandled rejection in another browser context is recorded', async ({ browser, origin, mock, pageErrors }) => {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, { mock, origin, username: 'bob' });
  const page = await context.newPage();
  await page.goto(SUPPORT_PATH);
  await page.evaluate(() => void Promise.reject(new Error('planted')));
  await expectPageErrors(pageErrors, ['uncaught: planted']);
  await context.close();
});

test(
  'requests and WebSockets to another origin are recorded',
  { tag: '@gate' },
  async ({ context, origin, pageErrors }) => {
    const tab = await context.newPage();
    for (const url of ['http://localhost:9/', `${origin}@elsewhere.invalid/`, `${origin}/web/app/none.svg`])
      await fetchFromPage(tab, url);
    await expectPageErrors(pageErrors, [
      'a request to http://localhost:9/',
      expect.stringContaining('elsewhere.invalid'),
    ]);
    const socketOpened = tab.waitForEvent('websocket');
    await tab.evaluate((url) => void new WebSocket(url), 'ws://localhost:9/');
    await socketOpened;
    await expectPageErrors(pageErrors, ['a request to ws://localhost:9/']);
  },
);

test('an unexpected error fails the test', { tag: '@gate' }, async ({ page }) => {
  test.fail();
  await page.goto(SUPPORT_PATH);
  await throwAsync(page, 'planted');
  await page.getByRole('heading', { name: 'Help & Support' }).waitFor();
});

test('a call that violates the contract fails the test', { tag: '@gate' }, async ({ page }) => {
  test.fail();
  await page.goto(SUPPORT_PATH);
  await page.evaluate(() => {
    const headers = { 'content-type': 'application/json' };
    return fetch('/v1/webapi/mfa/login/begin', { method: 'POST', headers, body: '{"user": 7}' });
  });
});
