// The users, what is asked about them, and the drawer in which they are edited.
import { HOSTILE } from '#fixtures/scenarios/users.ts';
import { expect } from '#e2e/harness/harness.ts';
import { addRole, chips, chooseFor, dialog, field, menuOf, names, press, row, USERS } from '#e2e/users/users-page.ts';
import { at, type RouteLooks, type Stage } from './look.ts';

const KINDS = 'users of every kind, 18.x';

const listed =
  (name: RegExp) =>
  async ({ page }: Stage) => {
    await page.goto(USERS);
    await expect(row(page, name)).toBeVisible();
  };

async function menus(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await listed(/^alice/)(stage);
  await look('the list');
  await menuOf(page, 'sam-github');
}

async function editing(stage: Stage): Promise<void> {
  const { page, mock, look } = stage;
  await listed(/^bob/)(stage);
  await chooseFor(page, 'bob', 'Edit user');
  await field(page, 'Roles').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('the drawer and the roles to choose from');
  await field(page, 'Roles').fill('boss,');
  await press(page, 'Save changes');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await look('a role that does not exist');
  mock.world.db.user.update('bob', { roles: ['auditor'] });
  await press(page, 'Save changes');
  await expect(dialog(page).last()).toHaveAccessibleName(/newer changes/);
  await look('changed by somebody else');
  await press(page, 'Keep editing');
  await page.keyboard.press('Escape');
  await expect(dialog(page).last()).toHaveAccessibleName('Discard your changes?');
}

async function askingAndCreating(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await listed(/^alice/)(stage);
  await chooseFor(page, 'alice', 'Reset authentication');
  await look('the question about a reset');
  await press(page, 'Cancel');
  await chooseFor(page, 'bob', 'Delete user');
  await look('the question about a deletion');
  await page.goto(`${USERS}?new=user`);
  await press(page, 'Create user');
  await expect(dialog(page).getByRole('alert').first()).toBeVisible();
  await look('what is missing');
  await addRole(page, 'audit', 'auditor');
  await field(page, 'Username').fill('erin');
  await press(page, 'Create user');
  await expect(dialog(page)).toHaveAccessibleName('Invite erin');
  await expect(dialog(page).getByRole('textbox')).toBeVisible();
}

export const USER_LOOKS: RouteLooks = [
  { says: 'users of every kind, and the menu of one from elsewhere', gate: true, scenario: KINDS, go: menus },
  { says: 'a part of the list', scenario: 'thousands of users, 18.x', go: listed(/^alice/) },
  { says: 'editing a user', gate: true, scenario: KINDS, go: editing },
  { says: 'the questions before a reset and a deletion, and a new user', go: askingAndCreating },
  { says: 'none', scenario: 'no users at all', go: at(USERS, 'No users yet') },
  {
    says: 'names of ill intent',
    scenario: 'users of ill intent',
    go: async ({ page, look }) => {
      await page.goto(USERS);
      await expect(names(page)).toHaveCount(7);
      await look('the list');
      await page.goto(`${USERS}?${new URLSearchParams({ edit: HOSTILE[2] })}`);
      await expect(chips(page, 'Roles')).toHaveCount(2);
    },
  },
];
