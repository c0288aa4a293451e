// Proxies of 18.x search users themselves and return them in pages (docs/protocol/auth-and-identity.md#25.5).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { addRole, chooseAction, nameCells, pressInDialog, row, searchField, USERS_PATH } from './users-page.ts';

const LIST_USERS = 'GET /v2/webapi/users';

const statusText = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const scrollToEnd = async (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test.describe('with six thousand users', () => {
  test.use({ scenario: 'thousands of users, 18.x' });

  // docs/behaviour.md#users "A proxy that searches users (18.x)", "The head of the page counts the loaded users",
  // "Users can be sorted differently only once"
  test('the proxy searches users by name, and users are sorted once all matches are loaded', async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(USERS_PATH);
    await expect(statusText(page, '100 users loaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Roles', exact: true })).toBeHidden();
    await searchField(page).fill('ON-5');
    await expect(nameCells(page).first()).toHaveText('person-5000');
    await expect(statusText(page, '100 users match so far')).toBeVisible();
    await expect(page).toHaveURL(`${USERS_PATH}?search=ON-5`);
    await searchField(page).fill('person-5999');
    await expect(nameCells(page)).toHaveText(['person-5999']);
    await expect(statusText(page, '1 user matches')).toBeVisible();
    await searchField(page).fill('auditor');
    await expect(page.getByRole('heading', { name: 'No users match "auditor"' })).toBeVisible();
    await expect(page.getByText('Search by name.', { exact: true })).toBeVisible();
    await searchField(page).fill('person-599');
    await expect(nameCells(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Type', exact: true }).click();
    await expect(nameCells(page).first()).toHaveText('person-5992');
    expect(requestedPaths).not.toContain('/v1/webapi/users');
  });

  test('a page that fails to load keeps the loaded users, and Retry loads more', async ({ page, mock }) => {
    await page.goto(USERS_PATH);
    await expect(row(page, /^alice/)).toBeVisible();
    mock.world.fault(LIST_USERS, { status: 504, message: 'the connection to the cluster was lost' });
    const loadError = page.getByRole('alert').filter({ hasText: "Couldn't load more users" });
    await expect(async () => {
      await scrollToEnd(page);
      await expect(loadError).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect(row(page, /^person-0095/)).toBeVisible();
    mock.world.release(LIST_USERS);
    await loadError.getByRole('button', { name: 'Retry' }).click();
    await expect(loadError).toBeHidden();
    await expect(statusText(page, '600 users loaded')).toBeVisible();
  });

  // docs/behaviour.md#users "A user who was created or changed"
  test('an edited user and a deleted user are updated in the list immediately', async ({ page, mock }) => {
    await page.goto(USERS_PATH);
    await expect(row(page, /^bob/)).toContainText('developer');
    mock.world.fault(LIST_USERS, { status: 504, message: 'late' });
    await chooseAction(page, 'bob', 'Edit user');
    await addRole(page, 'aud', 'auditor');
    await pressInDialog(page, 'Save changes');
    await expect(row(page, /^bob/)).toContainText('auditor, developer');
    await chooseAction(page, 'carol', 'Delete user');
    await pressInDialog(page, 'Delete user');
    await expect(row(page, /^carol/)).toBeHidden();
    await expect(statusText(page, '99 users loaded')).toBeVisible();
  });
});

test.describe('with unreadable pages', () => {
  test.use({ scenario: 'malformed users, 18.x' });

  test('unreadable records are shown as rows, and items of null as an empty list', async ({ page, mock }) => {
    await page.goto(USERS_PATH);
    await expect(nameCells(page)).toHaveText(['bob', 'zoe', /^Unreadable/]);
    await expect(row(page, /Unreadable/)).toContainText('{"name":7}');
    mock.world.fault(LIST_USERS, { text: '{"items":null,"startKey":""}' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Create a user, then send the invite link.');
  });
});
