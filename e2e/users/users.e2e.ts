// The list of users.
import { createRole } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { exportCsv } from '#e2e/harness/menus.ts';
import { menuItem, openMenuOf, nameCells, openUsers, row, searchField, USERS_PATH } from './users-page.ts';

const LIST_USERS = 'GET /v1/webapi/users';

test('users are listed with their roles and how they sign in', { tag: ['@gate', '@both'] }, async ({ page }) => {
  await openUsers(page);
  await expect(page).toHaveTitle('Manage Users');
  await expect(nameCells(page)).toHaveText(['alice', 'bob', 'carol', 'dora']);
  await expect(row(page, /^alice/).getByRole('cell')).toHaveText([
    '',
    'admin',
    'Local user',
    'Not in the last 7 days',
    '',
  ]);
  await expect(row(page, /^dora/).getByRole('cell').nth(1)).toHaveText('No roles');
  await expect(page.getByRole('status').filter({ hasText: '4 users' })).toBeVisible();
});

test('users are searched and sorted, and the URL contains the search or the sort order', async ({ page }) => {
  await openUsers(page);
  await searchField(page).fill('audit');
  await expect(nameCells(page)).toHaveText(['carol']);
  await expect(page).toHaveURL(`${USERS_PATH}?search=audit`);
  await searchField(page).fill('BO');
  await expect(nameCells(page)).toHaveText(['bob']);
  await page.reload();
  await expect(nameCells(page)).toHaveText(['bob']);
  await searchField(page).fill('local');
  await expect(nameCells(page)).toHaveCount(4);
  await searchField(page).fill('nobody');
  await expect(page.getByRole('heading', { name: 'No users match "nobody"' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(nameCells(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Roles', exact: true }).click();
  await expect(nameCells(page)).toHaveText(['dora', 'alice', 'carol', 'bob']);
  await page.getByRole('button', { name: 'Roles', exact: true }).click();
  await expect(nameCells(page)).toHaveText(['bob', 'carol', 'alice', 'dora']);
  await expect(page).toHaveURL(`${USERS_PATH}?sort=roles%3Adesc`);
});

test.describe('with users of every kind', () => {
  test.use({ scenario: 'users of every kind, 18.x' });

  test('the types of users are shown, and internal users of the proxy are hidden', async ({ page }) => {
    await openUsers(page, 9);
    const types = { 'sam-github': 'GitHub', 'sam-oidc': 'OIDC', 'sam-saml': 'SAML', 'sam-unknown': 'Unknown SSO' };
    for (const [name, type] of Object.entries({ ...types, 'bot-deploy': 'Bot' }))
      await expect(
        row(page, new RegExp(`^${name}`))
          .getByRole('cell')
          .nth(2),
      ).toHaveText(type);
    await expect(row(page, /system/)).toBeHidden();
  });

  // docs/behaviour.md#users "Only local users can be edited, reset"
  test('users of a connector cannot be changed, and the menu and the drawer say why', async ({ page }) => {
    await openUsers(page, 9);
    await openMenuOf(page, 'sam-github');
    for (const [action, reason] of [
      ['Edit user', 'sam-github signs in through GitHub. Change the roles there.'],
      ['Reset authentication', 'sam-github signs in through GitHub. Reset the password there.'],
      ['Delete user', 'sam-github signs in through GitHub. Delete the user there.'],
    ] as const) {
      await expect(menuItem(page, action)).toBeDisabled();
      await expect(menuItem(page, action)).toHaveAccessibleDescription(reason);
    }
    await page.keyboard.press('Escape');
    await openMenuOf(page, 'sam-unknown');
    await expect(menuItem(page, 'Edit user')).toHaveAccessibleDescription(/through an auth connector/);
    await page.keyboard.press('Escape');
    await openMenuOf(page, 'bot-deploy');
    await expect(menuItem(page, 'Delete user')).toHaveAccessibleDescription(/belongs to a bot/);
    await page.goto(`${USERS_PATH}?edit=sam-saml`);
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/signs in through SAML/);
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });
});

// docs/behaviour.md#users "The menu of a row leads to a new lock"
test('the menu of a user leads to a new lock and to the activity of the user', { tag: '@gate' }, async ({ page }) => {
  await openUsers(page);
  await openMenuOf(page, 'bob');
  await menuItem(page, 'Lock bob…').click();
  await expect(page).toHaveURL('/web/locks/new?user=bob');
  await openUsers(page);
  await openMenuOf(page, 'bob');
  await menuItem(page, 'Activity of bob').click();
  await expect(page).toHaveURL('/web/cluster/one.example.com/audit?user=bob');
});

// docs/behaviour.md#users "Users who may read the audit log see", "The console reads the newest 1,000 sign-ins",
// "Users who may list locks see"
test('users show their last sign-in and whether a lock denies them', { tag: '@gate' }, async ({ page, mock, time }) => {
  const { db } = mock.world;
  const lock = { message: '', expires: '', createdAt: '2026-11-20T11:00:00Z', createdBy: 'mira' };
  db.lock.create({ ...lock, name: 'one', targets: { user: 'dora' } });
  db.lock.create({ ...lock, name: 'two', targets: { user: 'carol', login: 'root' } });
  const signIn = { ei: 0, event: 'user.login', code: 'T1000I', method: 'local', success: true };
  const time2HoursAgo = new Date(time.now() - 2 * 3_600_000).toISOString();
  db.auditEvent.seed(() => [{ ...signIn, uid: 'sign-in-1', user: 'bob', time: time2HoursAgo }]);
  await openUsers(page);
  await expect(row(page, /^bob/)).toContainText('2 hours ago');
  await expect(row(page, /^carol/)).toContainText('Not in the last 7 days');
  await expect(nameCells(page)).toHaveText(['alice', 'bob', 'carol', /dora\s*Locked/]);
  await page.getByRole('button', { name: 'Last sign-in' }).click();
  await expect(nameCells(page).last()).toHaveText('bob');
  await expect(nameCells(page).first()).toHaveText('alice');
  db.role.create(createRole('user-lister', { allow: { rules: [{ resources: ['user'], verbs: ['list'] }] } }));
  db.user.update('alice', { roles: ['user-lister'] });
  await openUsers(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Roles', 'Type', 'Manage']);
  await expect(nameCells(page).last()).toHaveText('dora');
});

// docs/behaviour.md#lists "Each list with rows exports them as CSV", "The entry says how many rows"
test('the shown and the selected users are exported as CSV', { tag: '@gate' }, async ({ page }) => {
  await openUsers(page);
  const exportAs = async (entry: string) => {
    const { name, lines } = await exportCsv(page, entry);
    expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    return lines;
  };
  const lines = await exportAs('Export 4 rows');
  expect(lines[0]).toBe('\ufeff"Name","Roles","Type","Last sign-in"');
  expect(lines[1]).toBe('"alice","admin","Local user","Not in the last 7 days"');
  expect(lines).toHaveLength(6);
  await page.getByRole('checkbox', { name: 'Select row dora' }).check();
  await searchField(page).fill('bob');
  expect(await exportAs('Export the 1 selected row')).toContainEqual(expect.stringMatching(/^"dora",/));
  expect(await exportAs('Export 1 row')).toContainEqual(expect.stringMatching(/^"bob",/));
});

// docs/behaviour.md#users "Users who may create locks can select"
test('selected users are the targets of a new lock', { tag: '@gate' }, async ({ page }) => {
  await openUsers(page);
  await page.getByRole('checkbox', { name: 'Select row bob' }).check();
  await page.getByRole('checkbox', { name: 'Select row dora' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('link', { name: 'Lock 3 users…' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select row carol' }).uncheck();
  await page.getByRole('link', { name: 'Lock 2 users…' }).click();
  await expect(page).toHaveURL('/web/locks/new?user=bob&user=dora');
  await expect(page.getByRole('heading', { name: '2 targets' })).toBeVisible();
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed users' });

  test('unreadable records are shown as rows, and a response of null as an empty list', async ({ page, mock }) => {
    await page.goto(USERS_PATH);
    await expect(nameCells(page)).toHaveText(['bob', 'zoe', /^Unreadable/]);
    await expect(row(page, /Unreadable/)).toContainText('{"name":7}');
    await expect(row(page, /^zoe/)).toContainText('Unknown');
    mock.world.fault(LIST_USERS, { text: 'null' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  });
});

test.describe('while the list is loading', () => {
  test.use({ scenario: 'users delayed' });

  test('a placeholder is shown, and an error with Retry after a failure', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(USERS_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(LIST_USERS);
    mock.world.fault(LIST_USERS, { status: 500, message: 'the backend is away' });
    await expect(page.getByRole('heading', { name: "Couldn't load users" })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Proxy: the backend is away');
    mock.world.release(LIST_USERS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(nameCells(page)).toHaveCount(4);
  });
});

test('a failed refresh keeps the users and warns that they may be out of date', async ({ page, mock, time }) => {
  await openUsers(page);
  mock.world.fault(LIST_USERS, { status: 504, message: 'the connection to the cluster was lost' });
  await time.pass('00:01:05');
  await page.getByRole('link', { name: 'Manage Clusters' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Clusters' })).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })).toBeVisible();
  await expect(nameCells(page)).toHaveCount(4);
});

test('arrows move from the search to a row, and its menu opens by keyboard', { tag: '@gate' }, async ({ page }) => {
  await openUsers(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Manage bob' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menuItem(page, 'Edit user')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage bob' })).toBeFocused();
});
