// Roles, connectors and trusted clusters: their lists, the editor in its states, and the questions it asks.
import { expect } from '#e2e/harness/harness.ts';
import { change, code, open, problems, review, ROLES } from '#e2e/roles/editor.ts';
import { at, pressing, type Look, type Stage } from './look.ts';

const scenario = 'roles and connectors';
const hostile = 'hostile roles and connectors';

async function editing({ page, look }: Stage): Promise<void> {
  await open(page, ROLES, 'developer');
  await code(page).press('Control+End');
  await page.keyboard.type('sub');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('completion');
  await page.keyboard.press('Escape');
  await expect(problems(page).first()).toBeVisible();
  await look('YAML that cannot be read');
  await code(page).fill((await code(page).inputValue()).replace(/sub$/, 'colour: red\n'));
  await expect(page.getByText('1 error')).toBeVisible();
  await look('an unknown field');
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

export const ROLE_LOOKS: Look[] = [
  { says: 'the list', scenario, go: pressing(at(ROLES, 'Manage Roles'), /^New role/) },
  { says: 'hostile names', scenario: hostile, go: at(ROLES, 'Manage Roles') },
  { says: 'deleting', scenario, go: pressing(at(ROLES, 'Manage Roles'), /^Delete role developer/) },
  { says: 'editing', scenario, go: editing },
  { says: 'a conflict', scenario, go: conflict },
  { says: 'a new one', scenario, go: at(`${ROLES}?new=access`, /^New role/) },
  { says: 'reading', scenario, as: 'frank', go: at(`${ROLES}?edit=spare`, 'spare') },
];

export const CONNECTOR_LOOKS: Look[] = [
  { says: 'the connectors', scenario: hostile, go: at('/web/sso', 'octo') },
  { says: 'a connector', scenario, go: at('/web/sso?edit=octo', 'octo') },
];

export const TRUST_LOOKS: Look[] = [
  { says: 'the clusters', scenario: hostile, go: at('/web/trust', 'root.example.com') },
  { says: 'disabling one', scenario, go: pressing(at('/web/trust', 'root.example.com'), /^Disable root/) },
];
