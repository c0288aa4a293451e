import { expect, test } from '#e2e/harness/harness.ts';
import { endSession, signInAgain } from '#e2e/console/open-shell.ts';
import { chips, chooseFor, dialog, field, open, press, USERS } from './users-page.ts';

test.describe('what was typed and not saved', () => {
  test('is asked about before Escape, Cancel and Back lose it', { tag: '@gate' }, async ({ page }) => {
    await open(page);
    await chooseFor(page, 'bob', 'Edit user');
    await expect(page).toHaveURL(`${USERS}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ]) {
      await leave();
      await expect(dialog(page).last()).toHaveAccessibleName('Discard your changes?');
      await press(page, 'Keep editing');
      await expect(dialog(page)).toHaveCount(1);
      await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    }
    await page.keyboard.press('Escape');
    await press(page, 'Discard changes');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(USERS);
    await expect(page.getByRole('button', { name: 'Manage bob' })).toBeFocused();
    // Without a change nothing is asked.
    await chooseFor(page, 'bob', 'Edit user');
    await expect(chips(page, 'Logins')).toHaveText(['bob']);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(USERS);
  });

  test('keeps the browser from closing the page without a question', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`${USERS}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
  });

  test('is there after signing in again, and can be saved', { tag: '@gate' }, async ({ page, mock, time }) => {
    await page.goto(`${USERS}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await endSession({ mock, time });
    await signInAgain(page);
    await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await press(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.traits).toEqual({ logins: ['bob', 'deploy'] });
  });
});

test.describe('a user whom somebody else changed meanwhile', () => {
  test.beforeEach(async ({ page, mock }) => {
    await page.goto(`${USERS}?edit=bob`);
    await field(page, 'Logins').fill('deploy,');
    mock.world.db.user.update('bob', { roles: ['auditor'], traits: { logins: ['bob'], db_users: ['reader'] } });
    await press(page, 'Save changes');
    await expect(dialog(page).last()).toHaveAccessibleName('Save over newer changes to bob?');
  });

  // docs/behaviour.md#users "Users have no revision on the wire", "If another person changed the user",
  // "Saving then keeps the other person's"
  test('is shown again at each further change, and both changes are kept', { tag: '@both' }, async ({ page, mock }) => {
    await expect(dialog(page).last().getByRole('definition')).toHaveText(['auditor', 'reader']);
    expect(mock.world.db.user.get('bob')?.traits['logins']).toEqual(['bob']);
    mock.world.db.user.update('bob', { roles: ['admin'] });
    await press(page, 'Save my changes');
    await expect(dialog(page).last().getByRole('definition')).toHaveText(['admin']);
    await press(page, 'Save my changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')).toMatchObject({
      roles: ['admin'],
      traits: { logins: ['bob', 'deploy'], db_users: ['reader'] },
    });
  });

  test('is edited further, or loaded as it is now', async ({ page }) => {
    await press(page, 'Keep editing');
    await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
    await press(page, 'Save changes');
    await expect(dialog(page).last()).toHaveAccessibleName('Save over newer changes to bob?');
    await press(page, 'Discard my changes');
    await expect(chips(page, 'Roles')).toHaveText(['auditor']);
    await expect(chips(page, 'Logins')).toHaveText(['bob']);
    await expect(chips(page, 'Database users')).toHaveText(['reader']);
  });
});
