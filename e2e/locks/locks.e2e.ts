// Tests the list of locks, and deleting locks.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row, title } from '#e2e/harness/resource-kinds.ts';

const LOCKS_PATH = '/web/locks';
const LIST_LOCKS = 'GET /v1/webapi/sites/{cluster}/locks';
const DELETE_LOCK = 'DELETE /v1/webapi/sites/{cluster}/locks/{uuid}';

const LOCK_BY_MIRA = { message: '', expires: '', createdAt: '2026-11-20T11:00:00Z', createdBy: 'mira' } as const;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search locks' });
const deleteDialog = (page: Page) => page.getByRole('dialog', { name: 'Delete lock on user: dora?' });
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function openLocks(page: Page): Promise<void> {
  await page.goto(LOCKS_PATH);
  await expect(rowNames(page)).toHaveCount(4);
}

async function openDeleteDialog(page: Page): Promise<void> {
  await row(page, /dora/).getByRole('button', { name: 'Delete lock on user: dora' }).click();
  await expect(deleteDialog(page)).toBeVisible();
}

test.use({ scenario: 'some locks' });

test(
  'the list shows the targets, author, times, message and status of each lock',
  { tag: '@gate' },
  async ({ page }) => {
    await openLocks(page);
    await expect(title(page, 'Manage Session & Identity Locks')).toBeVisible();
    await expect(rowNames(page)).toHaveText([
      'server: id-of-web-10',
      'user: dora',
      'user: benlogin: guest',
      'role: intern',
    ]);
    const cells = row(page, /dora/).getByRole('cell');
    await expect(cells).toHaveText([
      '',
      'alice',
      '1 hour ago',
      /^in (?:1|2) hours?$/,
      'Laptop lost on Friday',
      'Active',
      'Delete',
    ]);
    await expect(row(page, /intern/)).toContainText('never');
    await expectStatus(page, '4 locks');
    // The proxy names the server in two fields, but the row must show it once.
    const server = row(page, /id-of-web-10/);
    await expect(server).toContainText('Expired');
    await expect(server.getByText('id-of-web-10')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rowNames(page).filter({ hasText: 'dora' })).toHaveText(
      /Active · in (?:1|2) hours? · alice · Laptop lost on Friday$/,
    );
    await expect(rowNames(page).filter({ hasText: 'intern' })).toHaveText(/Active · carol · Freeze$/);
  },
);

// docs/behaviour.md#constants "An expiry more than a hundred years"
test('a lock that expires in a thousand years is shown as never expiring', async ({ page, mock }) => {
  const expires = '3026-03-29T00:00:00Z';
  mock.world.db.lock.create({ ...LOCK_BY_MIRA, name: 'new', targets: { user: 'zoe' }, expires });
  await page.goto(LOCKS_PATH);
  await expect(row(page, /zoe/)).toContainText('never');
  await expect(row(page, /zoe/)).not.toContainText('3026');
});

test('a lock that expires while the page is open is no longer in force', async ({ page, mock, time }) => {
  const expires = new Date(time.now() + 60_000).toISOString();
  mock.world.db.lock.create({ ...LOCK_BY_MIRA, name: 'new', targets: { user: 'zoe' }, expires });
  await page.goto(LOCKS_PATH);
  await expect(row(page, /zoe/)).toContainText('Active');
  await time.pass('00:01:16');
  await expect(row(page, /zoe/)).toContainText('Expired');
});

test('locks can be searched by target, message and author, and sorted by time', async ({ page }) => {
  await openLocks(page);
  for (const [text, expectedNames] of [
    ['LAPTOP', ['user: dora']],
    ['carol', ['role: intern']],
    ['login: guest', ['user: benlogin: guest']],
  ] as const) {
    await searchField(page).fill(text);
    await expect(rowNames(page)).toHaveText([...expectedNames]);
  }
  await expect(page).toHaveURL(`${LOCKS_PATH}?search=login%3A+guest`);
  await searchField(page).fill('nothing like it');
  await expect(title(page, 'No locks match "nothing like it"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowNames(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Expiration' }).click();
  await expect(rowNames(page)).toHaveText([/web-10/, /dora/, /ben/, /intern/]);
  await page.getByRole('button', { name: 'Created', exact: true }).click();
  await expect(rowNames(page)).toHaveText([/web-10/, /intern/, /ben/, /dora/]);
});

test(
  'deleting a lock explains the effect, asks for confirmation, and removes the row',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openLocks(page);
    await openDeleteDialog(page);
    await expect(deleteDialog(page)).toContainText('Sessions that it ended stay ended.');
    await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, /dora/).getByRole('button')).toBeFocused();
    await openDeleteDialog(page);
    await deleteDialog(page).getByRole('button', { name: 'Delete lock' }).click();
    await expectStatus(page, 'The lock on user: dora was deleted.');
    await expect(rowNames(page)).toHaveCount(3);
    expect(mock.world.db.lock.all()).toHaveLength(3);
    await page.getByRole('button', { name: 'Delete lock on server: id-of-web-10' }).click();
    await expect(page.getByRole('dialog')).toContainText('This lock has expired and no longer denies anything.');
  },
);

