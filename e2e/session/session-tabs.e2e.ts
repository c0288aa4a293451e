// Tests how several tabs share a web session: renewing it, and warning idle users.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const row = (page: Page) => page.getByRole('row', { name: /web-01/ });
const idleWarning = (page: Page) => page.getByRole('dialog', { name: 'Stay signed in?' });

async function openServers(page: Page): Promise<void> {
  await page.goto(SERVERS_PATH);
  await expect(row(page)).toBeVisible();
}

/** Records the calls that renew the web session or check its status, by the last part of their path. */
const recordSessionCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.context().on('request', (request) => {
    if (/\/(renew|status)$/.test(request.url())) calls.push(new URL(request.url()).pathname.split('/').pop() ?? '');
  });
  return calls;
};

/** Announces a renewal of the session as another tab would. The renewal never finishes. */
const announceRenewal = (page: Page, storageValue: string) =>
  page.evaluate((value) => {
    localStorage.setItem('grv_teleport_token_renew', value);
    localStorage.removeItem('grv_teleport_token_renew');
  }, storageValue);

test('a tab that closes during a renewal does not prevent another tab from renewing the session', async ({
  page,
  context,
  time,
}) => {
  await openServers(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/web/msg/info/login_success');
  await announceRenewal(otherTab, 'true');
  await otherTab.close();
  const calls = recordSessionCalls(page);
  await time.pass('00:00:45');
  await expect.poll(() => calls).toContain('status');
  await time.pass('00:06:30');
  await expect.poll(() => calls).toContain('renew');
  await expect(row(page)).toBeVisible();
});

// docs/behaviour.md#session "The console renews the bearer token"
test('a bearer token that expires in ten seconds is renewed when a page opens', async ({ page, time }) => {
  await openServers(page);
  await page.goto('about:blank');
  await time.pass('00:09:50');
  const calls = recordSessionCalls(page);
  await openServers(page);
  await expect.poll(() => calls).toContain('renew');
  await time.pass('00:00:45');
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(row(page)).toBeVisible();
});

test.describe('with an idle limit of one minute', () => {
  test.beforeEach(({ mock }) => {
    mock.world.settings.idleTimeoutMs = 60_000;
  });

  // docs/behaviour.md#session "A dialog warns the user 120 s before the end"
  test('the warning appears before the end, can be dismissed with Enter, and appears again', async ({ page, time }) => {
    await openServers(page);
    await time.pass('00:00:14');
    await expect(idleWarning(page)).toBeHidden();
    await time.pass('00:00:03');
    await expect(idleWarning(page)).toContainText(/ends in 1\d seconds/);
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(idleWarning(page)).toBeHidden();
    await time.pass('00:00:17');
    await expect(idleWarning(page)).toBeVisible();
    await time.pass('00:00:15');
    await expect(page).toHaveURL(/\/web\/login/);
  });

  test(
    'both tabs show the warning, activity in one keeps both signed in, and without activity both are signed out',
    { tag: '@gate' },
    async ({ page, context, time }) => {
      await openServers(page);
      const otherTab = await context.newPage();
      await openServers(otherTab);
      await time.pass('00:00:18');
      await expect(idleWarning(page)).toBeVisible();
      await expect(idleWarning(otherTab)).toBeVisible();
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(idleWarning(page)).toBeHidden();
      await expect(idleWarning(otherTab)).toBeHidden();
      await time.pass('00:00:10');
      await otherTab.keyboard.press('Shift');
      await time.pass('00:00:10');
      await otherTab.keyboard.press('Shift');
      await time.pass('00:00:10');
      for (const tab of [page, otherTab]) await expect(row(tab)).toBeVisible();
      await time.pass('00:00:40');
      for (const tab of [page, otherTab]) await expect(tab).toHaveURL(/\/web\/login/);
    },
  );
});
