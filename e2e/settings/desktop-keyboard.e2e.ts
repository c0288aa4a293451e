import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';

const SETTINGS = '/web/settings';
const GET = 'GET /v1/webapi/user/preferences';
const PUT = 'PUT /v1/webapi/user/preferences';

const keyboard = (page: Page) => page.getByLabel('Keyboard layout of Windows desktops', { exact: true });
const failed = (page: Page, says: string) => page.getByRole('alert').filter({ hasText: says });
const chosen = ({ world: { db } }: Proxy) => db.preferences.get('alice')?.chosen;

function keep(mock: Proxy, more: object): void {
  const { db } = mock.world;
  const kept = chosen(mock) ?? { theme: 1, unifiedResourcePreferences: { defaultTab: 2 } };
  db.preferences.delete('alice');
  db.preferences.create({ user: 'alice', chosen: { ...kept, ...more } });
}

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'no notifications' });

  // docs/behaviour.md#live-desktops "The proxy stores this choice in the same"
  test('a layout is chosen by keyboard, kept at the proxy with all the rest, and shown again', async ({
    page,
    mock,
  }) => {
    await page.goto(SETTINGS);
    await expect(keyboard(page)).toHaveValue('0');
    await expect(keyboard(page)).toHaveAccessibleDescription(/^For new sessions, in all your browsers\./);
    keep(mock, { sideNavDrawerMode: 1 });
    await keyboard(page).focus();
    await page.keyboard.type('german (sw');
    await expect
      .poll(() => chosen(mock))
      .toMatchObject({
        keyboardLayout: 0x0807,
        sideNavDrawerMode: 1,
        theme: 1,
        unifiedResourcePreferences: { defaultTab: 2 },
      });
    await page.reload();
    await expect(keyboard(page).getByRole('option', { selected: true })).toHaveText('German (Switzerland)');
    await keyboard(page).selectOption('Automatic');
    await expect.poll(() => chosen(mock)?.keyboardLayout).toBe(0);
  });

  // docs/behaviour.md#live-desktops "A layout that another console chose"
  test('a layout that is not listed is shown by its number, and stays', async ({ page, mock }) => {
    keep(mock, { keyboardLayout: 0x0001_0437 });
    await page.goto(SETTINGS);
    await expect(keyboard(page).getByRole('option', { selected: true })).toHaveText('Layout 00010437');
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => chosen(mock)?.theme).toBe(2);
    expect(chosen(mock)?.keyboardLayout).toBe(0x0001_0437);
  });

  test(
    'the layout cannot be chosen before it is loaded, and a failed change goes back until Retry',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(GET, { status: 500, message: 'the backend is away' });
      await page.goto(SETTINGS);
      const notRead = failed(page, "Couldn't load your keyboard layout.");
      await expect(notRead).toContainText('the backend is away');
      await expect(keyboard(page)).toBeDisabled();
      // Still refused: the theme requests the same concurrently, and its response would remove Retry.
      const again = page.waitForRequest(/user\/preferences$/);
      await notRead.getByRole('button', { name: 'Retry' }).click();
      await again;
      mock.world.faults.delete(GET);
      await page.reload();
      await expect(keyboard(page)).toBeEnabled();
      await expect(notRead).toBeHidden();
      mock.world.fault(PUT, { status: 500, message: 'the backend is away' });
      await keyboard(page).selectOption('French');
      const notSaved = failed(page, "Couldn't save your keyboard layout.");
      await expect(notSaved).toContainText('the backend is away');
      await expect(keyboard(page)).toHaveValue('0');
      mock.world.faults.delete(PUT);
      await notSaved.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => chosen(mock)?.keyboardLayout).toBe(0x040c);
      await expect(keyboard(page)).toHaveValue(String(0x040c));
      await expect(notSaved).toBeHidden();
    },
  );
});
