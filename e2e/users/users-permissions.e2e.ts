import { expect, test } from '#e2e/harness/harness.ts';
import { entry, menuOf, names, search, USERS } from './users-page.ts';

const CREATE = 'Create user';
const CONTROLS = {
  'Edit user': 'user: read, update',
  'Reset authentication': 'user: update',
  'Delete user': 'user: delete',
} as const;

/** What each may do, and the permission that the others name. */
const MATRIX: [world: string, open: (keyof typeof CONTROLS | typeof CREATE)[]][] = [
  ['users, for who only lists', []],
  ['users, for who only creates', [CREATE]],
  ['users, for who only edits', ['Edit user', 'Reset authentication']],
  ['users, for who only deletes', ['Delete user']],
];

for (const [scenario, opened] of MATRIX)
  test.describe(scenario, () => {
    test.use({ scenario, as: 'erin' });

    // docs/behaviour.md#users "is there with its reason"
    test(`${opened.join(' and ') || 'nothing'} is open, all else is there with its reason`, async ({ page }) => {
      await page.goto(USERS);
      await expect(names(page)).toHaveCount(5);
      const create = page.getByRole(opened.includes(CREATE) ? 'link' : 'button', { name: CREATE });
      await expect(create).toBeVisible();
      if (!opened.includes(CREATE)) {
        await expect(create).toHaveAttribute('aria-disabled', 'true');
        await expect(create).toHaveAccessibleDescription('Requires permission: user: create');
      }
      await menuOf(page, 'bob');
      for (const [control, permission] of Object.entries(CONTROLS)) {
        if (opened.some((one) => one === control)) await expect(entry(page, control)).toBeEnabled();
        else {
          await expect(entry(page, control)).toBeDisabled();
          await expect(entry(page, control)).toHaveAccessibleDescription(`Requires permission: ${permission}`);
        }
      }
    });
  });

test.describe('who may not list users', () => {
  test.use({ as: 'bob' });

  test('is told which permission it takes, and has no entry in the navigation', async ({ page }) => {
    await page.goto(USERS);
    await expect(page.getByText('Requires permission: user: list')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeHidden();
  });
});

test.describe('who may only list', () => {
  test.use({ scenario: 'users, for who only lists', as: 'erin' });

  test('finds the reason in the drawer of an address that somebody sent', async ({ page }) => {
    await page.goto(`${USERS}?new=user`);
    const create = page.getByRole('dialog').getByRole('button', { name: CREATE });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await page.goto(`${USERS}?edit=bob`);
    await expect(page.getByRole('dialog')).toContainText('Requires permission: user: read');
  });
});

test.describe('with six thousand users', () => {
  test.use({ scenario: 'thousands of users' });

  test('they are searched and ordered, and few are drawn', { tag: '@14.x' }, async ({ page }) => {
    await page.goto(USERS);
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
