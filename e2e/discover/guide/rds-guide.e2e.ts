// Tests the guide that enrolls databases of Amazon RDS and Aurora (docs/protocol/resources.md#15.6).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { arnField, createIntegration } from '#e2e/integrations/wizard.ts';
import {
  summarizeEvents,
  expectEvents,
  installCommand,
  DISCOVER_PATH,
  joinAgent,
  storeSavedRun,
  leaveDialog,
  BACKEND_AWAY,
  mainRegion,
  press,
  testResult,
  stepHeading,
  recordDiscoverEvents,
} from './guide-page.ts';
import {
  accountField,
  openEnrollStep,
  chooseDatabase,
  LIST_AWS_DATABASES,
  databaseNames,
  policyCommand,
  databaseRadio,
  RDS_GUIDE,
  regionField,
  savedRunAt,
  databaseTable,
} from './rds-page.ts';

const LIST_DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

test.use({ scenario: 'databases in AWS' });

test(
  'the guide enrolls a PostgreSQL database, tests the connection, and reports each step to the proxy',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    await openEnrollStep(page, { in: 'eu-west-1' });
    await expect(databaseNames(page)).toHaveText([
      'orders',
      'customers',
      'reports',
      'returns',
      'old-orders',
      'broken-replica',
    ]);
    await expect(databaseTable(page).getByRole('columnheader')).toHaveText([
      'Select',
      'Name',
      'Engine',
      'Labels',
      'Status',
    ]);
    await expect(databaseTable(page).getByRole('row', { name: 'orders' }).first()).toContainText('postgres 15.4');
    await chooseDatabase(page, 'orders');
    await expect(stepHeading(page, 'Run the installer')).toBeFocused();
    expect(mock.world.db.database.all().at(-1)?.item).toMatchObject({
      type: 'rds',
      aws: { account_id: '111122223333', rds: { resource_id: expect.stringMatching(/./) } },
    });
    await press(page, 'Generate command');
    await expect(installCommand(page)).toContainText('install-database.sh');
    joinAgent(mock, 'db');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Configure the IAM policy')).toBeFocused();
    await expect(policyCommand(page)).toContainText(
      'aws iam create-policy --policy-name TeleportDatabaseAccess_orders',
    );
    await expect(policyCommand(page)).toContainText('"Action": "rds-db:connect"');
    await press(page, 'Next');
    await expect(mainRegion(page)).toContainText('orders has joined the cluster.');
    await page.getByRole('textbox', { name: 'Database names' }).fill('orders');
    await press(page, 'Next');
    await page.getByRole('textbox', { name: 'Database to connect to' }).fill('orders');
    await press(page, 'Test connection');
    await expect(testResult(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await expect(mainRegion(page)).toContainText('orders is part of the cluster.');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page).toHaveURL(/\/databases$/);
    await expect(page.getByRole('rowheader', { name: 'orders' })).toBeVisible();
    await expectEvents(events, [
      'started SUCCESS',
      'resourceSelection SUCCESS',
      'integration.awsoidc.connect SUCCESS',
      'database.enroll.rds SUCCESS',
      'deployService SUCCESS',
      'database.configure.iampolicy SUCCESS',
      'principals.configure SUCCESS',
      'testConnection SUCCESS',
      'completed SUCCESS',
    ]);
    const enrolled = events.find(({ event }) => event.endsWith('enroll.rds'));
    expect(enrolled?.eventData).toMatchObject({ resource: 'DISCOVER_RESOURCE_DATABASE_POSTGRES_RDS' });
    expect(enrolled?.eventData).toMatchObject({ selectedResourcesCount: 1 });
  },
);

test.describe('when an agent already serves the database', () => {
  test.use({ scenario: 'an agent for databases in AWS' });

  test('the guide skips the installer and reports that to the proxy', async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    await openEnrollStep(page, { in: 'eu-west-1' });
    await chooseDatabase(page, 'orders');
    await expect(stepHeading(page, 'Configure the IAM policy')).toBeFocused();
    await expect.poll(() => summarizeEvents(events)).toContain('deployService SKIPPED');
    expect(summarizeEvents(events)).toContain('database.enroll.rds SUCCESS');
  });
});

test('the guide requests Aurora MySQL as clusters of two engines, and tests MySQL without a database name', async ({
  page,
  mock,
}) => {
  const requestBodies: unknown[] = [];
  page.on('request', (request) => request.url().includes('/aws-oidc/') && requestBodies.push(request.postDataJSON()));
  await openEnrollStep(page, { address: `${DISCOVER_PATH}?add=aurora-mysql`, in: 'eu-west-1' });
  await expect(databaseNames(page)).toHaveText(['stock', 'stock-archive']);
  expect(requestBodies).toEqual([
    { rdsType: 'cluster', engines: ['aurora', 'aurora-mysql'], region: 'eu-west-1', nextToken: '' },
  ]);
  await chooseDatabase(page, 'stock-archive');
  await press(page, 'Generate command');
  await expect(installCommand(page)).toContainText('install-database.sh');
  expect(mock.world.db.database.all().at(-1)?.item).toMatchObject({ name: 'stock-archive', protocol: 'mysql' });
  await storeSavedRun(page, savedRunAt(5, 'rds-mysql'));
  await page.goto(`${DISCOVER_PATH}?add=rds-mysql`);
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'User to connect as' })).toBeVisible();
  await expect(page.getByLabel('Database to connect to')).toHaveCount(0);
});

