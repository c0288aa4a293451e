// The console prefetches the code of pages that the user will probably open next.
// The tests prove it by going offline before the navigation.
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

test.use({ scenario: 'one of each kind', hasColdCache: true });

for (const [linkState, pointAtLink] of [
  ['that the pointer is over', (page: Page) => navigationLink(page, 'Audit Log').hover()],
  ['that has the focus', (page: Page) => navigationLink(page, 'Audit Log').focus()],
] as const)
  // docs/behaviour.md#start-up "The console fetches the code of a page", "It doesn't prefetch their data"
  test(`a link ${linkState} opens its page without a network, because its code is loaded`, async ({
    page,
    context,
  }) => {
    await openServers(page);
    const auditScript = waitForScript(page, 'audit');
    await pointAtLink(page);
    await auditScript;
    await context.setOffline(true);
    await navigationLink(page, 'Audit Log').click();
    await expect(heading(page, 'Audit Log')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Network request failed');
  });

// docs/behaviour.md#start-up "The console fetches the code of a page", "It doesn't prefetch their data"
test('four seconds after the start, pages of three groups open without a network', async ({ page, context, time }) => {
  await openServers(page);
  const pageScripts = Promise.all(['activity', 'account', 'management'].map((part) => waitForScript(page, part)));
  await time.pass('00:04');
  await pageScripts;
  await context.setOffline(true);
  for (const name of ['Session Recordings', 'Manage Clusters', 'Active Sessions']) {
    await navigationLink(page, name).click();
    await expect(heading(page, name)).toBeVisible();
  }
});
