// Deleting users, and resetting their authentication with a reset link.
import { expect, test } from '#e2e/harness/harness.ts';
import { chooseAction, dialog, menuItem, openMenuOf, nameCells, openUsers, pressInDialog, row } from './users-page.ts';

const CREATE_RESET_TOKEN = 'POST /v1/webapi/users/password/token';
const DELETE_USER = 'DELETE /v1/webapi/users/{name}';

test('a user is deleted after the confirmation, which Escape cancels', { tag: '@gate' }, async ({ page, mock }) => {
  await openUsers(page);
  await chooseAction(page, 'bob', 'Delete user');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage bob' })).toBeFocused();
  expect(mock.world.db.user.get('bob')).toBeDefined();
  await chooseAction(page, 'bob', 'Delete user');
  await expect(dialog(page)).toHaveAccessibleName('Delete user bob?');
  await expect(dialog(page)).toContainText('Active sessions and locks stay');
  await pressInDialog(page, 'Delete user');
  await expect(nameCells(page)).toHaveText(['alice', 'carol', 'dora']);
  await expect(page.getByRole('status').filter({ hasText: 'bob was deleted.' })).toBeVisible();
  expect(mock.world.db.user.get('bob')).toBeUndefined();
  expect(mock.world.db.auditEvent.all().at(-1)).toMatchObject({ code: 'T1004I', user: 'alice', name: 'bob' });
});

// docs/behaviour.md#users "Only local users can be edited, reset"
test('users cannot delete themselves, and are warned before they reset themselves', async ({ page }) => {
  await openUsers(page);
  await openMenuOf(page, 'alice');
  await expect(menuItem(page, 'Delete user')).toBeDisabled();
  await expect(menuItem(page, 'Delete user')).toHaveAccessibleDescription("You can't delete your own user.");
  await expect(menuItem(page, 'Edit user')).toBeEnabled();
  await menuItem(page, 'Reset authentication').click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'This is your own user' })).toBeVisible();
});

test('a refused deletion shows the reason, and deleting a deleted user removes the row', async ({ page, mock }) => {
  await openUsers(page);
  mock.world.fault(DELETE_USER, {
    status: 403,
    message: 'access denied to perform action "delete" on "user"',
    times: 1,
  });
  await chooseAction(page, 'bob', 'Delete user');
  await pressInDialog(page, 'Delete user');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete bob.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: access denied');
  mock.world.db.user.delete('bob');
  await pressInDialog(page, 'Delete user');
  await expect(dialog(page).getByRole('alert')).toHaveText(/The user was deleted/);
  await expect(row(page, /^bob/)).toBeHidden();
  await pressInDialog(page, 'Close');
  await expect(dialog(page)).toBeHidden();
});

// docs/behaviour.md#users "A link is shown once and not stored"
test(
  'a reset warns first, clears password and devices, and shows the link once',
  { tag: '@gate' },
  async ({ page, context, mock, time }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openUsers(page);
    await chooseAction(page, 'bob', 'Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName('Reset authentication of bob?');
    await expect(dialog(page)).toContainText('deletes the password and all MFA devices of bob now');
    await expect(dialog(page)).toContainText('earlier invite and reset links stop working');
    const oldPassword = mock.world.db.user.get('bob')?.password;
    await pressInDialog(page, 'Reset authentication');
    await expect(dialog(page)).toHaveAccessibleName('Reset link for bob');
    expect(mock.world.db.user.get('bob')?.password).not.toBe(oldPassword);
    const [token] = mock.world.db.userToken.all();
    expect(token).toMatchObject({ kind: 'reset', user: 'bob' });
    const link = `${new URL(page.url()).origin}/web/reset/${token?.id}`;
    await expect(dialog(page).getByLabel('Reset link', { exact: true })).toHaveValue(link);
    await expect(dialog(page)).toContainText(/Expires in (8|7) hours \(2026-11-20 \d\d:00:00\)\./);
    await time.pass('00:01:00');
    await expect(dialog(page)).toContainText(/Expires in 7 hours/);
    await dialog(page).getByRole('button', { name: 'Copy reset link' }).click();
    await expect(dialog(page).getByText('Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.goto(link);
    await expect(page).toHaveTitle('Reset your password');
  },
);

test('a failed reset shows the reason, and deleted users disappear from the list', async ({ page, mock }) => {
  await openUsers(page);
  await chooseAction(page, 'bob', 'Reset authentication');
  mock.world.fault(CREATE_RESET_TOKEN, { status: 403, message: 'only local users may be reset', times: 1 });
  await pressInDialog(page, 'Reset authentication');
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: only local users may be reset');
  // docs/behaviour.md#errors "After a write, the page says that the proxy"
  mock.world.fault(CREATE_RESET_TOKEN, { text: 'null' });
  mock.world.db.user.delete('mira');
  await pressInDialog(page, 'Reset authentication');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    /^The proxy accepted it, but its answer could not be read\.Details/,
  );
  await expect(row(page, /^mira/)).toHaveCount(0);
  mock.world.faults.delete(CREATE_RESET_TOKEN);
  mock.world.db.user.delete('bob');
  await pressInDialog(page, 'Reset authentication');
  await expect(dialog(page).getByRole('alert')).toContainText('user "bob" is not found');
  await expect(row(page, /^bob/)).toBeHidden();
});
