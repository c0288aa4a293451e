// Tests the filter for locks in force. An 18.x proxy can filter them. With 14.x, the console loads all locks and
// filters them (docs/protocol/resources.md#18.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, row } from '#e2e/harness/resource-kinds.ts';

const LOCKS_PATH = '/web/locks';

const inForceFilter = (page: Page) => page.getByRole('button', { name: 'Active', exact: true });

for (const scenario of ['some locks', 'some locks, 18.x'] as const)
  test.describe(scenario, () => {
    test.use({ scenario });

    // docs/behaviour.md#locks "Users can filter locks by those in force"
    // docs/behaviour.md#locks "Proxies that support this filter", "For other proxies, the console has loaded"
    test('the filter shows and counts only locks in force, and the address contains it', async ({ page }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => request.url().includes('/locks') && requestedUrls.push(request.url()));
      await page.goto(LOCKS_PATH);
      await expect(rowNames(page)).toHaveCount(4);
      await inForceFilter(page).click();
      await expect(page).toHaveURL(`${LOCKS_PATH}?force=yes`);
      await expect(rowNames(page)).toHaveCount(3);
      await expect(row(page, /id-of-web-10/)).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: '3 locks match' })).toBeVisible();
      await page.reload();
      await expect(inForceFilter(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(rowNames(page)).toHaveCount(3);
      const isFilteredByProxy = requestedUrls
        .at(-1)
        ?.endsWith('/v2/webapi/sites/one.example.com/locks?in_force_only=true');
      expect(isFilteredByProxy).toBe(scenario !== 'some locks');
      await page.getByRole('searchbox', { name: 'Search locks' }).fill('web-10');
      await expect(page.getByRole('heading', { name: 'No locks match "web-10", Active' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rowNames(page)).toHaveCount(4);
      await inForceFilter(page).click();
      await expect(rowNames(page)).toHaveCount(3);
      await row(page, /dora/).getByRole('button', { name: 'Delete lock on user: dora' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete lock' }).click();
      await expect(rowNames(page)).toHaveCount(2);
    });
  });
