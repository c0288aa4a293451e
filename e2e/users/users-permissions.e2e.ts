import type { Page } from '@playwright/test';
import { createRole } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { menuItem, openMenuOf, names, search, USERS_PATH } from './users-page.ts';

const CREATE_LABEL = 'Create user';
const REQUIRED_PERMISSIONS = {
  'Edit user': 'user: read, update',
  'Reset authentication': 'user: update',
  'Delete user': 'user: delete',
} as const;

type UserControl = keyof typeof REQUIRED_PERMISSIONS | typeof CREATE_LABEL;

/** The given controls are enabled, and the others name the permission that they require. */
async function expectEnabled(page: Page, enabled: readonly UserControl[]): Promise<void> {
  await page.goto(USERS_PATH);
  await expect(names(page)).toHaveCount(5);
  const create = page.getByRole(enabled.includes(CREATE_LABEL) ? 'link' : 'button', { name: CREATE_LABEL });
  await expect(create).toBeVisible();
  if (!enabled.includes(CREATE_LABEL)) {
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Requires permission: user: create');
  }
  await openMenuOf(page, 'bob');
  for (const [control, permission] of Object.entries(REQUIRED_PERMISSIONS)) {
    if (enabled.some((one) => one === control)) await expect(menuItem(page, control)).toBeEnabled();
    else {
      await expect(menuItem(page, control)).toBeDisabled();
      await expect(menuItem(page, control)).toHaveAccessibleDescription(`Requires permission: ${permission}`);
    }
  }
}

test.describe('without permission to list users', () => {
  test.use({ username: 'bob' });

  test('sees the required permission, and no entry in the navigation', { tag: '@gate' }, async ({ page }) => {
    await page.goto(USERS_PATH);
    await expect(page.getByText('Requires permission: user: list')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeHidden();
  });
});

test.describe('with permission to list users only', () => {
  test.use({ scenario: 'users, for who only lists', username: 'erin' });

  // docs/behaviour.md#users "Unavailable actions are visible with their reason"
  test('see each action with its reason, also in a drawer opened by a link', { tag: '@gate' }, async ({ page }) => {
    await expectEnabled(page, []);
    await page.goto(`${USERS_PATH}?new=user`);
    const create = page.getByRole('dialog').getByRole('button', { name: CREATE_LABEL });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${USERS_PATH}?edit=bob`);
    await expect(page.getByRole('dialog')).toContainText('Requires permission: user: read');
  });

  test('can use an action once their role allows it', async ({ page, mock }) => {
    for (const [verbs, enabled] of [
      [['create'], [CREATE_LABEL]],
      [
        ['read', 'update'],
        ['Edit user', 'Reset authentication'],
      ],
      [['delete'], ['Delete user']],
    ] as const)
      await test.step(`list and ${verbs.join(' and ')}`, async () => {
        const { spec } = createRole('one-thing', {
          allow: { rules: [{ resources: ['user'], verbs: ['list', ...verbs] }] },
        });
        mock.world.db.role.update('one-thing', { spec });
        await expectEnabled(page, enabled);
      });
  });
});

test.describe('with six thousand users', () => {
  test.use({ scenario: 'thousands of users' });

  test('users are searched and sorted, and few are drawn', async ({ page }) => {
    await page.goto(USERS_PATH);
    await expect(page.getByRole('status').filter({ hasText: '6,004 users' })).toBeVisible();
    await search(page).pressSequentially('person-59');
    await expect(names(page).first()).toHaveText('person-5900');
    await search(page).fill('');
    await page.getByRole('button', { name: 'Roles', exact: true }).click();
    await search(page).pressSequentially('auditor');
    await expect(page.getByRole('status').filter({ hasText: '2,001 users match' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(80);
  });
});
