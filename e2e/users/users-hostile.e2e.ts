import { HOSTILE_NAMES } from '#fixtures/scenarios/users.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { valueChips, dialog, menuItem, names, pressInDialog, USERS_PATH } from './users-page.ts';

const [CODE_NAME, DECEIVING_NAME, LONG_NAME] = HOSTILE_NAMES;

test.use({ scenario: 'users of ill intent' });

test('names that are code, deceptive or very long are text in the list', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(USERS_PATH);
  await expect(names(page)).toHaveCount(7);
  await expect(names(page).filter({ hasText: CODE_NAME })).toBeVisible();
  await expect(names(page).filter({ hasText: 'aliceU+202E' })).toBeVisible();
  await expect(names(page).filter({ hasText: LONG_NAME })).toBeVisible();
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
});

test('hostile names are text in every dialog, and the dialogs act on the right user', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(USERS_PATH);
  const overhang = () => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  for (const [name, shown] of [
    [CODE_NAME, CODE_NAME],
    [DECEIVING_NAME, 'aliceU+202EU+200BU+2066U+0007U+00ADU+E0041gpj'],
    [LONG_NAME, LONG_NAME],
  ] as const) {
    const choose = async (what: string) => {
      await page.getByRole('button', { name: `Manage ${shown}`, exact: true }).click();
      await menuItem(page, what).click();
    };
    await choose('Edit user');
    await expect(dialog(page)).toHaveAccessibleName(`Edit user ${shown}`);
    await expect(valueChips(page, 'Roles').filter({ hasText: shown })).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${shown} from Logins`, exact: true })).toBeInViewport();
    expect(await overhang(), `edit ${shown}`).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await choose('Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName(`Reset authentication of ${shown}?`);
    await pressInDialog(page, 'Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName(`Reset link for ${shown}`);
    expect(await overhang(), `reset ${shown}`).toBeLessThanOrEqual(0);
    await pressInDialog(page, 'Close');
    await choose('Delete user');
    expect(await overhang(), `delete ${shown}`).toBeLessThanOrEqual(0);
    await pressInDialog(page, 'Delete user');
    await expect(page.getByRole('status').filter({ hasText: `${shown} was deleted.` })).toBeVisible();
    expect(mock.world.db.user.get(name)).toBeUndefined();
  }
});
