// Tests changing the role of an integration, and deleting integrations.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row, title } from '#e2e/harness/resource-kinds.ts';

const INTEGRATIONS_PATH = '/web/integrations';
const INTEGRATION_ENDPOINT = '/v1/webapi/sites/{cluster}/integrations/{name}';
const OTHER_ARN = 'arn:aws:iam::999900001111:role/team/other';

const dialog = (page: Page) => page.getByRole('dialog');
const arnField = (page: Page) => page.getByRole('textbox', { name: 'Role ARN' });
const saveButton = (page: Page) => dialog(page).getByRole('button', { name: 'Save role ARN' });
const deleteButton = (page: Page) => dialog(page).getByRole('button', { name: 'Delete integration' });
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function openActionDialog(page: Page, action: string, name = 'aws-data'): Promise<void> {
  await page.goto(INTEGRATIONS_PATH);
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(dialog(page)).toBeVisible();
}

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Only the role of an AWS OIDC integration"
test('Escape discards an edited role ARN, and Enter saves it', { tag: '@gate' }, async ({ page, mock }) => {
  await openActionDialog(page, 'Edit role ARN');
  await expect(page.getByRole('dialog', { name: 'Edit integration aws-data' })).toBeVisible();
  await arnField(page).fill(OTHER_ARN);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage aws-data' })).toBeFocused();
  expect(mock.world.db.integration.get('aws-data')).not.toMatchObject({ awsoidc: { roleArn: OTHER_ARN } });
  await openActionDialog(page, 'Edit role ARN');
  await expect(arnField(page)).toHaveValue('arn:aws:iam::444455556666:role/team/data');
  await arnField(page).fill(` ${OTHER_ARN} `);
  await page.keyboard.press('Enter');
  await expectStatus(page, 'aws-data uses another role now.');
  await expect(row(page, /aws-data/)).toContainText(OTHER_ARN);
  expect(mock.world.db.integration.get('aws-data')).toMatchObject({ awsoidc: { roleArn: OTHER_ARN } });
});

// docs/behaviour.md#integrations "The form checks a role's ARN while the user"
test('the form explains the role, does not send an invalid one, and keeps a role that the proxy refused', async ({
  page,
  mock,
}) => {
  await openActionDialog(page, 'Edit role ARN');
  await expect(arnField(page)).toHaveAccessibleDescription('Role team/data in AWS account 444455556666');
  await arnField(page).fill('arn:aws:iam::4444');
  await expect(arnField(page)).toHaveAccessibleDescription(/^This isn't the ARN of an IAM role/);
  await saveButton(page).click();
  await expect(arnField(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toContainText("This isn't the ARN of an IAM role");
  await arnField(page).fill(OTHER_ARN);
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  mock.world.fault(`PUT ${INTEGRATION_ENDPOINT}`, { status: 500, message: 'the backend is away', times: 1 });
  await saveButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(arnField(page)).toHaveValue(OTHER_ARN);
  await saveButton(page).click();
  await expectStatus(page, 'aws-data uses another role now.');
});

test(
  'deleting asks for confirmation, and a failed deletion keeps the integration',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openActionDialog(page, 'Delete integration');
    await expect(page.getByRole('dialog', { name: 'Delete integration aws-data?' })).toContainText(
      'Databases that were enrolled with this integration stay.',
    );
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    mock.world.fault(`DELETE ${INTEGRATION_ENDPOINT}`, { status: 500, message: 'the backend is away', times: 1 });
    await deleteButton(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete integration aws-data.");
    await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(rowNames(page)).toHaveCount(2);
    await openActionDialog(page, 'Delete integration');
    await deleteButton(page).click();
    await expectStatus(page, 'aws-data was deleted.');
    await expect(rowNames(page)).toHaveText(['aws-production']);
    expect(mock.world.db.integration.get('aws-data')).toBeUndefined();
  },
);

test('a message appears when another user has already deleted the integration', async ({ page, mock }) => {
  await openActionDialog(page, 'Delete integration');
  mock.world.db.integration.delete('aws-data');
  await deleteButton(page).click();
  await expectStatus(page, 'Integration aws-data had already been deleted.');
  await expect(rowNames(page)).toHaveText(['aws-production']);
});

test.describe('with leaf clusters', () => {
  test.use({ scenario: 'two leaf clusters' });

  // docs/behaviour.md#integrations "Integrations belong to the root cluster"
  test('integrations are loaded and deleted in the root cluster, even if a leaf cluster is open', async ({
    page,
    mock,
  }) => {
    mock.world.db.integration.create({ name: 'aws-data', subKind: 'aws-oidc', awsoidc: { roleArn: OTHER_ARN } });
    const requestedUrls: string[] = [];
    page.on('request', (request) => request.url().includes('/integrations') && requestedUrls.push(request.url()));
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await expect(rowNames(page)).toHaveText(['aws-data']);
    await page.getByRole('button', { name: 'Manage aws-data' }).click();
    await page.getByRole('menuitem', { name: 'Delete integration' }).click();
    await deleteButton(page).click();
    await expect(rowNames(page)).toHaveCount(0);
    await expect(title(page, 'No integrations yet')).toBeVisible();
    const requestedPaths = requestedUrls.flatMap((url) => /\/sites\/[^?]+/.exec(url) ?? []);
    expect(requestedPaths).toContain('/sites/one.example.com/integrations/aws-data');
    expect(requestedPaths.filter((path) => !path.startsWith('/sites/one.example.com/'))).toEqual([]);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'integrations of 18.x' });
  const RESOURCES = 'GET /v1/webapi/sites/{cluster}/resources';

  // docs/behaviour.md#integrations "Before a delete, the page names the applications",
  // "On 14.x, the proxy doesn't report"
  test('the delete dialog names the resources that use the integration, or says that they are unknown', async ({
    page,
    mock,
  }) => {
    await openActionDialog(page, 'Delete integration', 'aws-production');
    await expect(dialog(page)).toContainText('These resources use it and may stop working: aws-console.');
    await page.keyboard.press('Escape');
    await openActionDialog(page, 'Delete integration', 'code');
    await expect(dialog(page)).toContainText('Resources that need this integration may stop working.');
    await expect(dialog(page)).not.toContainText('These resources use it');
    mock.world.fault(RESOURCES, { status: 500, message: 'the backend is away' });
    await openActionDialog(page, 'Delete integration', 'aws-production');
    await expect(dialog(page)).toContainText("The console couldn't check every resource.");
  });
});

test.describe('names that contain HTML or control characters', () => {
  test.use({ scenario: 'hostile integrations', viewport: { width: 390, height: 844 } });

  test('are shown as text in the list and in dialogs, and fit a phone', { tag: '@gate' }, async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(rowNames(page)).toHaveCount(3);
    await expect(row(page, /<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await expect(row(page, /awsU\+202E/)).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await openActionDialog(page, 'Delete integration', '<img src=x onerror=alert(1)>');
    await expect(dialog(page)).toHaveAccessibleName('Delete integration <img src=x onerror=alert(1)>?');
    await page.keyboard.press('Escape');
    await openActionDialog(page, 'Edit role ARN', 'long-'.repeat(60));
    await expect(arnField(page)).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});
