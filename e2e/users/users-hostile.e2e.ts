// Users whose names contain HTML, characters that reverse the direction of text, or very long words.
import { HOSTILE_NAMES } from '#fixtures/scenarios/users.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { valueChips, dialog, menuItem, nameCells, pressInDialog, USERS_PATH } from './users-page.ts';

const [HTML_NAME, DECEPTIVE_NAME, LONG_NAME] = HOSTILE_NAMES;

test.use({ scenario: 'hostile users' });

test('names with HTML, deceptive and very long names are text in the list', { tag: '@gate' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(USERS_PATH);
  await expect(nameCells(page)).toHaveCount(7);
  await expect(nameCells(page).filter({ hasText: HTML_NAME })).toBeVisible();
  await expect(nameCells(page).filter({ hasText: 'aliceU+202E' })).toBeVisible();
  await expect(nameCells(page).filter({ hasText: LONG_NAME })).toBeVisible();
  const horizontalOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(horizontalOverflow).toBeLessThanOrEqual(0);
});

test('hostile names are text in every dialog, and the dialogs act on the right user', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(USERS_PATH);
  const horizontalOverflow = () => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  for (const [name, shownName] of [
    [HTML_NAME, HTML_NAME],
    [DECEPTIVE_NAME, 'aliceU+202EU+200BU+2066U+0007U+00ADU+E0041gpj'],
    [LONG_NAME, LONG_NAME],
  ] as const) {
    const chooseUserAction = async (action: string) => {
      await page.getByRole('button', { name: `Manage ${shownName}`, exact: true }).click();
      await menuItem(page, action).click();
    };
    await chooseUserAction('Edit user');
    await expect(dialog(page)).toHaveAccessibleName(`Edit user ${shownName}`);
    await expect(valueChips(page, 'Roles').filter({ hasText: shownName })).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${shownName} from Logins`, exact: true })).toBeInViewport();
    expect(await horizontalOverflow(), `edit ${shownName}`).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await chooseUserAction('Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName(`Reset authentication of ${shownName}?`);
    await pressInDialog(page, 'Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName(`Reset link for ${shownName}`);
    expect(await horizontalOverflow(), `reset ${shownName}`).toBeLessThanOrEqual(0);
    await pressInDialog(page, 'Close');
    await chooseUserAction('Delete user');
    expect(await horizontalOverflow(), `delete ${shownName}`).toBeLessThanOrEqual(0);
    await pressInDialog(page, 'Delete user');
    await expect(page.getByRole('status').filter({ hasText: `${shownName} was deleted.` })).toBeVisible();
    expect(mock.world.db.user.get(name)).toBeUndefined();
  }
});
