// Tests that the proxy stores whether a user sees rows or cards (18.x).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { ALL_RESOURCES_PATH, cards } from './all-resources.ts';

const SAVE_PREFERENCES = 'PUT /v1/webapi/user/preferences';
const CARD_VIEW = 1;
const ROW_VIEW = 2;

const cardsSwitch = (page: Page) => page.getByRole('switch', { name: 'Cards' });
const storedView = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen.unifiedResourcePreferences;
/** Stores the view mode on the proxy, as if the user had chosen it in another browser. */
function storeView({ world: { db } }: Proxy, viewMode: number): void {
  db.preferences.delete('alice');
  db.preferences.create({
    user: 'alice',
    chosen: { theme: 0, unifiedResourcePreferences: { defaultTab: 2, viewMode } },
  });
}

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'all kinds of 18.x' });

  // docs/behaviour.md#all-resources "It shows rows or cards; the browser"
  test('the stored view is shown, and a chosen view is stored without changing other preferences', async ({
    page,
    mock,
  }) => {
    storeView(mock, CARD_VIEW);
    await page.goto(ALL_RESOURCES_PATH);
    await expect(cards(page).first()).toBeVisible();
    await cardsSwitch(page).uncheck();
    await expect.poll(() => storedView(mock)).toMatchObject({ defaultTab: 2, viewMode: ROW_VIEW });
    await expect(cards(page)).toHaveCount(0);
    storeView(mock, CARD_VIEW);
    await page.reload();
    await expect(cardsSwitch(page)).toBeChecked();
  });

  test('a view that could not be stored is reported, and stored after a reload', async ({ page, mock }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(cardsSwitch(page)).not.toBeChecked();
    mock.world.fault(SAVE_PREFERENCES, { status: 500, message: 'the backend is away' });
    await cardsSwitch(page).check();
    const alert = page.getByRole('alert').filter({ hasText: "Couldn't save at the proxy whether you see cards" });
    await expect(alert).toContainText('the backend is away');
    await expect(cards(page).first()).toBeVisible();
    mock.world.faults.delete(SAVE_PREFERENCES);
    await page.reload();
    await expect.poll(() => storedView(mock)?.viewMode).toBe(CARD_VIEW);
    await expect(cardsSwitch(page)).toBeChecked();
    await expect(alert).toBeHidden();
  });
});
