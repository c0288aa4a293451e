import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';

const SETTINGS_PATH = '/web/settings';
const SAVE_PREFERENCES = 'PUT /v1/webapi/user/preferences';

const useLightButton = (page: Page) => page.getByRole('button', { name: 'Use the light theme' });
const useDarkButton = (page: Page) => page.getByRole('button', { name: 'Use the dark theme' });
const saveErrorAlert = (page: Page) => page.getByRole('alert').filter({ hasText: "Couldn't save your theme" });

const storedPreferences = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen;
/** Stores preferences as another browser or console would. */
function storePreferences(mock: Proxy, changes: object): void {
  const { db } = mock.world;
  const currentPreferences = storedPreferences(mock) ?? { theme: 0, unifiedResourcePreferences: { defaultTab: 2 } };
  db.preferences.delete('alice');
  db.preferences.create({ user: 'alice', chosen: { ...currentPreferences, ...changes } });
}

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'no notifications' });

  // docs/behaviour.md#theme "Before a write, the console reads"
  test('a choice is stored at the proxy without losing other preferences', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(SETTINGS_PATH);
    await expect(page.getByText('Light and dark are also saved to your account.')).toBeVisible();
    storePreferences(mock, { keyboardLayout: 1031, sideNavDrawerMode: 1 });
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    expect(storedPreferences(mock)).toMatchObject({
      keyboardLayout: 1031,
      sideNavDrawerMode: 1,
      unifiedResourcePreferences: { defaultTab: 2 },
    });
  });

  // docs/behaviour.md#theme "It has no value for the system's theme"
  test("the system's theme is kept in this browser only", async ({ page, mock }) => {
    storePreferences(mock, { theme: 1 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(SETTINGS_PATH);
    await page.getByLabel('Theme', { exact: true }).selectOption('Same as the system');
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(0);
    await page.reload();
    await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('system');
    await expect(useLightButton(page)).toBeVisible();
  });

  // docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
  test('the theme saved at the proxy is shown, and a choice in this browser is saved there', async ({ page, mock }) => {
    storePreferences(mock, { theme: 2 });
    await page.goto('/web/support');
    await expect(useLightButton(page)).toBeVisible();
    await useLightButton(page).click();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(1);
    // Wait until the page has the response: a page that reloads earlier sends the choice again.
    const themeAtProxy = () => page.evaluate(() => localStorage.getItem('postern-settings:alice:theme at the proxy'));
    await expect.poll(themeAtProxy).toBe('1');
    storePreferences(mock, { theme: 2 });
    await page.reload();
    await expect(useLightButton(page)).toBeVisible();
  });

  test('a theme chosen in one tab applies in other tabs and is saved at the proxy', async ({ page, context, mock }) => {
    await page.goto('/web/support');
    const otherTab = await context.newPage();
    await otherTab.goto('/web/support');
    await expect(useDarkButton(otherTab)).toBeVisible();
    await useDarkButton(page).click();
    await expect(useLightButton(otherTab)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    await useLightButton(otherTab).click();
    await expect(useDarkButton(page)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(1);
  });

  // docs/behaviour.md#theme "A choice that could not be saved", "It retries with the next choice and when the user"
  test('a choice that cannot be saved is reported, stays, and is retried', async ({ page, mock }) => {
    await page.goto('/web/support');
    await expect(useDarkButton(page)).toBeVisible();
    mock.world.fault(SAVE_PREFERENCES, { status: 500, message: 'the backend is away' });
    const saveResponse = page.waitForResponse((response) => response.request().method() === 'PUT');
    await useDarkButton(page).click();
    await saveResponse;
    await expect(saveErrorAlert(page)).toContainText('the backend is away');
    await expect(useLightButton(page)).toBeVisible();
    mock.world.faults.delete(SAVE_PREFERENCES);
    await page.reload();
    await expect(useLightButton(page)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    await expect(saveErrorAlert(page)).toBeHidden();
  });

  // docs/behaviour.md#theme "The console first renders the theme"
  test('the theme stored in the browser is shown before the proxy responds', async ({ page, mock }) => {
    await page.addInitScript(() => localStorage.setItem('grv_teleport_ui_theme', 'dark'));
    mock.world.fault('GET /v1/webapi/user/preferences', { held: true });
    await page.goto('/web/support');
    await expect(useLightButton(page)).toBeVisible();
  });
});

test('a 14.x proxy gets no request for preferences, and the settings have no keyboard layout', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto(SETTINGS_PATH);
  await expect(page.getByText('Applies to everyone on this browser, including the sign-in page.')).toBeVisible();
  await expect(page.getByLabel('Keyboard layout of Windows desktops', { exact: true })).toBeHidden();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(useLightButton(page)).toBeVisible();
  expect(requestedUrls.filter((url) => url.includes('preferences'))).toEqual([]);
});
