// The drawer that creates and edits users.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  addRole,
  valueChips,
  chooseAction,
  dialog,
  field,
  nameCells,
  openUsers,
  pressInDialog,
  row,
  USERS_PATH,
} from './users-page.ts';

const LIST_USERS = 'GET /v1/webapi/users';
const CREATE_USER = 'POST /v1/webapi/users';
const UPDATE_USER = 'PUT /v1/webapi/users';
const CREATE_RESET_TOKEN = 'POST /v1/webapi/users/password/token';

// docs/behaviour.md#users "A new user gets an invite link immediately"
test(
  'a new user gets roles, traits and an invite link immediately',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await openUsers(page);
    await page.getByRole('link', { name: 'Create user' }).click();
    await expect(page).toHaveURL(`${USERS_PATH}?new=user`);
    await expect(field(page, 'Username')).toBeFocused();
    await page.keyboard.type('erin');
    await addRole(page, 'dev', 'developer');
    await field(page, 'Logins').fill('root, erin,');
    await pressInDialog(page, 'Create user');
    await expect(dialog(page)).toHaveAccessibleName('Invite erin');
    const linkField = dialog(page).getByLabel('Invite link', { exact: true });
    await expect(linkField).toBeVisible();
    const [token] = mock.world.db.userToken.all();
    expect(token).toMatchObject({ kind: 'invite', user: 'erin' });
    await expect(linkField).toHaveValue(new RegExp(`/web/invite/${token?.id}$`));
    await pressInDialog(page, 'Close');
    await expect(page).toHaveURL(USERS_PATH);
    await expect(page.getByRole('link', { name: 'Create user' })).toBeFocused();
    await expect(row(page, /^erin/)).toContainText('developer');
    expect(mock.world.db.user.get('erin')).toMatchObject({
      roles: ['developer'],
      traits: { logins: ['root', 'erin'] },
      authType: 'local',
    });
  },
);

test('the dialog says that there is no invite link when the proxy answers null', async ({ page, mock }) => {
  await page.goto(`${USERS_PATH}?new=user`);
  mock.world.fault(CREATE_RESET_TOKEN, { text: 'null' });
  await field(page, 'Username').fill('erin');
  await addRole(page, 'dev', 'developer');
  await pressInDialog(page, 'Create user');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('erin was created, but there is no invite link yet.');
  await expect(alert).toContainText('The proxy accepted it, but its answer could not be read.');
  await expect(dialog(page).getByRole('button', { name: 'Create invite link' })).toBeVisible();
});

// docs/behaviour.md#users "If that fails, the page says that the user"
test('when the link cannot be created, the user exists and the link can be retried', async ({ page, mock }) => {
  await page.goto(`${USERS_PATH}?new=user`);
  mock.world.fault(CREATE_RESET_TOKEN, { status: 500, message: 'the backend is away', times: 1 });
  await field(page, 'Username').fill('erin');
  await addRole(page, 'dev', 'developer');
  await pressInDialog(page, 'Create user');
  await expect(dialog(page).getByRole('alert')).toContainText('erin was created, but there is no invite link yet.');
  await expect(row(page, /^erin/)).toBeAttached();
  await pressInDialog(page, 'Create invite link');
  await expect(dialog(page).getByLabel('Invite link', { exact: true })).toHaveValue(/web\/invite/);
});

test('a missing, invalid or taken name is marked at its field', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(`${USERS_PATH}?new=user`);
  await pressInDialog(page, 'Create user');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Fill out this field.');
  await expect(field(page, 'Roles')).toHaveAccessibleDescription('Add at least one role.');
  for (const name of ['a/b', '50%', '..']) {
    await field(page, 'Username').fill(name);
    await pressInDialog(page, 'Create user');
    await expect(field(page, 'Username')).toHaveAccessibleDescription(/without \/ or %/);
  }
  await field(page, 'Username').fill('bob');
  await addRole(page, 'audit', 'auditor');
  await pressInDialog(page, 'Create user');
  await expect(field(page, 'Username')).toHaveAccessibleDescription('A user with this name already exists.');
  await expect(field(page, 'Username')).toBeFocused();
  expect(mock.world.db.user.all()).toHaveLength(4);
  await page.keyboard.type('bobby');
  await pressInDialog(page, 'Create user');
  await expect(dialog(page)).toHaveAccessibleName('Invite bobby');
});

