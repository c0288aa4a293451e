// States for the accessibility checks of users: the list, its dialogs, and the drawer that edits a user.
import { HOSTILE_NAMES } from '#fixtures/scenarios/users.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  addRole,
  valueChips,
  chooseAction,
  dialog,
  field,
  openMenuOf,
  nameCells,
  pressInDialog,
  row,
  USERS_PATH,
} from '#e2e/users/users-page.ts';
import { openHeading, type RouteStates, type PageContext } from './check-page.ts';

const USER_KINDS_SCENARIO = 'users of every kind, 18.x';

/** Creates a step that opens the list of users and waits for a row. */
const openUsers =
  (name: RegExp) =>
  async ({ page }: PageContext) => {
    await page.goto(USERS_PATH);
    await expect(row(page, name)).toBeVisible();
  };

async function openUserMenus(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openUsers(/^alice/)(context);
  await check('the list');
  await openMenuOf(page, 'sam-github');
}

async function editUser(context: PageContext): Promise<void> {
  const { page, mock, check } = context;
  await openUsers(/^bob/)(context);
  await chooseAction(page, 'bob', 'Edit user');
  await field(page, 'Roles').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('the drawer and the roles to choose from');
  await field(page, 'Roles').fill('boss,');
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await check('a role that does not exist');
  mock.world.db.user.update('bob', { roles: ['auditor'] });
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page).last()).toHaveAccessibleName(/newer changes/);
  await check('a concurrent change by another user');
  await pressInDialog(page, 'Keep editing');
  await page.keyboard.press('Escape');
  await expect(dialog(page).last()).toHaveAccessibleName('Discard your changes?');
}

async function openDialogsAndCreate(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openUsers(/^alice/)(context);
  await chooseAction(page, 'alice', 'Reset authentication');
  await check('the reset dialog');
  await pressInDialog(page, 'Cancel');
  await chooseAction(page, 'bob', 'Delete user');
  await check('the deletion dialog');
  await page.goto(`${USERS_PATH}?new=user`);
  await pressInDialog(page, 'Create user');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await check('missing values');
  await addRole(page, 'audit', 'auditor');
  await field(page, 'Username').fill('erin');
  await pressInDialog(page, 'Create user');
  await expect(dialog(page)).toHaveAccessibleName('Invite erin');
  await expect(dialog(page).getByRole('textbox')).toBeVisible();
}

export const USER_STATES: RouteStates = [
  {
    title: 'users of every kind, and the menu of an SSO user',
    gate: true,
    scenario: USER_KINDS_SCENARIO,
    go: openUserMenus,
  },
  { title: 'a partly loaded list', scenario: 'thousands of users, 18.x', go: openUsers(/^alice/) },
  { title: 'editing a user', gate: true, scenario: USER_KINDS_SCENARIO, go: editUser },
  { title: 'the reset and deletion dialogs, and a new user', go: openDialogsAndCreate },
  { title: 'no users', scenario: 'no users', go: openHeading(USERS_PATH, 'No users yet') },
  {
    title: 'hostile names',
    scenario: 'hostile users',
    go: async ({ page, check }) => {
      await page.goto(USERS_PATH);
      await expect(nameCells(page)).toHaveCount(7);
      await check('the list');
      await page.goto(`${USERS_PATH}?${new URLSearchParams({ edit: HOSTILE_NAMES[2] })}`);
      await expect(valueChips(page, 'Roles')).toHaveCount(2);
    },
  },
];
