// Tests the guide that enrolls a self-hosted database (docs/protocol/resources.md#15.5).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  POSTGRES_GUIDE,
  MYSQL_GUIDE,
  textBox,
  registeredDatabase,
  joinTokenCount,
  recordRequestBodies,
  fillDatabaseForm,
  deployAgent,
} from './database-page.ts';
import {
  summarizeEvents,
  installCommand,
  expectEvents,
  joinAgent,
  lastToken,
  mainRegion,
  press,
  testResult,
  stepHeading,
  recordDiscoverEvents,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'the guide registers a database, installs its agent, sets up TLS, tests the connection, and reports each step',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    await page.goto(POSTGRES_GUIDE);
    await expect(textBox(page, 'Port')).toHaveValue('5432');
    await expectAccessible(page, 'registering');
    await fillDatabaseForm(page, { labels: 'env: production' });
    await press(page, 'Next');
    await expect(stepHeading(page, 'Run the installer')).toBeFocused();
    expect(registeredDatabase(mock, 'orders')).toMatchObject({ protocol: 'postgres', hostname: 'db.internal' });
    expect(joinTokenCount(mock)).toBe(0);
    await expectAccessible(page, 'matching labels');
    await press(page, 'Generate command');
    await expect(installCommand(page)).toContainText('/scripts/••••••••/install-database.sh');
    expect(lastToken(mock)).toMatchObject({ id: expect.any(String) });
    joinAgent(mock, 'db');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Configure mutual TLS')).toBeFocused();
    await expect(installCommand(page)).toContainText(
      /sign\/db -d '\{"hostname":"db\.internal"\}' -H 'Authorization: Bearer •+'/,
    );
    expect(joinTokenCount(mock)).toBe(1);
    await expect(mainRegion(page)).toContainText('In postgresql.conf set ssl = on');
    await expectAccessible(page, 'mutual TLS');
    await press(page, 'Next');
    await expect(stepHeading(page, 'Set up access')).toBeFocused();
    await expect(mainRegion(page)).toContainText('orders has joined the cluster.');
    await textBox(page, 'Database users').fill('reader');
    await textBox(page, 'Database names').fill('shop');
    await press(page, 'Next');
    await expect(stepHeading(page, 'Test the connection')).toBeVisible();
    expect(mock.world.db.user.get('alice')?.traits).toMatchObject({ db_users: ['reader'], db_names: ['shop'] });
    await page.getByRole('combobox', { name: 'User to connect as' }).selectOption('postgres');
    await expect(textBox(page, 'Database to connect to')).toHaveValue('shop');
    await page.getByText('On your machine').click();
    await expect(mainRegion(page).getByRole('code')).toContainText(['tsh db connect']);
    await press(page, 'Test connection');
    await expect(testResult(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name: 'orders' })).toBeVisible();
    await expectEvents(events, [
      'started SUCCESS',
      'resourceSelection SUCCESS',
      'database.register SUCCESS',
      'deployService SUCCESS',
      'database.configure.mtls SUCCESS',
      'principals.configure SUCCESS',
      'testConnection SUCCESS',
      'completed SUCCESS',
    ]);
  },
);

// docs/behaviour.md#enrolling "If an agent serves the database already"
test('if an agent already serves the database, the installer is skipped, and MySQL needs only users', async ({
  page,
  mock,
  time,
}) => {
  const events = recordDiscoverEvents(mock);
  await deployAgent(page, { name: 'first' });
  joinAgent(mock, 'db');
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Configure mutual TLS')).toBeVisible();
  await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(POSTGRES_GUIDE);
  await expect.poll(() => summarizeEvents(events)).toContain('database.configure.mtls ABORTED');
  events.length = 0;
  const tokenCountBefore = joinTokenCount(mock);
  await page.goto(MYSQL_GUIDE);
  await expect(textBox(page, 'Port')).toHaveValue('3306');
  await fillDatabaseForm(page, { name: 'second' });
  await press(page, 'Next');
  await expect(stepHeading(page, 'Configure mutual TLS')).toBeFocused();
  await expect(installCommand(page)).toBeVisible();
  expect(joinTokenCount(mock)).toBe(tokenCountBefore + 1);
  await expectEvents(events, [
    'started SUCCESS',
    'resourceSelection SUCCESS',
    'database.register SUCCESS',
    'deployService SKIPPED',
  ]);
  expect(registeredDatabase(mock, 'second')?.protocol).toBe('mysql');
  await expect(mainRegion(page)).toContainText('require_secure_transport=ON');
  await press(page, 'Next');
  await textBox(page, 'Database users').fill('reader');
  await press(page, 'Next');
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  await expect(page.getByLabel('Database to connect to')).toHaveCount(0);
});

test('going back keeps the registered database and the token', async ({ page, mock, time }) => {
  const createBodies = recordRequestBodies(page, 'POST', '/databases');
  await deployAgent(page);
  await expect(mainRegion(page)).not.toContainText('Matching labels');
  await press(page, 'Back');
  await expect(stepHeading(page, 'Register the database')).toBeFocused();
  await expect(textBox(page, 'Name in the list')).toHaveValue('orders');
  await expect(textBox(page, 'Database host')).toHaveValue('db.internal');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await press(page, 'Next');
  await expect(installCommand(page)).toBeVisible();
  expect(createBodies).toHaveLength(1);
  expect(joinTokenCount(mock)).toBe(1);
  joinAgent(mock, 'db');
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Configure mutual TLS')).toBeVisible();
});

test(
  'the guide works with the keyboard only, continues after a reload, and does not store the token',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(POSTGRES_GUIDE);
    await textBox(page, 'Name in the list').focus();
    await page.keyboard.type('orders');
    await page.keyboard.press('Tab');
    await page.keyboard.type('db.internal');
    await page.keyboard.press('Enter');
    await expect(stepHeading(page, 'Run the installer')).toBeFocused();
    await page.getByRole('button', { name: 'Generate command' }).focus();
    await page.keyboard.press('Enter');
    await expect(installCommand(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const { id } = lastToken(mock);
    const storageContent = await page.evaluate(() => Object.entries(localStorage).join());
    expect(storageContent).toContain('orders');
    expect(storageContent).not.toContain(id);
    await page.reload();
    await expect(stepHeading(page, 'Run the installer')).toBeVisible();
    await press(page, 'Generate command');
    joinAgent(mock, 'db');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Configure mutual TLS')).toBeVisible();
    await expectAccessible(page, 'mutual TLS on a phone');
  },
);