test('a refusal is shown above the form or at the roles, and the corrected form is saved', async ({ page, mock }) => {
  await openUsers(page);
  await chooseAction(page, 'bob', 'Edit user');
  await field(page, 'Logins').fill('deploy');
  mock.world.fault(UPDATE_USER, { status: 500, message: 'the backend is away', times: 1 });
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't save the user.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(valueChips(page, 'Logins')).toHaveText(['bob', 'deploy']);
  await field(page, 'Roles').fill('boss,');
  await pressInDialog(page, 'Save changes');
  await expect(field(page, 'Roles')).toHaveAccessibleDescription("The role boss doesn't exist.");
  await page.getByRole('button', { name: 'Remove boss from Roles' }).click();
  await addRole(page, 'audit', 'auditor');
  await pressInDialog(page, 'Save changes');
  await expect(page.getByRole('status').filter({ hasText: 'Changes to bob were saved.' })).toBeVisible();
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
  expect(mock.world.db.auditEvent.all().at(-1)).toMatchObject({ code: 'T1003I', user: 'alice', name: 'bob' });
});

// docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
test('a change appears in the list immediately, even if the list of the proxy is delayed', async ({ page, mock }) => {
  let text = '';
  mock.world.fault(LIST_USERS, {
    change(answer) {
      text = String(answer.body);
      return answer;
    },
  });
  await page.goto(USERS_PATH);
  await expect(row(page, /^bob/)).toBeVisible();
  mock.world.fault(LIST_USERS, { text });
  await chooseAction(page, 'bob', 'Edit user');
  await addRole(page, 'audit', 'auditor');
  await pressInDialog(page, 'Save changes');
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
  await chooseAction(page, 'carol', 'Delete user');
  await pressInDialog(page, 'Delete user');
  await expect(row(page, /^carol/)).toHaveCount(0);
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
});

// docs/behaviour.md#users "A save sends the roles and the changed"
test('changing only roles sends no traits and keeps them', { tag: '@both' }, async ({ page, mock }) => {
  const updateRequest = page.waitForRequest((request) => request.method() === 'PUT');
  await page.goto(`${USERS_PATH}?edit=bob`);
  await expect(valueChips(page, 'Logins')).toHaveText(['bob']);
  await addRole(page, 'audit', 'auditor');
  await pressInDialog(page, 'Save changes');
  expect((await updateRequest).postDataJSON()).toEqual({ name: 'bob', roles: ['developer', 'auditor'], traits: {} });
  await expect(dialog(page)).toBeHidden();
  expect(mock.world.db.user.get('bob')?.traits).toEqual({ logins: ['bob'] });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'users of every kind, 18.x' });

  // docs/behaviour.md#users "All other traits stay the same, including"
  test('traits without a field are listed and stay unchanged after an edit', async ({ page, mock }) => {
    await page.goto(`${USERS_PATH}?edit=bob`);
    await expect(dialog(page)).toContainText('Other traits of this user, which stay unchanged: team');
    await page.getByRole('button', { name: 'Remove bob from Logins' }).click();
    await field(page, 'Windows logins').fill('Administrator');
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.traits).toEqual({
      logins: [],
      team: ['payments', 'search'],
      windows_logins: ['Administrator'],
    });
  });
});

test('the reason of a failed save is visible on a phone without scrolling', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  mock.world.fault(UPDATE_USER, { status: 500, message: 'the backend is away' });
  await page.goto(`${USERS_PATH}?edit=bob`);
  await field(page, 'Logins').last().fill('deploy');
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toBeInViewport();
});

test('the drawer reports a user that does not exist or was deleted during the edit', async ({ page, mock }) => {
  await page.goto(`${USERS_PATH}?edit=nobody`);
  await expect(dialog(page).getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(USERS_PATH);
  await chooseAction(page, 'bob', 'Edit user');
  await field(page, 'Logins').fill('deploy');
  mock.world.db.user.delete('bob');
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText('The user was deleted.');
  await expect(nameCells(page)).toHaveCount(3);
});

test('pressing Enter twice creates only one user', async ({ page, mock }) => {
  mock.world.fault(CREATE_USER, { held: true });
  await page.goto(`${USERS_PATH}?new=user`);
  await addRole(page, 'audit', 'auditor');
  await field(page, 'Username').fill('erin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  mock.world.release(CREATE_USER);
  await expect(dialog(page)).toHaveAccessibleName('Invite erin');
  expect(mock.world.db.auditEvent.all().filter(({ code }) => code === 'T1002I')).toHaveLength(1);
});
