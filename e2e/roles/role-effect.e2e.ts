// Tests the panel that shows how a change of a role affects its users.
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
  test('shows the users of the role, and which resources they gain or lose after a label changes', async ({ page }) => {
    const listRequests: string[] = [];
    page.on('request', (request) => /\/nodes|\/databases/.test(request.url()) && listRequests.push(request.url()));
    await openForm(page);
    const usersSection = effectPanel(page).getByRole('region', { name: 'Held by' });
    await expect(usersSection.getByRole('listitem')).toHaveText([/jonas\s*Local user/, /tarek\s*Local user/]);
    await expect(effectPanel(page)).toContainText('No labels change');
    expect(listRequests).toEqual([]);
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

  test('shows access that users keep because of another role', { tag: '@both' }, async ({ page, mock }) => {
    mock.world.db.user.update('tarek', { roles: ['developer', 'deployer'] });
    mock.world.db.user.update('jonas', { roles: ['contractor'] });
    await openForm(page);
    await envField(page, 'Server labels').press('Backspace');
    await expect(affectedServers(page)).toContainText('kept');
    await expect(affectedServers(page).getByRole('listitem').first()).toContainText('still through role deployer');
  });

  test('is unclear for a template that only the proxy can evaluate', async ({ page }) => {
    await openForm(page);
    await envField(page, 'Server labels').fill('{{external.env}}');
    await envField(page, 'Server labels').press('Enter');
    await expect(affectedServers(page)).toContainText('unclear');
    await expect(affectedServers(page)).toContainText('evaluated by the proxy alone');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is shown for the other kinds if the list of one kind fails, with a button to retry', async ({ page, mock }) => {
    mock.world.fault('GET /v1/webapi/sites/{cluster}/nodes', { status: 500, message: 'no' });
    await openForm(page);
    await addProduction(page);
    await envField(page, 'Database labels').press('Backspace');
    await expect(affectedServers(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(effectPanel(page).getByRole('region', { name: 'Databases' })).toContainText(/− \d+/);
  });
});

test.describe('the effect of a role on 30,000 servers', () => {
  test.use({ scenario: 'large' });

  test('is calculated for the first 5,000 servers, and for all on request', async ({ page }) => {
    await openForm(page);
    await addProduction(page);
    await expect(affectedServers(page)).toContainText('Matched against 5,000 of 30,000 loaded.');
    await affectedServers(page).getByRole('button', { name: 'Load all' }).click();
    await expect(affectedServers(page)).toContainText('Matched against 30,000 of 30,000 loaded.', { timeout: 20_000 });
    await expect(affectedServers(page).getByRole('button', { name: 'Load all' })).toHaveCount(0);
  });
});
