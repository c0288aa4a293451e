import { expect, test } from '#e2e/harness/harness.ts';
import { addRole, chips, chooseFor, dialog, field, names, open, press, row, USERS } from './users-page.ts';

const CREATE = 'POST /v1/webapi/users';
const SAVE = 'PUT /v1/webapi/users';
const TOKEN = 'POST /v1/webapi/users/password/token';

// docs/behaviour.md#users "A new user gets an invite link immediately"
test(
  'a new user gets roles, traits and an invite link at once',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    await open(page);
    await page.getByRole('link', { name: 'Create user' }).click();
    await expect(page).toHaveURL(`${USERS}?new=user`);
    await expect(field(page, 'Username')).toBeFocused();
    await page.keyboard.type('erin');
    await addRole(page, 'dev', 'developer');
    await field(page, 'Logins').fill('root, erin,');
    await press(page, 'Create user');
    await expect(dialog(page)).toHaveAccessibleName('Invite erin');
    const link = dialog(page).getByLabel('Invite link', { exact: true });
    await expect(link).toBeVisible();
    const [token] = mock.world.db.userToken.all();
    expect(token).toMatchObject({ kind: 'invite', user: 'erin' });
    await expect(link).toHaveValue(new RegExp(`/web/invite/${token?.id}$`));
    await press(page, 'Close');
    await expect(page).toHaveURL(USERS);
    await expect(page.getByRole('link', { name: 'Create user' })).toBeFocused();
    await expect(row(page, /^erin/)).toContainText('developer');
    expect(mock.world.db.user.get('erin')).toMatchObject({
      roles: ['developer'],
      traits: { logins: ['root', 'erin'] },
      authType: 'local',
    });
  },
);

test('an invite link whose response is null leaves the dialog saying that there is no link', async ({ page, mock }) => {
  await page.goto(`${USERS}?new=user`);
  mock.world.fault(TOKEN, { text: 'null' });
  await field(page, 'Username').fill('erin');
  await addRole(page, 'dev', 'developer');
  await press(page, 'Create user');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('erin was created, but there is no invite link yet.');
  await expect(alert).toContainText('The proxy accepted it, but its answer could not be read.');
  await expect(dialog(page).getByRole('button', { name: 'Create invite link' })).toBeVisible();
});

// docs/behaviour.md#users "If that fails, the page says that the user"
test('where the link cannot be made, the user is there and the link is one press away', async ({ page, mock }) => {
  await page.goto(`${USERS}?new=user`);
  mock.world.fault(TOKEN, { status: 500, message: 'the backend is away', times: 1 });
  await field(page, 'Username').fill('erin');
  await addRole(page, 'dev', 'developer');
  await press(page, 'Create user');
  await expect(dialog(page).getByRole('alert')).toContainText('erin was created, but there is no invite link yet.');
  await expect(row(page, /^erin/)).toBeAttached();
  await press(page, 'Create invite link');
  await expect(dialog(page).getByLabel('Invite link', { exact: true })).toHaveValue(/web\/invite/);
});

test('a name that is missing, invalid or taken is marked at its field', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(`${USERS}?new=user`);
  await press(page, 'Create user');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Fill out this field.');
  await expect(field(page, 'Roles')).toHaveAccessibleDescription('Add at least one role.');
  for (const name of ['a/b', '50%', '..']) {
    await field(page, 'Username').fill(name);
    await press(page, 'Create user');
    await expect(field(page, 'Username')).toHaveAccessibleDescription(/without \/ or %/);
  }
  await field(page, 'Username').fill('bob');
  await addRole(page, 'audit', 'auditor');
  await press(page, 'Create user');
  await expect(field(page, 'Username')).toHaveAccessibleDescription('A user with this name already exists.');
  await expect(field(page, 'Username')).toBeFocused();
  expect(mock.world.db.user.all()).toHaveLength(4);
  await page.keyboard.type('bobby');
  await press(page, 'Create user');
  await expect(dialog(page)).toHaveAccessibleName('Invite bobby');
});