test('a failed deletion shows the reason, and a lock that another user deleted disappears', async ({ page, mock }) => {
  await openLocks(page);
  mock.world.fault(DELETE_LOCK, { status: 500, message: 'the backend is away', times: 1 });
  await openDeleteDialog(page);
  await deleteDialog(page).getByRole('button', { name: 'Delete lock' }).click();
  await expect(deleteDialog(page).getByRole('alert')).toContainText("Couldn't delete the lock on user: dora.");
  await expect(deleteDialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  for (const { name, targets } of mock.world.db.lock.all())
    if (targets.user === 'dora') mock.world.db.lock.delete(name);
  await deleteDialog(page).getByRole('button', { name: 'Delete lock' }).click();
  await expectStatus(page, 'The lock on user: dora had already been deleted.');
  await expect(rowNames(page)).toHaveCount(3);
});

const checkboxOf = (page: Page, target: string) =>
  page.getByRole('checkbox', { name: `Select row ${target}`, exact: true });

// docs/behaviour.md#lists "A checkbox in the head", "With Shift", "The selection stays",
// "Selected locks and join tokens are deleted after one question", "Each has its own request", "Deleted rows leave",
// "Failed rows stay selected"
test(
  'selected locks are deleted after one question, and a failed one can be retried',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openLocks(page);
    await page.getByRole('checkbox', { name: 'Select all 4 loaded' }).check();
    await expect(page.getByRole('button', { name: 'Delete 4 selected…' })).toBeVisible();
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await checkboxOf(page, 'user: dora').press('Space');
    await checkboxOf(page, 'role: intern').press('Shift+Space');
    await expect(checkboxOf(page, 'user: ben, login: guest')).toBeChecked();
    await expect(checkboxOf(page, 'server: id-of-web-10')).not.toBeChecked();
    await checkboxOf(page, 'role: intern').click();
    await searchField(page).fill('nothing like it');
    await searchField(page).fill('');
    await page.getByRole('button', { name: 'Delete 2 selected…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 locks?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['user: dora', 'user: ben, login: guest']);
    mock.world.fault(DELETE_LOCK, { status: 500, message: 'the backend is away', times: 1 });
    await dialog.getByRole('button', { name: 'Delete 2 locks' }).click();
    const retryDialog = page.getByRole('dialog', { name: 'Delete 1 lock?' });
    await expect(retryDialog.getByRole('alert')).toContainText('Not deleted: the locks on user: dora.');
    await expect(retryDialog.getByRole('alert')).toContainText('Proxy: the backend is away');
    await expect(rowNames(page)).toHaveCount(3);
    await retryDialog.getByRole('button', { name: 'Delete 1 lock' }).click();
    await expectStatus(page, '1 lock was deleted.');
    await expect(rowNames(page)).toHaveText(['server: id-of-web-10', 'role: intern']);
    expect(mock.world.db.lock.all()).toHaveLength(2);
  },
);

test('the list and its buttons name the missing permission', { tag: '@gate' }, async ({ page, mock }) => {
  mock.world.db.user.update('alice', { roles: ['auditor', 'lock-reader'] });
  await openLocks(page);
  const createButton = page.getByRole('button', { name: 'Create lock' });
  await expect(createButton).toHaveAccessibleDescription('Requires permission: lock: create, update');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const deleteButton = page.getByRole('button', { name: 'Delete lock on user: dora' });
  await expect(deleteButton).toHaveAccessibleDescription('Requires permission: lock: delete');
  await deleteButton.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/web/locks/new');
  await expect(page.getByText('Requires permission: lock: create, update')).toBeVisible();
  mock.world.db.user.update('alice', { roles: ['developer'] });
  await page.goto(LOCKS_PATH);
  await expect(page.getByText('Requires permission: lock: list, read')).toBeVisible();
});

test.describe('states of the list', () => {
  test.describe('while loading', () => {
    test.use({ scenario: 'locks delayed' });
    test(
      'the page shows that it is loading, and Retry loads the list after a failure',
      { tag: '@gate' },
      async ({ page, mock }) => {
        await page.goto(LOCKS_PATH);
        await expect(page.getByText('Loading')).toBeVisible();
        mock.world.release(LIST_LOCKS);
        mock.world.fault(LIST_LOCKS, { status: 504, message: 'the connection was lost' });
        await expect(title(page, "Couldn't load locks")).toBeVisible();
        mock.world.release(LIST_LOCKS);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(rowNames(page)).toHaveCount(4);
      },
    );
  });

  test.describe('with unreadable records', () => {
    test.use({ scenario: 'a malformed lock' });
    test('the list names an unknown kind of target, and shows unreadable locks last', async ({ page }) => {
      await page.goto(LOCKS_PATH);
      await expect(rowNames(page)).toHaveText([
        'Git server: x (not known here)',
        'user: bob',
        /^Unreadable/,
        /^Unreadable/,
      ]);
      await expect(row(page, /Unreadable/).last()).toContainText('<b>odd</b>');
    });
  });
});

test.describe('with names that contain HTML or control characters', () => {
  test.use({ scenario: 'hostile locks' });

  test('names are shown as text in the list and in the dialog', { tag: '@gate' }, async ({ page }) => {
    await page.goto(LOCKS_PATH);
    await expect(row(page, /user: <img src=x onerror=alert\(1\)>/)).toContainText('<script>alert(2)</script>');
    await expect(row(page, /role: billU\+202Egpj\.exe/)).toContainText('adU+200Bmin');
    await page.getByRole('button', { name: /^Delete lock on login: long-/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete lock' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: /^Delete lock on user/ })).toBeInViewport({ ratio: 1 });
  });
});
