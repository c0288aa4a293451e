import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';

const SETTINGS_PATH = '/web/settings';
const GET_PREFERENCES = 'GET /v1/webapi/user/preferences';
const SAVE_PREFERENCES = 'PUT /v1/webapi/user/preferences';

const layoutField = (page: Page) => page.getByLabel('Keyboard layout of Windows desktops', { exact: true });
const errorAlert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const storedPreferences = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen;

function storePreferences(mock: Proxy, changes: object): void {
  const { db } = mock.world;
  const currentPreferences = storedPreferences(mock) ?? { theme: 1, unifiedResourcePreferences: { defaultTab: 2 } };
  db.preferences.delete('alice');
  db.preferences.create({ user: 'alice', chosen: { ...currentPreferences, ...changes } });
}

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'no notifications' });

  // docs/behaviour.md#live-desktops "The proxy stores this choice in the same"
  test('a layout is selected by keyboard, stored at the proxy with all other preferences, and shown again', async ({
    page,
    mock,
  }) => {
    await page.goto(SETTINGS_PATH);
    await expect(layoutField(page)).toHaveValue('0');
    await expect(layoutField(page)).toHaveAccessibleDescription(/^For new sessions, in all your browsers\./);
    storePreferences(mock, { sideNavDrawerMode: 1 });
    await layoutField(page).focus();
    await page.keyboard.type('german (sw');
    await expect
      .poll(() => storedPreferences(mock))
      .toMatchObject({
        keyboardLayout: 0x0807,
        sideNavDrawerMode: 1,
        theme: 1,
        unifiedResourcePreferences: { defaultTab: 2 },
      });
    await page.reload();
    await expect(layoutField(page).getByRole('option', { selected: true })).toHaveText('German (Switzerland)');
    await layoutField(page).selectOption('Automatic');
    await expect.poll(() => storedPreferences(mock)?.keyboardLayout).toBe(0);
  });

  // docs/behaviour.md#live-desktops "A layout that another console chose"
  test('an unlisted layout is shown by its number and stays when the theme changes', async ({ page, mock }) => {
    storePreferences(mock, { keyboardLayout: 0x0001_0437 });
    await page.goto(SETTINGS_PATH);
    await expect(layoutField(page).getByRole('option', { selected: true })).toHaveText('Layout 00010437');
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    expect(storedPreferences(mock)?.keyboardLayout).toBe(0x0001_0437);
  });

  test(
    'the layout field is disabled if the layout cannot be loaded, and a failed change is reverted until Retry',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(GET_PREFERENCES, { status: 500, message: 'the backend is away' });
      await page.goto(SETTINGS_PATH);
      const loadErrorAlert = errorAlert(page, "Couldn't load your keyboard layout.");
      await expect(loadErrorAlert).toContainText('the backend is away');
      await expect(layoutField(page)).toBeDisabled();
      // The fault stays until this retry is sent. The theme sends the same request, and if that request succeeded,
      // the alert with Retry would disappear.
      const retryRequest = page.waitForRequest(/user\/preferences$/);
      await loadErrorAlert.getByRole('button', { name: 'Retry' }).click();
      await retryRequest;
      mock.world.faults.delete(GET_PREFERENCES);
      await page.reload();
      await expect(layoutField(page)).toBeEnabled();
      await expect(loadErrorAlert).toBeHidden();
      mock.world.fault(SAVE_PREFERENCES, { status: 500, message: 'the backend is away' });
      await layoutField(page).selectOption('French');
      const saveErrorAlert = errorAlert(page, "Couldn't save your keyboard layout.");
      await expect(saveErrorAlert).toContainText('the backend is away');
      await expect(layoutField(page)).toHaveValue('0');
      mock.world.faults.delete(SAVE_PREFERENCES);
      await saveErrorAlert.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => storedPreferences(mock)?.keyboardLayout).toBe(0x040c);
      await expect(layoutField(page)).toHaveValue(String(0x040c));
      await expect(saveErrorAlert).toBeHidden();
    },
  );
});
