import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang, row, title } from '#e2e/harness/kinds.ts';

const PATH = '/web/integrations';
const ONE = '/v1/webapi/sites/{cluster}/integrations/{name}';
const OTHER = 'arn:aws:iam::999900001111:role/team/other';

const dialog = (page: Page) => page.getByRole('dialog');
const arn = (page: Page) => page.getByRole('textbox', { name: 'Role ARN' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save role ARN' });
const remove = (page: Page) => dialog(page).getByRole('button', { name: 'Delete integration' });
const says = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function asks(page: Page, deed: string, name = 'aws-data'): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
  await expect(dialog(page)).toBeVisible();
}

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Only the role of an AWS OIDC integration"
test('Escape discards an edited role, and Enter saves it', { tag: '@gate' }, async ({ page, mock }) => {
  await asks(page, 'Edit role ARN');
  await expect(page.getByRole('dialog', { name: 'Edit integration aws-data' })).toBeVisible();
  await arn(page).fill(OTHER);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage aws-data' })).toBeFocused();
  expect(mock.world.db.integration.get('aws-data')).not.toMatchObject({ awsoidc: { roleArn: OTHER } });
  await asks(page, 'Edit role ARN');
  await expect(arn(page)).toHaveValue('arn:aws:iam::444455556666:role/team/data');
  await arn(page).fill(` ${OTHER} `);
  await page.keyboard.press('Enter');
  await says(page, 'aws-data uses another role now.');
  await expect(row(page, /aws-data/)).toContainText(OTHER);
  expect(mock.world.db.integration.get('aws-data')).toMatchObject({ awsoidc: { roleArn: OTHER } });
});

// docs/behaviour.md#integrations "The form checks a role's ARN while the user"
test('a typed role is explained, an invalid one is not sent, and a refused one stays', async ({ page, mock }) => {
  await asks(page, 'Edit role ARN');
  await expect(arn(page)).toHaveAccessibleDescription('Role team/data in AWS account 444455556666');
  await arn(page).fill('arn:aws:iam::4444');
  await expect(arn(page)).toHaveAccessibleDescription(/^This isn't the ARN of an IAM role/);
  await save(page).click();
  await expect(arn(page)).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toContainText("This isn't the ARN of an IAM role");
  await arn(page).fill(OTHER);
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  mock.world.fault(`PUT ${ONE}`, { status: 500, message: 'the backend is away', times: 1 });
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(arn(page)).toHaveValue(OTHER);
  await save(page).click();
  await says(page, 'aws-data uses another role now.');
});

test('deleting asks first, and a refused deletion changes nothing', { tag: '@gate' }, async ({ page, mock }) => {
  await asks(page, 'Delete integration');
  await expect(page.getByRole('dialog', { name: 'Delete integration aws-data?' })).toContainText(
    'Databases that were enrolled with this integration stay.',
  );
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  mock.world.fault(`DELETE ${ONE}`, { status: 500, message: 'the backend is away', times: 1 });
  await remove(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete integration aws-data.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(names(page)).toHaveCount(2);
  await asks(page, 'Delete integration');
  await remove(page).click();
  await says(page, 'aws-data was deleted.');
  await expect(names(page)).toHaveText(['aws-production']);
  expect(mock.world.db.integration.get('aws-data')).toBeUndefined();
});

test('deleting an integration that somebody else deleted says so', async ({ page, mock }) => {
  await asks(page, 'Delete integration');
  mock.world.db.integration.delete('aws-data');
  await remove(page).click();
  await says(page, 'Integration aws-data had already been deleted.');
  await expect(names(page)).toHaveText(['aws-production']);
});

test.describe('below a root with leaves', () => {
  test.use({ scenario: 'two leaf clusters' });

  // docs/behaviour.md#integrations "Integrations belong to the root cluster"
  test('they are read and changed at the root, whichever cluster is looked at', async ({ page, mock }) => {
    mock.world.db.integration.create({ name: 'aws-data', subKind: 'aws-oidc', awsoidc: { roleArn: OTHER } });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/integrations') && asked.push(request.url()));
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await expect(names(page)).toHaveText(['aws-data']);
    await page.getByRole('button', { name: 'Manage aws-data' }).click();
    await page.getByRole('menuitem', { name: 'Delete integration' }).click();
    await remove(page).click();
    await expect(names(page)).toHaveCount(0);
    await expect(title(page, 'No integrations yet')).toBeVisible();
    const calls = asked.flatMap((url) => /\/sites\/[^?]+/.exec(url) ?? []);
    expect(calls).toContain('/sites/one.example.com/integrations/aws-data');
    expect(calls.filter((path) => !path.startsWith('/sites/one.example.com/'))).toEqual([]);
  });
});

test.describe('behind a newer proxy', () => {
  test.use({ scenario: 'integrations of 18.x' });
  const RESOURCES = 'GET /v1/webapi/sites/{cluster}/resources';

  // docs/behaviour.md#integrations "Before a delete, the page names the applications",
  // "On 14.x, the proxy doesn't report"
  test('resources that use an integration are named before it is deleted, or that they are unknown', async ({
    page,
    mock,
  }) => {
    await asks(page, 'Delete integration', 'aws-production');
    await expect(dialog(page)).toContainText('These resources use it and may stop working: aws-console.');
    await page.keyboard.press('Escape');
    await asks(page, 'Delete integration', 'code');
    await expect(dialog(page)).toContainText('Resources that need this integration may stop working.');
    await expect(dialog(page)).not.toContainText('These resources use it');
    mock.world.fault(RESOURCES, { status: 500, message: 'the backend is away' });
    await asks(page, 'Delete integration', 'aws-production');
    await expect(dialog(page)).toContainText("The console couldn't check every resource.");
  });
});

test.describe('names of ill intent', () => {
  test.use({ scenario: 'integrations of ill intent', viewport: { width: 390, height: 844 } });

  test('are shown as text in the list and in dialogs, and fit a phone', { tag: '@gate' }, async ({ page }) => {
    await page.goto(PATH);
    await expect(names(page)).toHaveCount(3);
    await expect(row(page, /<img src=x onerror=alert\(1\)>/)).toBeVisible();
    await expect(row(page, /awsU\+202E/)).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await asks(page, 'Delete integration', '<img src=x onerror=alert(1)>');
    await expect(dialog(page)).toHaveAccessibleName('Delete integration <img src=x onerror=alert(1)>?');
    await page.keyboard.press('Escape');
    await asks(page, 'Edit role ARN', 'long-'.repeat(60));
    await expect(arn(page)).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});
