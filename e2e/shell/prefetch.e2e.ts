// The code of likely next pages is prefetched. The tests prove it by cutting the network before the navigation.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const navigationLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const waitForScript = (page: Page, name: string) =>
  page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname.startsWith(`/web/app/${name}-`));

async function openServers(page: Page): Promise<void> {
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
}

test.use({ scenario: 'one of each kind', cold: true });

for (const [how, act] of [
  ['that the pointer is over', (page: Page) => navigationLink(page, 'Audit Log').hover()],
  ['that has the focus', (page: Page) => navigationLink(page, 'Audit Log').focus()],
] as const)
  // docs/behaviour.md#start-up "The console fetches the code of a page", "It doesn't prefetch their data"
  test(`a link ${how} opens its page without fetching its code`, async ({ page, context }) => {
    await openServers(page);
    const fetched = waitForScript(page, 'audit');
    await act(page);
    await fetched;
    await context.setOffline(true);
    await navigationLink(page, 'Audit Log').click();
    await expect(heading(page, 'Audit Log')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Network request failed');
  });

// docs/behaviour.md#start-up "The console fetches the code of a page", "It doesn't prefetch their data"
test('after a while every page of the navigation opens without fetching its code', async ({ page, context, time }) => {
  await openServers(page);
  const all = Promise.all(['activity', 'account', 'management'].map((part) => waitForScript(page, part)));
  await time.pass('00:04');
  await all;
  await context.setOffline(true);
  for (const name of ['Session Recordings', 'Manage Clusters', 'Active Sessions']) {
    await navigationLink(page, name).click();
    await expect(heading(page, name)).toBeVisible();
  }
});
