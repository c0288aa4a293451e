// Tests how lists show the health that agents report for databases and Kubernetes clusters.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const DATABASES_PATH = '/web/cluster/one.example.com/databases';
const KUBE_CLUSTERS_PATH = '/web/cluster/one.example.com/kubernetes';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.getByRole('dialog');

test.use({ scenario: 'healthy and unhealthy resources' });

// docs/behaviour.md#health "If the proxy reports the health of a database", "Connect shows the reason and since"
test(
  'lists show the health of resources, and the Connect dialog shows the reason and when it started',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(DATABASES_PATH);
    await expect(row(page, 'orders')).toContainText('Unhealthy');
    await expect(row(page, 'shop')).toContainText('Healthy');
    await expect(row(page, 'stock')).toContainText('draining');
    await expect(row(page, 'unasked')).not.toContainText(/healthy/i);
    await page.getByRole('button', { name: 'Connect to orders', exact: true }).press('Enter');
    await expect(dialog(page)).toContainText(/Unhealthy since 2026-11-20 \d\d:00:00/);
    await expect(dialog(page)).toContainText('threshold reached');
    await expect(dialog(page)).toContainText('dial tcp 10.0.3.9:5432: i/o timeout');
    await page.goto(KUBE_CLUSTERS_PATH);
    await expect(row(page, 'shop-eu')).toContainText('Unhealthy');
    await page.getByRole('button', { name: 'Connect to shop-eu', exact: true }).click();
    await expect(dialog(page)).toContainText('threshold reached');
  },
);

test('the health of a database is visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(DATABASES_PATH);
  await expect(row(page, 'orders')).toContainText('Unhealthy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
