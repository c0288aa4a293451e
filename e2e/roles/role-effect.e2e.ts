// The panel next to the role shows the effect of a change on its users.
import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/harness/axe.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const effectPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'What changes for the people who hold this role' });
const affectedServers = (page: Page) => effectPanel(page).getByRole('region', { name: 'Servers' });
const envField = (page: Page, field: string) =>
  page
    .getByRole('region', { name: 'Allowed access' })
    .getByRole('textbox', { name: `Values of label env in ${field}` });

async function openForm(page: Page) {
  await page.goto('/web/roles?edit=developer');
  await expect(page.getByRole('heading', { name: 'developer', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Form', exact: true }).click();
}

async function addProduction(page: Page) {
  await envField(page, 'Server labels').fill('production');
  await envField(page, 'Server labels').press('Enter');
}

test.use({ scenario: 'default', username: 'mira' });

test.describe('the effect of a role', () => {
  test('shows the users, and compares gained and lost resources once a label changes', async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => /\/nodes|\/databases/.test(request.url()) && lists.push(request.url()));
    await openForm(page);
    const held = effectPanel(page).getByRole('region', { name: 'Held by' });
    await expect(held.getByRole('listitem')).toHaveText([/jonas\s*Local user/, /tarek\s*Local user/]);
    await expect(effectPanel(page)).toContainText('No labels change');
    expect(lists).toEqual([]);
    await addProduction(page);
    await expect(affectedServers(page)).toContainText(/\+ 948\s*gained|gained\s*\+ 948/);
    await expect(affectedServers(page)).toContainText('env: production');
    await expect(affectedServers(page)).toContainText('Matched against 1,204 of 1,204 loaded.');
    await affectedServers(page).getByRole('button', { name: 'Show all 948' }).click();
    await expect(affectedServers(page).getByRole('listitem')).toHaveCount(200);
    await expect(affectedServers(page)).toContainText('200 of 948 are shown.');
    await envField(page, 'Database labels').press('Backspace');
    const databases = effectPanel(page).getByRole('region', { name: 'Databases' });
    await expect(databases).toContainText(/− \d+/);
    await expect(databases.getByRole('listitem').first()).toContainText('lost');
  });

  test('shows which access another role of the user still grants', { tag: '@both' }, async ({ page, mock }) => {
    mock.world.db.user.update('tarek', { roles: ['developer', 'deployer'] });
    mock.world.db.user.update('jonas', { roles: ['contractor'] });
    await openForm(page);
    await envField(page, 'Server labels').press('Backspace');
    await expect(affectedServers(page)).toContainText('kept');
    await expect(affectedServers(page).getByRole('listitem').first()).toContainText('still through role deployer');
  });

  test('a template that only the proxy can expand is shown as unknown', async ({ page }) => {
    await openForm(page);
    await envField(page, 'Server labels').fill('{{external.env}}');
    await envField(page, 'Server labels').press('Enter');
    await expect(affectedServers(page)).toContainText('unclear');
    await expect(affectedServers(page)).toContainText('evaluated by the proxy alone');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a refused list is reported in its section, and the rest is compared', async ({ page, mock }) => {
    mock.world.fault('GET /v1/webapi/sites/{cluster}/nodes', { status: 500, message: 'no' });
    await openForm(page);
    await addProduction(page);
    await envField(page, 'Database labels').press('Backspace');
    await expect(affectedServers(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(effectPanel(page).getByRole('region', { name: 'Databases' })).toContainText(/− \d+/);
  });
});

test.describe('the effect on thirty thousand servers', () => {
  test.use({ scenario: 'large' });

  test('covers the first five thousand servers, and all on request', async ({ page }) => {
    await openForm(page);
    await addProduction(page);
    await expect(affectedServers(page)).toContainText('Matched against 5,000 of 30,000 loaded.');
    await affectedServers(page).getByRole('button', { name: 'Load all' }).click();
    await expect(affectedServers(page)).toContainText('Matched against 30,000 of 30,000 loaded.', { timeout: 20_000 });
    await expect(affectedServers(page).getByRole('button', { name: 'Load all' })).toHaveCount(0);
  });
});
