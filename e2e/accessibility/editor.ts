// States for the accessibility checks of roles, connectors and trusted clusters: lists, editor and dialogs.
import { expect } from '#e2e/harness/harness.ts';
import { replaceText, yamlField, openResource, problems, reviewButton, ROLES_PATH } from '#e2e/roles/editor.ts';
import {
  openHeading,
  pressEscape,
  openThenPress,
  pressToOpen,
  type RouteStates,
  type PageContext,
} from './check-page.ts';

const RESOURCES_SCENARIO = 'roles and connectors';
const HOSTILE_SCENARIO = 'hostile roles and connectors';

async function openRoleList(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openThenPress(openHeading(ROLES_PATH, 'Manage Roles'), /^Create role/)(context);
  await check('the list and the menu of new roles');
  await pressEscape(page);
  await pressToOpen(page, /^Delete role developer/);
  await check('the deletion dialog');
  await openHeading(`${ROLES_PATH}?new=access`, /^Create role/)(context);
}

async function openConnectors(context: PageContext): Promise<void> {
  await openHeading('/web/sso', 'octo')(context);
  await context.check('the connectors');
  await openHeading('/web/sso?edit=octo', 'octo')(context);
}

async function openTrustedClusters(context: PageContext): Promise<void> {
  await openHeading('/web/trust', 'root.example.com')(context);
  await context.check('the clusters');
  await pressToOpen(context.page, /^Disable root/);
}

async function editRole({ page, check }: PageContext): Promise<void> {
  await openResource(page, ROLES_PATH, 'developer');
  await yamlField(page).press('Control+End');
  await page.keyboard.type('sub');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('completion');
  await page.keyboard.press('Escape');
  await expect(problems(page).first()).toBeVisible();
  await check('YAML that cannot be read');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('colour: red');
  await expect(page.getByText('1 warning')).toBeVisible();
  await check('an unknown field');
  await yamlField(page).press('Control+f');
  await page.keyboard.type('role');
  await check('find and replace');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Changes/ }).click();
  await check('the changes');
  await reviewButton(page).click();
}

async function openConflict({ page, mock }: PageContext): Promise<void> {
  await openResource(page, ROLES_PATH, 'spare');
  await replaceText(page, '- spare', '- mine');
  const { content = '' } = mock.world.db.role.get('spare') ?? {};
  mock.world.db.role.update('spare', { content: content.replace('- spare', '- theirs') });
  await reviewButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Overwrite spare?' })).toBeVisible();
}

export const ROLE_STATES: RouteStates = [
  { title: 'the list, deleting a role and a new role', gate: true, scenario: RESOURCES_SCENARIO, go: openRoleList },
  { title: 'hostile names', scenario: HOSTILE_SCENARIO, go: openHeading(ROLES_PATH, 'Manage Roles') },
  { title: 'editing a role', scenario: RESOURCES_SCENARIO, go: editRole },
  { title: 'a conflict', scenario: RESOURCES_SCENARIO, go: openConflict },
  {
    title: 'a role that the user may not edit',
    scenario: RESOURCES_SCENARIO,
    username: 'frank',
    go: openHeading(`${ROLES_PATH}?edit=spare`, 'spare'),
  },
];

export const CONNECTOR_STATES: RouteStates = [
  { title: 'the connectors and a connector', gate: true, scenario: HOSTILE_SCENARIO, go: openConnectors },
];

export const TRUSTED_CLUSTER_STATES: RouteStates = [
  { title: 'the clusters, and disabling a cluster', gate: true, scenario: HOSTILE_SCENARIO, go: openTrustedClusters },
];
