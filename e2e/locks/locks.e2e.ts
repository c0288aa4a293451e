import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang, row, title } from '#e2e/harness/kinds.ts';

const LOCKS = '/web/locks';
const LIST = 'GET /v1/webapi/sites/{cluster}/locks';
const DELETE = 'DELETE /v1/webapi/sites/{cluster}/locks/{uuid}';

const BY_MIRA = { message: '', expires: '', createdAt: '2026-11-20T11:00:00Z', createdBy: 'mira' } as const;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search locks' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete lock on user: dora?' });
const says = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function opened(page: Page): Promise<void> {
  await page.goto(LOCKS);
  await expect(names(page)).toHaveCount(4);
}

async function asksToDelete(page: Page): Promise<void> {
  await row(page, /dora/).getByRole('button', { name: 'Delete lock on user: dora' }).click();
  await expect(dialog(page)).toBeVisible();
}

test.use({ scenario: 'some locks' });

test(
  'what is locked, by whom, until when and why stands in the list, by author',
  { tag: '@gate' },
  async ({ page }) => {
    await opened(page);
    await expect(title(page, 'Manage Session & Identity Locks')).toBeVisible();
    await expect(names(page)).toHaveText([
      'server: id-of-web-10',
      'user: dora',
      'user: benlogin: guest',
      'role: intern',
    ]);
    const cells = row(page, /dora/).getByRole('cell');
    await expect(cells).toHaveText([
      'alice',
      '1 hour ago',
      /^in (?:1|2) hours?$/,
      'Laptop lost on Friday',
      'Active',
      'Delete',
    ]);
    await expect(row(page, /intern/)).toContainText('never');
    await says(page, '4 locks');
    // The proxy names a server by two keys.
    const server = row(page, /id-of-web-10/);
    await expect(server).toContainText('Expired');
    await expect(server.getByText('id-of-web-10')).toHaveCount(1);
  },
);

// docs/behaviour.md#constants "An expiry more than a hundred years"
test('a lock that expires in a thousand years never expires', async ({ page, mock }) => {
  const expires = '3026-03-29T00:00:00Z';
  mock.world.db.lock.create({ ...BY_MIRA, name: 'new', targets: { user: 'zoe' }, expires });
  await page.goto(LOCKS);
  await expect(row(page, /zoe/)).toContainText('never');
  await expect(row(page, /zoe/)).not.toContainText('3026');
});

test('a lock that expires while one looks is no longer in force', async ({ page, mock, time }) => {
  const expires = new Date(time.now() + 60_000).toISOString();
  mock.world.db.lock.create({ ...BY_MIRA, name: 'new', targets: { user: 'zoe' }, expires });
  await page.goto(LOCKS);
  await expect(row(page, /zoe/)).toContainText('Active');
  await time.pass('00:01:16');
  await expect(row(page, /zoe/)).toContainText('Expired');
});

test('locks are found by target, message and author, and sorted by time', async ({ page }) => {
  await opened(page);
  for (const [text, found] of [
    ['LAPTOP', ['user: dora']],
    ['carol', ['role: intern']],
    ['login: guest', ['user: benlogin: guest']],
  ] as const) {
    await search(page).fill(text);
    await expect(names(page)).toHaveText([...found]);
  }
  await expect(page).toHaveURL(`${LOCKS}?search=login%3A+guest`);
  await search(page).fill('nothing like it');
  await expect(title(page, 'No locks match "nothing like it"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Expiration' }).click();
  await expect(names(page)).toHaveText([/web-10/, /dora/, /ben/, /intern/]);
  await page.getByRole('button', { name: 'Created', exact: true }).click();
  await expect(names(page)).toHaveText([/web-10/, /intern/, /ben/, /dora/]);
});

test('deleting a lock says what follows, asks, and takes it off the list', { tag: '@gate' }, async ({ page, mock }) => {
  await opened(page);
  await asksToDelete(page);
  await expect(dialog(page)).toContainText('Sessions that it ended stay ended.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, /dora/).getByRole('button')).toBeFocused();
  await asksToDelete(page);
  await dialog(page).getByRole('button', { name: 'Delete lock' }).click();
  await says(page, 'The lock on user: dora was deleted.');
  await expect(names(page)).toHaveCount(3);
  expect(mock.world.db.lock.all()).toHaveLength(3);
  await page.getByRole('button', { name: 'Delete lock on server: id-of-web-10' }).click();
  await expect(page.getByRole('dialog')).toContainText('This lock has expired and no longer denies anything.');
});

test('a deletion that fails says why, and one of a deleted lock updates the list', async ({ page, mock }) => {
  await opened(page);
  mock.world.fault(DELETE, { status: 500, message: 'the backend is away', times: 1 });
  await asksToDelete(page);
  await dialog(page).getByRole('button', { name: 'Delete lock' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete the lock on user: dora.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  for (const { name, targets } of mock.world.db.lock.all())
    if (targets.user === 'dora') mock.world.db.lock.delete(name);
  await dialog(page).getByRole('button', { name: 'Delete lock' }).click();
  await says(page, 'The lock on user: dora had already been deleted.');
  await expect(names(page)).toHaveCount(3);
});

test('the list and each control name a missing permission', { tag: '@gate' }, async ({ page, mock }) => {
  mock.world.db.user.update('alice', { roles: ['auditor', 'lock-reader'] });
  await opened(page);
  const add = page.getByRole('button', { name: 'Create lock' });
  await expect(add).toHaveAccessibleDescription('Requires permission: lock: create, update');
  const remove = page.getByRole('button', { name: 'Delete lock on user: dora' });
  await expect(remove).toHaveAccessibleDescription('Requires permission: lock: delete');
  await remove.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/web/locks/new');
  await expect(page.getByText('Requires permission: lock: create, update')).toBeVisible();
  mock.world.db.user.update('alice', { roles: ['developer'] });
  await page.goto(LOCKS);
  await expect(page.getByText('Requires permission: lock: list, read')).toBeVisible();
});

test.describe('states', () => {
  test.describe('on their way', () => {
    test.use({ scenario: 'locks held back' });
    test('a placeholder is shown, and a failure comes with Retry', { tag: '@gate' }, async ({ page, mock }) => {
      await page.goto(LOCKS);
      await expect(page.getByText('Loading')).toBeVisible();
      mock.world.release(LIST);
      mock.world.fault(LIST, { status: 504, message: 'the connection was lost' });
      await expect(title(page, "Couldn't load locks")).toBeVisible();
      mock.world.release(LIST);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(names(page)).toHaveCount(4);
    });
  });

  test.describe('with odd records', () => {
    test.use({ scenario: 'an odd lock' });
    test('shows locks of unknown kinds and unreadable locks after the others', async ({ page }) => {
      await page.goto(LOCKS);
      await expect(names(page)).toHaveText([
        'Git server: x (not known here)',
        'user: bob',
        /^Unreadable/,
        /^Unreadable/,
      ]);
      await expect(row(page, /Unreadable/).last()).toContainText('<b>odd</b>');
    });
  });
});

test.describe('of ill intent', () => {
  test.use({ scenario: 'locks of ill intent' });

  test('names are shown as they are, in the list and in the question', { tag: '@gate' }, async ({ page }) => {
    await page.goto(LOCKS);
    await expect(row(page, /user: <img src=x onerror=alert\(1\)>/)).toContainText('<script>alert(2)</script>');
    await expect(row(page, /role: billU\+202Egpj\.exe/)).toContainText('adU+200Bmin');
    await page.getByRole('button', { name: /^Delete lock on login: long-/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete lock' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: /^Delete lock on user/ })).toBeInViewport({ ratio: 1 });
  });
});