test('the table shows ten rows per page, and loads more databases from AWS on request', async ({ page, mock }) => {
  await openEnrollStep(page, { in: 'us-east-1' });
  await expect(databaseNames(page)).toHaveCount(7);
  await expect(mainRegion(page)).toContainText('Databases 1–7 of 7 loaded There are more in AWS.');
  mock.world.fault(LIST_AWS_DATABASES, BACKEND_AWAY);
  await press(page, 'Fetch more');
  await expect(page.getByRole('alert')).toContainText("Couldn't load databases from AWS.");
  await expect(databaseNames(page)).toHaveCount(7);
  mock.world.release(LIST_AWS_DATABASES);
  await press(page, 'Retry');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fetch more' })).not.toHaveAttribute('aria-busy');
  await expect(databaseNames(page)).toHaveCount(7);
  await press(page, 'Fetch more');
  await expect(mainRegion(page)).toContainText('Databases 1–10 of 12 loaded');
  await expect(page.getByRole('button', { name: 'Fetch more' })).toHaveCount(0);
  await databaseRadio(page, 'shard-01').check();
  await press(page, 'Next page');
  await expect(databaseNames(page)).toHaveText(['shard-24', 'shard-25']);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription('This is the last page.');
  await press(page, 'Previous page');
  await expect(databaseRadio(page, 'shard-01')).toBeChecked();
});

test.describe('with enrolled databases', () => {
  test.use({ scenario: 'a database in AWS that is enrolled' });

  test('enrolled databases are disabled, a new region clears the choice, and a failed check is reported', async ({
    page,
    mock,
  }) => {
    await openEnrollStep(page, { in: 'eu-west-1' });
    await expect(databaseRadio(page, 'orders')).toBeDisabled();
    await expect(databaseRadio(page, 'orders')).toHaveAccessibleDescription('Already enrolled');
    await expect(databaseRadio(page, 'customers')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription(
      'Choose a database first.',
    );
    await databaseRadio(page, 'customers').check();
    await regionField(page).selectOption('sa-east-1');
    await expect(page.getByRole('heading', { name: 'No databases in sa-east-1' })).toBeVisible();
    await expect(mainRegion(page)).toContainText('Choose another region');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription(
      'Choose a database first.',
    );
    mock.world.fault(LIST_DATABASES, BACKEND_AWAY);
    await regionField(page).selectOption('us-east-1');
    await expect(mainRegion(page)).toContainText("Couldn't check which of these databases are enrolled already.");
    await expect(mainRegion(page)).toContainText('Proxy: the backend is away');
    await expect(databaseRadio(page, 'shard-01')).toBeEnabled();
  });
});

test.describe('when no account is connected', () => {
  test.use({ scenario: 'no integrations' });

  test('the guide opens the page that connects an account, and continues afterwards as the same run', async ({
    page,
    mock,
  }) => {
    const events = recordDiscoverEvents(mock);
    await page.goto(DISCOVER_PATH);
    await page.getByRole('link', { name: /RDS PostgreSQL/ }).click();
    await expect(mainRegion(page)).toContainText('No AWS account is connected yet.');
    await press(page, 'Connect AWS account');
    await expect(page).toHaveURL('/web/integrations/new/aws-oidc');
    await expect(leaveDialog(page)).toHaveCount(0);
    await press(page, 'Go to step 7');
    await expect(arnField(page)).toBeVisible();
    await createIntegration(page);
    await press(page, 'Continue enrolling');
    await expect(stepHeading(page, 'Enroll databases')).toBeFocused();
    await expect(page).toHaveURL(RDS_GUIDE);
    await expectEvents(events, ['started SUCCESS', 'resourceSelection SUCCESS', 'integration.awsoidc.connect SUCCESS']);
    expect(new Set(events.map(({ eventData }) => eventData.id)).size).toBe(1);
    await regionField(page).selectOption('eu-west-1');
    await expect(databaseNames(page)).toHaveCount(6);
    await press(page, 'Back');
    await expect(accountField(page)).toHaveValue('aws-new');
  });

  test('canceling to connect an account returns to the guide without a usage event', async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    await page.goto(RDS_GUIDE);
    await press(page, 'Connect AWS account');
    await mainRegion(page).getByRole('link', { name: 'Cancel' }).click();
    await expect(stepHeading(page, 'Connect an AWS account')).toBeFocused();
    await expect(page).toHaveURL(RDS_GUIDE);
    await expectEvents(events, ['started SUCCESS', 'resourceSelection SUCCESS']);
    await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(DISCOVER_PATH);
    await expect.poll(() => summarizeEvents(events)).toContain('integration.awsoidc.connect ABORTED');
  });
});

test.describe('without permissions', () => {
  test.use({ username: 'gil' });

  test('the first step shows the missing permissions as rules for a role', { tag: '@gate' }, async ({ page }) => {
    await page.goto(RDS_GUIDE);
    await expect(mainRegion(page)).toContainText('Requires permission: integration: create, use, db: create');
    await expect(mainRegion(page).getByRole('code')).toContainText('resources: [integration]');
    await expect(mainRegion(page).getByRole('button', { name: 'Copy rules' })).toBeVisible();
    await expect(accountField(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a database can be chosen with the keyboard only, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(RDS_GUIDE);
  await accountField(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Enroll databases')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(regionField(page)).toBeFocused();
  await page.keyboard.type('eu-west-1');
  await expect(databaseNames(page)).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(databaseRadio(page, 'orders')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(databaseRadio(page, 'customers')).toBeChecked();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Run the installer')).toBeFocused();
});
