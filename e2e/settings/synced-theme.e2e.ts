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
function storePreferences(mock: Proxy, more: object): void {
  const { db } = mock.world;
  const kept = storedPreferences(mock) ?? { theme: 0, unifiedResourcePreferences: { defaultTab: 2 } };
  db.preferences.delete('alice');
  db.preferences.create({ user: 'alice', chosen: { ...kept, ...more } });
}

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'no notifications' });

  // docs/behaviour.md#theme "Before a write, the console reads"
  test('a choice is stored at the proxy without losing other preferences', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(SETTINGS_PATH);
    await expect(page.getByText('It is also saved to your account.')).toBeVisible();
    storePreferences(mock, { keyboardLayout: 1031, sideNavDrawerMode: 1 });
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    expect(storedPreferences(mock)).toMatchObject({
      keyboardLayout: 1031,
      sideNavDrawerMode: 1,
      unifiedResourcePreferences: { defaultTab: 2 },
    });
  });

  // docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
  test('the theme of another machine is shown, and a later choice here is sent back', async ({ page, mock }) => {
    storePreferences(mock, { theme: 2 });
    await page.goto('/web/support');
    await expect(useLightButton(page)).toBeVisible();
    await useLightButton(page).click();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(1);
    // If the page reloads before it has the response, it sends the choice again.
    const saved = () => page.evaluate(() => localStorage.getItem('postern-settings:alice:theme at the proxy'));
    await expect.poll(saved).toBe('1');
    storePreferences(mock, { theme: 2 });
    await page.reload();
    await expect(useLightButton(page)).toBeVisible();
  });

  test('tabs follow each other, and only one tab writes', async ({ page, context, mock }) => {
    await page.goto('/web/support');
    const other = await context.newPage();
    await other.goto('/web/support');
    await expect(useDarkButton(other)).toBeVisible();
    await useDarkButton(page).click();
    await expect(useLightButton(other)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    await useLightButton(other).click();
    await expect(useDarkButton(page)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(1);
  });

  // docs/behaviour.md#theme "A choice that could not be saved", "It retries with the next choice and when the user"
  test('a choice that cannot be saved is reported, stays, and is retried', async ({ page, mock }) => {
    await page.goto('/web/support');
    await expect(useDarkButton(page)).toBeVisible();
    mock.world.fault(SAVE_PREFERENCES, { status: 500, message: 'the backend is away' });
    const asked = page.waitForResponse((response) => response.request().method() === 'PUT');
    await useDarkButton(page).click();
    await asked;
    await expect(saveErrorAlert(page)).toContainText('the backend is away');
    await expect(useLightButton(page)).toBeVisible();
    mock.world.faults.delete(SAVE_PREFERENCES);
    await page.reload();
    await expect(useLightButton(page)).toBeVisible();
    await expect.poll(() => storedPreferences(mock)?.theme).toBe(2);
    await expect(saveErrorAlert(page)).toBeHidden();
  });

  // docs/behaviour.md#theme "The console first renders the theme"
  test('the stored theme of the browser is drawn first', async ({ page, mock }) => {
    await page.addInitScript(() => localStorage.setItem('grv_teleport_ui_theme', 'dark'));
    mock.world.fault('GET /v1/webapi/user/preferences', { held: true });
    await page.goto('/web/support');
    await expect(useLightButton(page)).toBeVisible();
  });
});

test('14.x stores no theme and no keyboard layout, and receives no request for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(SETTINGS_PATH);
  await expect(page.getByText('Applies to everyone on this browser, including the sign-in page.')).toBeVisible();
  await expect(page.getByLabel('Keyboard layout of Windows desktops', { exact: true })).toBeHidden();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(useLightButton(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('preferences'))).toEqual([]);
});
