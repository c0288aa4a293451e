// The guide to databases of RDS and Aurora (docs/protocol/resources.md#15.6).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { arn, creates } from '#e2e/integrations/wizard.ts';
import {
  briefly,
  expectTold,
  command,
  DISCOVER,
  join,
  keepRun,
  leaving,
  LOST,
  main,
  press,
  result,
  step,
  told,
} from './guide-page.ts';
import { account, atEnroll, choose, LISTING, names, policy, radio, RDS, region, savedAt, table } from './rds-page.ts';

const DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

test.use({ scenario: 'databases in AWS' });

test(
  'a PostgreSQL database goes from its account to a tested connection, and the proxy is told of every step',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = told(mock);
    await atEnroll(page, { in: 'eu-west-1' });
    await expect(names(page)).toHaveText(['orders', 'customers', 'reports', 'returns', 'old-orders', 'broken-replica']);
    await expect(table(page).getByRole('columnheader')).toHaveText(['Select', 'Name', 'Engine', 'Labels', 'Status']);
    await expect(table(page).getByRole('row', { name: 'orders' }).first()).toContainText('postgres 15.4');
    await choose(page, 'orders');
    await expect(step(page, 'Run the installer')).toBeFocused();
    expect(mock.world.db.database.all().at(-1)?.item).toMatchObject({
      type: 'rds',
      aws: { account_id: '111122223333', rds: { resource_id: expect.stringMatching(/./) } },
    });
    await press(page, 'Generate command');
    await expect(command(page)).toContainText('install-database.sh');
    join(mock, 'db');
    await time.pass('00:00:04');
    await expect(step(page, 'Configure the IAM policy')).toBeFocused();
    await expect(policy(page)).toContainText('aws iam create-policy --policy-name TeleportDatabaseAccess_orders');
    await expect(policy(page)).toContainText('"Action": "rds-db:connect"');
    await press(page, 'Next');
    await expect(main(page)).toContainText('orders has joined the cluster.');
    await page.getByRole('textbox', { name: 'Database names' }).fill('orders');
    await press(page, 'Next');
    await page.getByRole('textbox', { name: 'Database to connect to' }).fill('orders');
    await press(page, 'Test connection');
    await expect(result(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await expect(main(page)).toContainText('orders is part of the cluster.');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page).toHaveURL(/\/databases$/);
    await expect(page.getByRole('rowheader', { name: 'orders' })).toBeVisible();
    await expectTold(events, [
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

test.describe('where an agent serves it already', () => {
  test.use({ scenario: 'an agent for databases in AWS' });

  test('the installer is skipped, and the proxy is told so', async ({ page, mock }) => {
    const events = told(mock);
    await atEnroll(page, { in: 'eu-west-1' });
    await choose(page, 'orders');
    await expect(step(page, 'Configure the IAM policy')).toBeFocused();
    await expect.poll(() => briefly(events)).toContain('deployService SKIPPED');
    expect(briefly(events)).toContain('database.enroll.rds SUCCESS');
  });
});

test('Aurora MySQL is requested as clusters of two engines, and MySQL is tested without a database name', async ({
  page,
  mock,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => request.url().includes('/aws-oidc/') && asked.push(request.postDataJSON()));
  await atEnroll(page, { address: `${DISCOVER}?add=aurora-mysql`, in: 'eu-west-1' });
  await expect(names(page)).toHaveText(['stock', 'stock-archive']);
  expect(asked).toEqual([
    { rdsType: 'cluster', engines: ['aurora', 'aurora-mysql'], region: 'eu-west-1', nextToken: '' },
  ]);
  await choose(page, 'stock-archive');
  await press(page, 'Generate command');
  await expect(command(page)).toContainText('install-database.sh');
  expect(mock.world.db.database.all().at(-1)?.item).toMatchObject({ name: 'stock-archive', protocol: 'mysql' });
  await keepRun(page, savedAt(5, 'rds-mysql'));
  await page.goto(`${DISCOVER}?add=rds-mysql`);
  await expect(step(page, 'Test the connection')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'User to connect as' })).toBeVisible();
  await expect(page.getByLabel('Database to connect to')).toHaveCount(0);
});

test('the table shows ten rows, and gets short, empty and failed pages of AWS on request', async ({ page, mock }) => {
  await atEnroll(page, { in: 'us-east-1' });
  await expect(names(page)).toHaveCount(7);
  await expect(main(page)).toContainText('Databases 1–7 of 7 loaded There are more in AWS.');
  mock.world.fault(LISTING, LOST);
  await press(page, 'Fetch more');
  await expect(page.getByRole('alert')).toContainText("Couldn't load databases from AWS.");
  await expect(names(page)).toHaveCount(7);
  mock.world.release(LISTING);
  await press(page, 'Retry');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fetch more' })).not.toHaveAttribute('aria-busy');
  await expect(names(page)).toHaveCount(7);
  await press(page, 'Fetch more');
  await expect(main(page)).toContainText('Databases 1–10 of 12 loaded');
  await expect(page.getByRole('button', { name: 'Fetch more' })).toHaveCount(0);
  await radio(page, 'shard-01').check();
  await press(page, 'Next page');
  await expect(names(page)).toHaveText(['shard-24', 'shard-25']);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription('This is the last page.');
  await press(page, 'Previous page');
  await expect(radio(page, 'shard-01')).toBeChecked();
});

test.describe('of databases that are enrolled', () => {
  test.use({ scenario: 'a database in AWS that is enrolled' });

  test('an enrolled database cannot be chosen, and an empty region clears the choice', async ({ page, mock }) => {
    await atEnroll(page, { in: 'eu-west-1' });
    await expect(radio(page, 'orders')).toBeDisabled();
    await expect(radio(page, 'orders')).toHaveAccessibleDescription('Already enrolled');
    await expect(radio(page, 'customers')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription(
      'Choose a database first.',
    );
    await radio(page, 'customers').check();
    await region(page).selectOption('sa-east-1');
    await expect(page.getByRole('heading', { name: 'No databases in sa-east-1' })).toBeVisible();
    await expect(main(page)).toContainText('Choose another region');
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAccessibleDescription(
      'Choose a database first.',
    );
    mock.world.fault(DATABASES, LOST);
    await region(page).selectOption('us-east-1');
    await expect(main(page)).toContainText("Couldn't check which of these databases are enrolled already.");
    await expect(main(page)).toContainText('Proxy: the backend is away');
    await expect(radio(page, 'shard-01')).toBeEnabled();
  });
});

test.describe('where no account is connected', () => {
  test.use({ scenario: 'no integrations' });

  test('the guide leads to the page that connects one, and goes on behind it in the same visit', async ({
    page,
    mock,
  }) => {
    const events = told(mock);
    await page.goto(DISCOVER);
    await page.getByRole('link', { name: /RDS PostgreSQL/ }).click();
    await expect(main(page)).toContainText('No AWS account is connected yet.');
    await press(page, 'Connect AWS account');
    await expect(page).toHaveURL('/web/integrations/new/aws-oidc');
    await expect(leaving(page)).toHaveCount(0);
    await press(page, 'Go to step 7');
    await expect(arn(page)).toBeVisible();
    await creates(page);
    await press(page, 'Continue enrolling');
    await expect(step(page, 'Enroll databases')).toBeFocused();
    await expect(page).toHaveURL(RDS);
    await expectTold(events, ['started SUCCESS', 'resourceSelection SUCCESS', 'integration.awsoidc.connect SUCCESS']);
    expect(new Set(events.map(({ eventData }) => eventData.id)).size).toBe(1);
    await region(page).selectOption('eu-west-1');
    await expect(names(page)).toHaveCount(6);
    await press(page, 'Back');
    await expect(account(page)).toHaveValue('aws-new');
  });

  test('who comes back without one is where they were, and is told of nothing', async ({ page, mock }) => {
    const events = told(mock);
    await page.goto(RDS);
    await press(page, 'Connect AWS account');
    await main(page).getByRole('link', { name: 'Cancel' }).click();
    await expect(step(page, 'Connect an AWS account')).toBeFocused();
    await expect(page).toHaveURL(RDS);
    await expectTold(events, ['started SUCCESS', 'resourceSelection SUCCESS']);
    await main(page).getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(DISCOVER);
    await expect.poll(() => briefly(events)).toContain('integration.awsoidc.connect ABORTED');
  });
});

test.describe('without the rights to it', () => {
  test.use({ as: 'gil' });

  test('the first step shows the missing permissions as rules for a role', { tag: '@gate' }, async ({ page }) => {
    await page.goto(RDS);
    await expect(main(page)).toContainText('Requires permission: integration: create, use, db: create');
    await expect(main(page).getByRole('code')).toContainText('resources: [integration]');
    await expect(main(page).getByRole('button', { name: 'Copy rules' })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('it is gone through by keyboard alone, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(RDS);
  await account(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Enroll databases')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(page)).toBeFocused();
  await page.keyboard.type('eu-west-1');
  await expect(names(page)).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(radio(page, 'orders')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'customers')).toBeChecked();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Run the installer')).toBeFocused();
});
