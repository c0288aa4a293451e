// The filter for locks that are in force: 18.x is asked for them, 14.x for all (docs/protocol/resources.md#18.4).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, row } from '#e2e/harness/resource-kinds.ts';

const LOCKS_PATH = '/web/locks';

const inForceFilter = (page: Page) => page.getByRole('button', { name: 'Active', exact: true });

for (const scenario of ['some locks', 'some locks, 18.x'] as const)
  test.describe(scenario, () => {
    test.use({ scenario });

    // docs/behaviour.md#locks "Users can filter locks by those in force"
    // docs/behaviour.md#locks "Proxies that support this filter", "For other proxies, the console has loaded"
    test('the filter lists, counts and deletes locks in force, and the address keeps it', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/locks') && asked.push(request.url()));
      await page.goto(LOCKS_PATH);
      await expect(names(page)).toHaveCount(4);
      await inForceFilter(page).click();
      await expect(page).toHaveURL(`${LOCKS_PATH}?force=yes`);
      await expect(names(page)).toHaveCount(3);
      await expect(row(page, /id-of-web-10/)).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: '3 locks match' })).toBeVisible();
      await page.reload();
      await expect(inForceFilter(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(names(page)).toHaveCount(3);
      const isAsked = asked.at(-1)?.endsWith('/v2/webapi/sites/one.example.com/locks?in_force_only=true');
      expect(isAsked).toBe(scenario !== 'some locks');
      await page.getByRole('searchbox', { name: 'Search locks' }).fill('web-10');
      await expect(page.getByRole('heading', { name: 'No locks match "web-10", Active' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(names(page)).toHaveCount(4);
      await inForceFilter(page).click();
      await expect(names(page)).toHaveCount(3);
      await row(page, /dora/).getByRole('button', { name: 'Delete lock on user: dora' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete lock' }).click();
      await expect(names(page)).toHaveCount(2);
    });
  });
