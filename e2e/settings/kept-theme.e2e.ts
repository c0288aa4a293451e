import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';

const SETTINGS = '/web/settings';
const PUT = 'PUT /v1/webapi/user/preferences';

const isDark = (page: Page) => page.getByRole('button', { name: 'Use the light theme' });
const isLight = (page: Page) => page.getByRole('button', { name: 'Use the dark theme' });
const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: "Couldn't save your theme" });

const chosen = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen;
/** What another machine, or another console, has kept. */
function keep(mock: Proxy, more: object): void {
  const { db } = mock.world;
  const kept = chosen(mock) ?? { theme: 0, unifiedResourcePreferences: { defaultTab: 2 } };
  db.preferences.delete('alice');
  db.preferences.create({ user: 'alice', chosen: { ...kept, ...more } });
}

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'no notifications' });

  // docs/behaviour.md#theme "Before a write, the console reads"
  test('a choice is kept at the proxy, and nothing else there is lost', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(SETTINGS);
    await expect(page.getByText('It is also saved to your account.')).toBeVisible();
    keep(mock, { keyboardLayout: 1031, sideNavDrawerMode: 1 });
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => chosen(mock)?.theme).toBe(2);
    expect(chosen(mock)).toMatchObject({
      keyboardLayout: 1031,
      sideNavDrawerMode: 1,
      unifiedResourcePreferences: { defaultTab: 2 },
    });
  });

  // docs/behaviour.md#theme "If the proxy stores preferences (18.x)", "The console reads the preferences"
  test('what another machine has chosen is shown, and a later choice here goes back', async ({ page, mock }) => {
    keep(mock, { theme: 2 });
    await page.goto('/web/support');
    await expect(isDark(page)).toBeVisible();
    await isDark(page).click();
    await expect.poll(() => chosen(mock)?.theme).toBe(1);
    // A reload before the page has the response would send the choice again.
    const saved = () => page.evaluate(() => localStorage.getItem('postern-settings:alice:theme at the proxy'));
    await expect.poll(saved).toBe('1');
    keep(mock, { theme: 2 });
    await page.reload();
    await expect(isDark(page)).toBeVisible();
  });

  test('tabs follow each other, and one of them writes', async ({ page, context, mock }) => {
    await page.goto('/web/support');
    const other = await context.newPage();
    await other.goto('/web/support');
    await expect(isLight(other)).toBeVisible();
    await isLight(page).click();
    await expect(isDark(other)).toBeVisible();
    await expect.poll(() => chosen(mock)?.theme).toBe(2);
    await isDark(other).click();
    await expect(isLight(page)).toBeVisible();
    await expect.poll(() => chosen(mock)?.theme).toBe(1);
  });

  // docs/behaviour.md#theme "A choice that could not be saved", "It retries with the next choice and when the user"
  test('a choice that cannot be saved is told, stays, and is tried again', async ({ page, mock }) => {
    await page.goto('/web/support');
    await expect(isLight(page)).toBeVisible();
    mock.world.fault(PUT, { status: 500, message: 'the backend is away' });
    const asked = page.waitForResponse((response) => response.request().method() === 'PUT');
    await isLight(page).click();
    await asked;
    await expect(notSaved(page)).toContainText('the backend is away');
    await expect(isDark(page)).toBeVisible();
    mock.world.faults.delete(PUT);
    await page.reload();
    await expect(isDark(page)).toBeVisible();
    await expect.poll(() => chosen(mock)?.theme).toBe(2);
    await expect(notSaved(page)).toBeHidden();
  });

  // docs/behaviour.md#theme "The console first renders the theme"
  test('what this browser has is drawn first', async ({ page, mock }) => {
    await page.addInitScript(() => localStorage.setItem('grv_teleport_ui_theme', 'dark'));
    mock.world.fault('GET /v1/webapi/user/preferences', { held: true });
    await page.goto('/web/support');
    await expect(isDark(page)).toBeVisible();
  });
});

test('14.x keeps no theme and no keyboard layout, and is not asked for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(SETTINGS);
  await expect(page.getByText('Applies to everyone on this browser, including the sign-in page.')).toBeVisible();
  await expect(page.getByLabel('Keyboard layout of Windows desktops', { exact: true })).toBeHidden();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(isDark(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('preferences'))).toEqual([]);
});
