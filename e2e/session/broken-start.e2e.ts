// What a page says when a part of the build does not come: a deployment that is halfway, a proxy that is restarted.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { NOT_LOADED, test } from '#e2e/harness/broken-build.ts';
import { expect, signIn } from '#e2e/harness/harness.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';
const SIGN_OUT = 'DELETE /v1/webapi/sessions/web';

const row = (page: Page) => page.getByRole('row', { name: /web-01/ });
const username = (page: Page) => page.getByLabel('Username');

test.use({ expectedErrors: [new RegExp(`${NOT_LOADED.source}|^Refused to apply style from`)] });

async function expectBroken(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Internal Error' })).toBeVisible();
  await expect(page).toHaveTitle('Internal Error');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch dynamically imported module');
}

/** What the browser has kept of the build, it would not ask for. */
async function forget(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

test('a console whose router or shell does not come says so, and Retry goes on', async ({ page, build }) => {
  for (const part of ['router', 'shell'])
    await test.step(part, async () => {
      build.lose(part);
      await forget(page);
      await page.goto(SERVERS);
      await expectBroken(page);
      build.putBack();
      await retry(page);
      await expect(row(page)).toBeVisible();
    });
});

test('a console that does not come at all says so', { tag: '@gate' }, async ({ page, build }) => {
  build.lose('index');
  await page.goto(SERVERS);
  await expect(page.getByRole('alert')).toHaveText(/^Couldn't load the console\./);
  build.putBack();
  await page.reload();
  await expect(row(page)).toBeVisible();
});

test('a start that fails before any page is known says so', async ({ page }) => {
  const denied = 'Access is denied for this document.';
  await page.addInitScript((says) => {
    const get = () => {
      throw new DOMException(says, 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  }, denied);
  await page.goto(SERVERS);
  await expect(page.getByRole('heading', { name: 'Internal Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(denied);
});

test('a sign-out whose router or shell does not come is not waited for for ever', async ({
  page,
  context,
  mock,
  origin,
  build,
}) => {
  for (const part of ['router', 'shell'])
    await test.step(part, async () => {
      await page.goto(SERVERS);
      mock.world.fault(SIGN_OUT, { cut: true });
      await page.getByRole('button', { name: 'Account of alice' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('alert')).toContainText("the proxy hasn't confirmed it");
      build.lose(part);
      await forget(page);
      await page.goto(SERVERS);
      await expectBroken(page);
      build.putBack();
      mock.world.release(SIGN_OUT);
      await retry(page);
      await expect(username(page)).toBeVisible();
      expect(mock.world.db.webSession.all()).toEqual([]);
      await signIn(context, { mock, origin, as: 'alice' });
    });
});

test.describe('signed out', () => {
  test.use({ as: '' });

  // docs/behaviour.md#errors "A stylesheet that does not come"
  test('a page without its styles says so and works, and a reload brings them', async ({ page, build }) => {
    build.lose('style');
    await page.goto('/web/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("Couldn't load the styles of this page.");
    await username(page).fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(row(page)).toBeVisible();
    await expect(alert).toBeVisible();
    build.putBack();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(row(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