test('a refusal stands above the form or at the roles, and the corrected form is saved', async ({ page, mock }) => {
  await open(page);
  await chooseFor(page, 'bob', 'Edit user');
  await field(page, 'Logins').fill('deploy');
  mock.world.fault(SAVE, { status: 500, message: 'the backend is away', times: 1 });
  await press(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't save the user.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(chips(page, 'Logins')).toHaveText(['bob', 'deploy']);
  await field(page, 'Roles').fill('boss,');
  await press(page, 'Save changes');
  await expect(field(page, 'Roles')).toHaveAccessibleDescription("The role boss doesn't exist.");
  await page.getByRole('button', { name: 'Remove boss from Roles' }).click();
  await addRole(page, 'audit', 'auditor');
  await press(page, 'Save changes');
  await expect(page.getByRole('status').filter({ hasText: 'Changes to bob were saved.' })).toBeVisible();
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
  expect(mock.world.db.auditEvent.all().at(-1)).toMatchObject({ code: 'T1003I', user: 'alice', name: 'bob' });
});

// docs/behaviour.md#late-lists "The lists of users, roles, auth connectors"
test('a change is in the list at once, though the proxy tells it late', async ({ page, mock }) => {
  const listed = page.waitForResponse((response) => response.url().endsWith('/v1/webapi/users'));
  await page.goto(USERS);
  mock.world.fault('GET /v1/webapi/users', { text: await (await listed).text() });
  await chooseFor(page, 'bob', 'Edit user');
  await addRole(page, 'audit', 'auditor');
  await press(page, 'Save changes');
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
  await chooseFor(page, 'carol', 'Delete user');
  await press(page, 'Delete user');
  await expect(row(page, /^carol/)).toHaveCount(0);
  await expect(row(page, /^bob/)).toContainText('auditor, developer');
});

// docs/behaviour.md#users "A save sends the roles and the changed"
test('a change of the roles alone sends no traits, and leaves them', { tag: '@both' }, async ({ page, mock }) => {
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.goto(`${USERS}?edit=bob`);
  await expect(chips(page, 'Logins')).toHaveText(['bob']);
  await addRole(page, 'audit', 'auditor');
  await press(page, 'Save changes');
  expect((await sent).postDataJSON()).toEqual({ name: 'bob', roles: ['developer', 'auditor'], traits: {} });
  await expect(dialog(page)).toBeHidden();
  expect(mock.world.db.user.get('bob')?.traits).toEqual({ logins: ['bob'] });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'users of every kind, 18.x' });

  // docs/behaviour.md#users "All other traits stay the same, including"
  test('traits that no field is for survive an edit, and are named', async ({ page, mock }) => {
    await page.goto(`${USERS}?edit=bob`);
    await expect(dialog(page)).toContainText('Other traits of this user, which stay unchanged: team');
    await page.getByRole('button', { name: 'Remove bob from Logins' }).click();
    await field(page, 'Windows logins').fill('Administrator');
    await press(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.traits).toEqual({
      logins: [],
      team: ['payments', 'search'],
      windows_logins: ['Administrator'],
    });
  });
});

test('the reason why a save failed is in view on a phone', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  mock.world.fault(SAVE, { status: 500, message: 'the backend is away' });
  await page.goto(`${USERS}?edit=bob`);
  await field(page, 'Logins').last().fill('deploy');
  await press(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toBeInViewport();
});

test('the drawer says so when the user does not exist, or was deleted during the edit', async ({ page, mock }) => {
  await page.goto(`${USERS}?edit=nobody`);
  await expect(dialog(page).getByRole('heading', { name: 'Not found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(USERS);
  await chooseFor(page, 'bob', 'Edit user');
  await field(page, 'Logins').fill('deploy');
  mock.world.db.user.delete('bob');
  await press(page, 'Save changes');
  await expect(dialog(page).getByRole('alert')).toContainText('Someone deleted the user.');
  await expect(names(page)).toHaveCount(3);
});

test('Enter that is repeated creates one user', async ({ page, mock }) => {
  mock.world.fault(CREATE, { held: true });
  await page.goto(`${USERS}?new=user`);
  await addRole(page, 'audit', 'auditor');
  await field(page, 'Username').fill('erin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  mock.world.release(CREATE);
  await expect(dialog(page)).toHaveAccessibleName('Invite erin');
  expect(mock.world.db.auditEvent.all().filter(({ code }) => code === 'T1002I')).toHaveLength(1);
});
