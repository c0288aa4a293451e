import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ALL, cards } from './all-resources.ts';

const PUT = 'PUT /v1/webapi/user/preferences';
const IN_CARDS = 1;
const IN_ROWS = 2;

const view = (page: Page) => page.getByRole('switch', { name: 'Cards' });
const kept = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen.unifiedResourcePreferences;
/** What another machine, or another console, has kept. */
function keep({ world: { db } }: Proxy, viewMode: number): void {
  db.preferences.delete('alice');
  db.preferences.create({
    user: 'alice',
    chosen: { theme: 0, unifiedResourcePreferences: { defaultTab: 2, viewMode } },
  });
}

test.describe('behind 18.x', () => {
  test.use({ scenario: 'newer all kinds' });

  // docs/behaviour.md#all-resources "It shows rows or cards; the browser"
  test('what another machine chose is shown; what is chosen here is kept, and nothing beside it is lost', async ({
    page,
    mock,
  }) => {
    keep(mock, IN_CARDS);
    await page.goto(ALL);
    await expect(cards(page).first()).toBeVisible();
    await view(page).uncheck();
    await expect.poll(() => kept(mock)).toMatchObject({ defaultTab: 2, viewMode: IN_ROWS });
    await expect(cards(page)).toHaveCount(0);
    keep(mock, IN_CARDS);
    await page.reload();
    await expect(view(page)).toBeChecked();
  });

  test('what could not be kept is told, stays here, and is tried again', async ({ page, mock }) => {
    await page.goto(ALL);
    await expect(view(page)).not.toBeChecked();
    mock.world.fault(PUT, { status: 500, message: 'the backend is away' });
    await view(page).check();
    const told = page.getByRole('alert').filter({ hasText: "Couldn't save at the proxy whether you see cards" });
    await expect(told).toContainText('the backend is away');
    await expect(cards(page).first()).toBeVisible();
    mock.world.faults.delete(PUT);
    await page.reload();
    await expect.poll(() => kept(mock)?.viewMode).toBe(IN_CARDS);
    await expect(view(page)).toBeChecked();
    await expect(told).toBeHidden();
  });
});
