// Roles, connectors and trusted clusters: their lists, the editor in its states, and the questions it asks.
import { expect } from '#e2e/harness/harness.ts';
import { change, code, open, problems, review, ROLES } from '#e2e/roles/editor.ts';
import { at, pressEscape, pressing, pressToOpen, type RouteLooks, type Stage } from './look.ts';

const scenario = 'roles and connectors';
const hostile = 'hostile roles and connectors';

async function list(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await pressing(at(ROLES, 'Manage Roles'), /^Create role/)(stage);
  await look('the list and the menu of new roles');
  await pressEscape(page);
  await pressToOpen(page, /^Delete role developer/);
  await look('deleting');
  await at(`${ROLES}?new=access`, /^Create role/)(stage);
}

async function connectors(stage: Stage): Promise<void> {
  await at('/web/sso', 'octo')(stage);
  await stage.look('the connectors');
  await at('/web/sso?edit=octo', 'octo')(stage);
}

async function trustedClusters(stage: Stage): Promise<void> {
  await at('/web/trust', 'root.example.com')(stage);
  await stage.look('the clusters');
  await pressToOpen(stage.page, /^Disable root/);
}

async function editing({ page, look }: Stage): Promise<void> {
  await open(page, ROLES, 'developer');
  await code(page).press('Control+End');
  await page.keyboard.type('sub');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('completion');
  await page.keyboard.press('Escape');
  await expect(problems(page).first()).toBeVisible();
  await look('YAML that cannot be read');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('colour: red');
  await expect(page.getByText('1 warning')).toBeVisible();
  await look('an unknown field');
  await code(page).press('Control+f');
  await page.keyboard.type('role');
  await look('find and replace');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Changes/ }).click();
  await look('the changes');
  await review(page).click();
}

async function conflict({ page, mock }: Stage): Promise<void> {
  await open(page, ROLES, 'spare');
  await change(page, '- spare', '- mine');
  const { content = '' } = mock.world.db.role.get('spare') ?? {};
  mock.world.db.role.update('spare', { content: content.replace('- spare', '- theirs') });
  await review(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Overwrite spare?' })).toBeVisible();
}

export const ROLE_LOOKS: RouteLooks = [
  { says: 'the list, deleting one and a new one', gate: true, scenario, go: list },
  { says: 'hostile names', scenario: hostile, go: at(ROLES, 'Manage Roles') },
  { says: 'editing', scenario, go: editing },
  { says: 'a conflict', scenario, go: conflict },
  { says: 'reading', scenario, as: 'frank', go: at(`${ROLES}?edit=spare`, 'spare') },
];

export const CONNECTOR_LOOKS: RouteLooks = [
  { says: 'the connectors and one of them', gate: true, scenario: hostile, go: connectors },
];

export const TRUST_LOOKS: RouteLooks = [
  { says: 'the clusters, and disabling one', gate: true, scenario: hostile, go: trustedClusters },
];
