// Tests the details of each kind of thing, and how they lead to each other.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';

test.use({ scenario: 'default', username: 'mira' });

const CLUSTER_PATH = '/web/cluster/one.example.com';
const details = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close details' }) });
const rowName = (page: Page, name: string | RegExp) => page.getByRole('rowheader').getByRole('link', { name }).first();
const part = (page: Page, title: string) => details(page).getByRole('link', { name: title, exact: true });

// docs/behaviour.md#details "A lock on another login than that of the session", "A session shows the locks on all its users"
test('a session shows locks on its login, and none on other logins', async ({ page, mock }) => {
  const lock = { message: '', createdBy: 'ops', createdAt: '2026-01-01T00:00:00Z', expires: '' };
  mock.world.db.lock.create({ ...lock, name: 'lock-1', targets: { user: 'jonas', login: 'nobody' } });
  mock.world.db.lock.create({ ...lock, name: 'lock-2', targets: { user: 'jonas', windows_desktop: 'dc' } });
  await page.goto(`${CLUSTER_PATH}/sessions`);
  await rowName(page, /^db-primary/).click();
  const login = await details(page)
    .getByRole('definition')
    .filter({ hasText: /^(root|deploy|ubuntu|postgres)$/ })
    .innerText();
  mock.world.db.lock.create({ ...lock, name: 'lock-3', targets: { user: 'jonas', login, mfa_device: 'key' } });
  await page.reload();
  await expect(details(page).getByRole('status').filter({ hasText: 'locked' })).toHaveText([
    /^jonas is locked by ops only together with MFA device: key/,
  ]);
  const sid = new URL(page.url()).searchParams.get('details') ?? '';
  const [party] = mock.world.db.activeSession.get(sid)?.parties ?? [];
  if (!party) throw new Error('the session has no users');
  mock.world.db.activeSession.update(sid, { parties: [party, { ...party, id: 'second', user: 'ben' }] });
  mock.world.db.lock.create({ ...lock, name: 'lock-4', targets: { user: 'ben' } });
  await page.reload();
  await expect(details(page).getByRole('status').filter({ hasText: 'locked by' })).toHaveText([
    /^jonas is locked by ops only together with MFA device: key/,
    /^ben is locked by ops/,
  ]);
});

// docs/behaviour.md#details "Details lead to each other", "For users and bots it says"
test(
  'a session leads to its user, the user to a role, and the role to its holders',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(`${CLUSTER_PATH}/sessions`);
    await rowName(page, /^db-primary/).click();
    await details(page).getByRole('link', { name: 'jonas' }).first().click();
    await expect(page).toHaveURL('/web/users?details=jonas');
    await expect(details(page).getByText('Local user').first()).toBeVisible();
    await expect(details(page).getByText('db-primary')).toBeVisible();
    await expect(details(page).getByText('Only from one.example.com.')).toBeVisible();
    await part(page, 'Access').click();
    await expect(details(page).getByRole('link', { name: 'developer-lead' })).toBeVisible();
    await expectAccessible(page, 'the access of a user');
    await part(page, 'Overview').click();
    await details(page).getByRole('link', { name: 'developer', exact: true }).click();
    await expect(page).toHaveURL('/web/roles?details=developer');
    await expect(details(page).getByText('Resources by label')).toBeVisible();
    await part(page, 'Held by').click();
    await details(page).getByRole('link', { name: 'tarek' }).click();
    await expect(page).toHaveURL('/web/users?details=tarek');
  },
);

test('a user can be edited, locked and reset from the details', async ({ page }) => {
  await page.goto('/web/users?details=ben');
  await details(page).getByRole('button', { name: 'Manage ben' }).click();
  await page.getByRole('menuitem', { name: 'Reset authentication' }).click();
  await page
    .getByRole('dialog', { name: 'Reset authentication of ben?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await details(page).getByRole('button', { name: 'Edit user' }).click();
  await page.getByRole('dialog', { name: 'Edit user ben' }).getByRole('button', { name: 'Cancel' }).click();
  await details(page).getByRole('button', { name: 'Lock' }).click();
  await expect(page).toHaveURL('/web/locks/new?user=ben');
});

test('a recording shows its facts and the events of its session', async ({ page }) => {
  await page.goto(`${CLUSTER_PATH}/recordings?search=db-primary`);
  await rowName(page, 'db-primary').click();
  await expect(details(page).getByText('Session ID')).toBeVisible();
  await part(page, 'Activity').click();
  await expect(details(page).getByRole('heading', { name: 'During the session' })).toBeVisible();
  await expect(details(page).getByText(/^\d+ events found/)).toBeVisible();
});

// docs/behaviour.md#details "The tab Access lists the roles"
test('the roles that may connect to a server are listed with their holders', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${CLUSTER_PATH}/nodes?search=db-primary`);
  await rowName(page, 'db-primary').click();
  await part(page, 'Access').click();
  await expect(details(page).getByRole('listitem').filter({ hasText: 'access' }).first()).toContainText(
    'held by 1 user',
  );
});

// docs/behaviour.md#details "Activity and recordings are searched"
for (const [kind, path, fact] of [
  ['an application', 'apps', 'Address'],
  ['a database', 'databases', 'Type'],
  ['a Kubernetes cluster', 'kubernetes', 'Labels'],
  ['a desktop', 'desktops', 'Address'],
  ['a resource of any kind', 'resources', 'Labels'],
] as const)
  test(`the details of ${kind} show its facts after a reload`, async ({ page }) => {
    await page.goto(`${CLUSTER_PATH}/${path}`);
    await rowName(page, /./).click();
    await expect(details(page).getByRole('term').filter({ hasText: fact })).toBeVisible();
    await page.reload();
    await expect(details(page).getByRole('term').filter({ hasText: fact })).toBeVisible();
    await part(page, 'Recordings').click();
    await expect(details(page).getByRole('heading', { name: 'Last 7 days' })).toBeVisible();
  });

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'bots, 18.x', username: 'alice' });

  test('the details of a bot show its roles and its activity', async ({ page }) => {
    await page.goto('/web/bots');
    await rowName(page, /./).click();
    await expect(details(page).getByRole('term').filter({ hasText: 'Signs in as' })).toBeVisible();
    await part(page, 'Activity').click();
    await expect(details(page).getByRole('heading', { name: 'Last 7 days' })).toBeVisible();
  });
});

test.describe('with users that have other traits', () => {
  test.use({ scenario: 'users of every kind, 18.x', username: 'alice' });

  test('the details of a user show all traits', async ({ page }) => {
    await page.goto('/web/users?details=bob');
    await expect(details(page).getByRole('term')).toHaveText(['Roles', 'Type', 'Logins', 'team']);
    await expect(details(page).getByText('payments, search', { exact: true })).toBeVisible();
  });
});

test.describe('with more events than are searched', () => {
  test.use({ scenario: 'twelve thousand events', username: 'alice' });

  // docs/behaviour.md#details "The part says how far it looked"
  // docs/behaviour.md#my-access "The page says how far it looked"
  test('the activity of a user and the own sign-ins say how far they were searched', async ({ page }) => {
    await page.goto('/web/users?details=alice&section=activity');
    await expect(
      details(page).getByText(/^Searched only the newest 5,000 records, back to .+ \(UTC\)\.$/),
    ).toBeVisible();
    await page.goto('/web/account/access');
    await expect(page.getByText(/^Searched only the newest 500 records, back to/)).toBeVisible();
  });
});
