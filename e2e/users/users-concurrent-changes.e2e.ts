// Changes to a user that are not saved yet, and users that another administrator changes at the same time.
import { expect, test } from '#e2e/harness/harness.ts';
import { endWebSession, signInAgain } from '#e2e/console/open-shell.ts';
import { valueChips, chooseAction, dialog, field, openUsers, pressInDialog, USERS_PATH } from './users-page.ts';

test.describe('unsaved user changes', () => {
  test('ask for confirmation before Escape, Cancel and Back discard them', { tag: '@gate' }, async ({ page }) => {
    await openUsers(page);
    await chooseAction(page, 'bob', 'Edit user');
    await expect(page).toHaveURL(`${USERS_PATH}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    for (const closeForm of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ]) {
      await closeForm();
      await expect(dialog(page).last()).toHaveAccessibleName('Discard your changes?');
      await pressInDialog(page, 'Keep editing');
      await expect(dialog(page)).toHaveCount(1);
      await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    }
    await page.keyboard.press('Escape');
    await pressInDialog(page, 'Discard changes');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(USERS_PATH);
    await expect(page.getByRole('button', { name: 'Manage bob' })).toBeFocused();
    // Closing an unchanged form does not prompt.
    await chooseAction(page, 'bob', 'Edit user');
    await expect(valueChips(page, 'Logins')).toHaveText(['bob']);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(USERS_PATH);
  });

  test('make the browser ask before closing the page', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`${USERS_PATH}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    const [browserPrompt] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(browserPrompt.type()).toBe('beforeunload');
    await browserPrompt.dismiss();
    await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
  });

  test('are restored after signing in again and can be saved', { tag: '@gate' }, async ({ page, mock, time }) => {
    await page.goto(`${USERS_PATH}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await endWebSession({ mock, time });
    await signInAgain(page);
    await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.traits).toEqual({ logins: ['bob', 'deploy'] });
  });
});

test.describe('a user that another administrator changed', () => {
  test.beforeEach(async ({ page, mock }) => {
    await page.goto(`${USERS_PATH}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    mock.world.db.user.update('bob', { roles: ['auditor'], traits: { logins: ['bob'], db_users: ['reader'] } });
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page).last()).toHaveAccessibleName('Save over newer changes to bob?');
  });

  // docs/behaviour.md#users "Users have no revision on the wire", "If another person changed the user",
  // "Saving then keeps the other person's"
  test('is shown after each newer change, and both changes are saved', { tag: '@both' }, async ({ page, mock }) => {
    await expect(dialog(page).last().getByRole('definition')).toHaveText(['auditor', 'reader']);
    expect(mock.world.db.user.get('bob')?.traits['logins']).toEqual(['bob']);
    mock.world.db.user.update('bob', { roles: ['admin'] });
    await pressInDialog(page, 'Save my changes');
    await expect(dialog(page).last().getByRole('definition')).toHaveText(['admin']);
    await pressInDialog(page, 'Save my changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')).toMatchObject({
      roles: ['admin'],
      traits: { logins: ['bob', 'deploy'], db_users: ['reader'] },
    });
  });

  test('can be edited further, or loaded again without the unsaved changes', async ({ page }) => {
    await pressInDialog(page, 'Keep editing');
    await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page).last()).toHaveAccessibleName('Save over newer changes to bob?');
    await pressInDialog(page, 'Discard my changes');
    await expect(valueChips(page, 'Roles')).toHaveText(['auditor']);
    await expect(valueChips(page, 'Logins')).toHaveText(['bob']);
    await expect(valueChips(page, 'Database users')).toHaveText(['reader']);
  });
});
