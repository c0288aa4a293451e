// Actions on users are enabled or disabled according to the permissions of the signed-in user.
import type { Page } from '@playwright/test';
import { createRole } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { menuItem, openMenuOf, nameCells, searchField, USERS_PATH } from './users-page.ts';

const CREATE_LABEL = 'Create user';
const REQUIRED_PERMISSIONS = {
  'Edit user': 'user: read, update',
  'Reset authentication': 'user: update',
  'Delete user': 'user: delete',
} as const;

type UserControl = keyof typeof REQUIRED_PERMISSIONS | typeof CREATE_LABEL;

/** Expects that these controls are enabled, and that the others name the permission that they require. */
async function expectEnabled(page: Page, enabledControls: readonly UserControl[]): Promise<void> {
  await page.goto(USERS_PATH);
  await expect(nameCells(page)).toHaveCount(5);
  const createControl = page.getByRole(enabledControls.includes(CREATE_LABEL) ? 'link' : 'button', {
    name: CREATE_LABEL,
  });
  await expect(createControl).toBeVisible();
  if (!enabledControls.includes(CREATE_LABEL)) {
    await expect(createControl).toHaveAttribute('aria-disabled', 'true');
    await expect(createControl).toHaveAccessibleDescription('Requires permission: user: create');
  }
  await openMenuOf(page, 'bob');
  for (const [control, permission] of Object.entries(REQUIRED_PERMISSIONS)) {
    if (enabledControls.some((enabledControl) => enabledControl === control))
      await expect(menuItem(page, control)).toBeEnabled();
    else {
      await expect(menuItem(page, control)).toBeDisabled();
      await expect(menuItem(page, control)).toHaveAccessibleDescription(`Requires permission: ${permission}`);
    }
  }
}

test.describe('without permission to list users', () => {
  test.use({ username: 'bob' });

  test('the page names the permission, and the navigation does not list it', { tag: '@gate' }, async ({ page }) => {
    await page.goto(USERS_PATH);
    await expect(page.getByText('Requires permission: user: list')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeHidden();
  });
});

test.describe('with permission to list users only', () => {
  test.use({ scenario: 'users, list permission only', username: 'erin' });

  // docs/behaviour.md#users "Unavailable actions are visible with their reason"
  test('each action shows its reason, also in a drawer opened by URL', { tag: '@gate' }, async ({ page }) => {
    await expectEnabled(page, []);
    await page.goto(`${USERS_PATH}?new=user`);
    const createButton = page.getByRole('dialog').getByRole('button', { name: CREATE_LABEL });
    await expect(createButton).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${USERS_PATH}?edit=bob`);
    await expect(page.getByRole('dialog')).toContainText('Requires permission: user: read');
  });

  test('actions are enabled once a role of the user allows them', async ({ page, mock }) => {
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

  test('users are searched and sorted, and fewer than 80 rows are in the DOM', async ({ page }) => {
    await page.goto(USERS_PATH);
    await expect(page.getByRole('status').filter({ hasText: '6,004 users' })).toBeVisible();
    await searchField(page).pressSequentially('person-59');
    await expect(nameCells(page).first()).toHaveText('person-5900');
    await searchField(page).fill('');
    await page.getByRole('button', { name: 'Roles', exact: true }).click();
    await searchField(page).pressSequentially('auditor');
    await expect(page.getByRole('status').filter({ hasText: '2,001 users match' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(80);
  });
});
