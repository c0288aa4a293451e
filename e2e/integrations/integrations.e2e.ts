import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord, names, row, title } from '#e2e/harness/resource-kinds.ts';

const INTEGRATIONS_PATH = '/web/integrations';
const LIST_INTEGRATIONS = 'GET /v1/webapi/sites/{cluster}/integrations';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
const enroll = (page: Page) => page.getByRole('link', { name: 'Enroll new integration', exact: true });

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Every integration is shown as running"
test('integrations are listed by name, searched, and enrolled from the header', { tag: '@gate' }, async ({ page }) => {
  await page.goto(INTEGRATIONS_PATH);
  await expect(title(page, 'Manage Integrations')).toBeVisible();
  await expect(names(page)).toHaveText(['aws-data', 'aws-production']);
  await expect(row(page, /aws-data/).getByRole('cell')).toHaveText([
    'AWS OIDC',
    'arn:aws:iam::444455556666:role/team/data',
    'Running',
    '',
  ]);
  await expect(page.getByText('2 integrations')).toBeVisible();
  await search(page).fill('TEAM/data');
  await expect(names(page)).toHaveText(['aws-data']);
  await search(page).fill('slack');
  await expect(title(page, 'No integrations match "slack"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(2);
  await enroll(page).click();
  await expect(page).toHaveURL('/web/integrations/new');
});

test.describe('null instead of a list', () => {
  test.use({ scenario: 'no list of integrations' });

  // docs/behaviour.md#unreadable-records "The console ignores unknown fields"
  test('an empty list explains what integrations are for', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(title(page, 'No integrations yet')).toBeVisible();
    await expect(page.getByText('Connect an AWS account')).toBeVisible();
    await expect(enroll(page)).toHaveCount(2);
  });
});

test.describe('a user with read access', () => {
  test.use({ username: 'carol' });

  test('sees the permissions that enrolling, editing and deleting require', { tag: '@gate' }, async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(page.getByRole('button', { name: 'Enroll new integration' })).toHaveAccessibleDescription(
      'Requires permission: integration: create',
    );
    await page.getByRole('button', { name: 'Manage aws-data' }).click();
    const edit = page.getByRole('menuitem', { name: 'Edit role ARN' });
    await expect(edit).toHaveAccessibleDescription('Requires permission: integration: update');
    const remove = page.getByRole('menuitem', { name: 'Delete integration' });
    await expect(remove).toHaveAccessibleDescription('Requires permission: integration: delete');
    await edit.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a user without list permission', () => {
  test.use({ username: 'bob' });

  test('sees which permission is missing', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(page.getByText('integration: list, read')).toBeVisible();
    await expect(names(page)).toHaveCount(0);
  });
});

test.describe('a list that fails', () => {
  test.use({ scenario: 'integrations failing' });

  test('shows the error of the proxy until Retry, and a spinner while it loads', async ({ page, mock }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(page.getByText("Couldn't load integrations")).toBeVisible();
    await expect(page.getByText('Proxy: the backend is away')).toBeVisible();
    mock.world.release(LIST_INTEGRATIONS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(names(page)).toHaveCount(2);
    mock.world.fault(LIST_INTEGRATIONS, { held: true });
    await page.reload();
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(LIST_INTEGRATIONS);
    await expect(names(page)).toHaveCount(2);
  });
});

test.describe('unreadable records', () => {
  test.use({ scenario: 'odd integrations', permissions: ['clipboard-read', 'clipboard-write'] });

  // docs/behaviour.md#integrations "The console loads the full list, page by page",
  // "An endless list says how much of it is loaded"
  test('are separate rows, and an incomplete list says so', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(names(page)).toHaveText(['whole', /Unreadable/, /Unreadable/]);
    const rest = page.getByRole('status').filter({ hasText: 'Only the first 3 results are loaded.' });
    await expect(rest).toContainText('The proxy sent the same page again.');
    await expect(rest.getByRole('button', { name: 'Load more' })).toBeEnabled();
    expect(await copiedRecord(page)).toBeNull();
  });
});

test.describe('behind a newer proxy', () => {
  test.use({ scenario: 'integrations of 18.x' });

  // docs/behaviour.md#integrations "Only the role of an AWS OIDC integration"
  test('other kinds are named, and their menu says why the role cannot be edited', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(row(page, /^code/)).toContainText('GitHub organization');
    await expect(row(page, /^code/)).toContainText('acme');
    await expect(row(page, /roles-anywhere/)).toContainText('AWS IAM Roles Anywhere');
    await page.getByRole('button', { name: 'Manage code' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit role ARN' })).toHaveAccessibleDescription(
      /^Only the role of an AWS OIDC integration can be changed/,
    );
    await page.getByRole('menuitem', { name: 'Delete integration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete integration' }).click();
    await expect(names(page)).toHaveText(['aws-production', 'roles-anywhere']);
  });
});
