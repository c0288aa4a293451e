// Tests the list of integrations.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord, rowNames, row, title } from '#e2e/harness/resource-kinds.ts';

const INTEGRATIONS_PATH = '/web/integrations';
const LIST_INTEGRATIONS = 'GET /v1/webapi/sites/{cluster}/integrations';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
const enrollLink = (page: Page) => page.getByRole('link', { name: 'Enroll new integration', exact: true });

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Every integration is shown as running"
test('the list is sorted and searchable, and links to the page to enroll more', { tag: '@gate' }, async ({ page }) => {
  await page.goto(INTEGRATIONS_PATH);
  await expect(title(page, 'Manage Integrations')).toBeVisible();
  await expect(rowNames(page)).toHaveText(['aws-data', 'aws-production']);
  await expect(row(page, /aws-data/).getByRole('cell')).toHaveText([
    'AWS OIDC',
    'arn:aws:iam::444455556666:role/team/data',
    'Running',
    '',
  ]);
  await expect(page.getByText('2 integrations')).toBeVisible();
  await search(page).fill('TEAM/data');
  await expect(rowNames(page)).toHaveText(['aws-data']);
  await search(page).fill('slack');
  await expect(title(page, 'No integrations match "slack"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowNames(page)).toHaveCount(2);
  await enrollLink(page).click();
  await expect(page).toHaveURL('/web/integrations/new');
});

test.describe('when the proxy returns null instead of a list', () => {
  test.use({ scenario: 'no list of integrations' });

  // docs/behaviour.md#unreadable-records "The console ignores unknown fields"
  test('the page shows an empty list and explains what integrations are for', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(title(page, 'No integrations yet')).toBeVisible();
    await expect(page.getByText('Connect an AWS account')).toBeVisible();
    await expect(enrollLink(page)).toHaveCount(2);
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
    const editItem = page.getByRole('menuitem', { name: 'Edit role ARN' });
    await expect(editItem).toHaveAccessibleDescription('Requires permission: integration: update');
    const deleteItem = page.getByRole('menuitem', { name: 'Delete integration' });
    await expect(deleteItem).toHaveAccessibleDescription('Requires permission: integration: delete');
    await editItem.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('a user without list permission', () => {
  test.use({ username: 'bob' });

  test('sees which permission is missing', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(page.getByText('integration: list, read')).toBeVisible();
    await expect(rowNames(page)).toHaveCount(0);
  });
});

test.describe('when the list cannot be loaded', () => {
  test.use({ scenario: 'integrations failing' });

  test('the page shows the error of the proxy, Retry loads the list, and a message shows while it loads', async ({
    page,
    mock,
  }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(page.getByText("Couldn't load integrations")).toBeVisible();
    await expect(page.getByText('Proxy: the backend is away')).toBeVisible();
    mock.world.release(LIST_INTEGRATIONS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rowNames(page)).toHaveCount(2);
    mock.world.fault(LIST_INTEGRATIONS, { held: true });
    await page.reload();
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(LIST_INTEGRATIONS);
    await expect(rowNames(page)).toHaveCount(2);
  });
});

test.describe('unreadable records', () => {
  test.use({ scenario: 'malformed integrations', permissions: ['clipboard-read', 'clipboard-write'] });

  // docs/behaviour.md#integrations "The console loads the full list, page by page",
  // "An endless list says how much of it is loaded"
  test('are shown in separate rows, and a notice says that the list is incomplete', async ({ page }) => {
    await page.goto(INTEGRATIONS_PATH);
    await expect(rowNames(page)).toHaveText(['whole', /Unreadable/, /Unreadable/]);
    const incompleteNotice = page.getByRole('status').filter({ hasText: 'Only the first 3 results are loaded.' });
    await expect(incompleteNotice).toContainText('The proxy sent the same page again.');
    await expect(incompleteNotice.getByRole('button', { name: 'Load more' })).toBeEnabled();
    expect(await copiedRecord(page)).toBeNull();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'integrations of 18.x' });

  // docs/behaviour.md#integrations "Only the role of an AWS OIDC integration"
  test('other kinds of integrations are named, cannot be edited, and can be deleted', async ({ page }) => {
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
    await expect(rowNames(page)).toHaveText(['aws-production', 'roles-anywhere']);
  });
});
