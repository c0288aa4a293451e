// The guide to a self-hosted database (docs/protocol/resources.md#15.5).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { POSTGRES, MYSQL, box, stored, tokens, sent, fill, deploy } from './database-page.ts';
import { briefly, command, expectTold, join, lastToken, main, press, result, step, told } from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'a database is registered, served, reached over mutual TLS and tested, and every step is told',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = told(mock);
    await page.goto(POSTGRES);
    await expect(box(page, 'Port')).toHaveValue('5432');
    await expectAccessible(page, 'registering');
    await fill(page, { labels: 'env: production' });
    await press(page, 'Next');
    await expect(step(page, 'Run the installer')).toBeFocused();
    expect(stored(mock, 'orders')).toMatchObject({ protocol: 'postgres', hostname: 'db.internal' });
    expect(tokens(mock)).toBe(0);
    await expectAccessible(page, 'matching labels');
    await press(page, 'Generate command');
    await expect(command(page)).toContainText('/scripts/••••••••/install-database.sh');
    expect(lastToken(mock)).toMatchObject({ id: expect.any(String) });
    join(mock, 'db');
    await time.pass('00:00:04');
    await expect(step(page, 'Configure mutual TLS')).toBeFocused();
    await expect(command(page)).toContainText(
      /sign\/db -d '\{"hostname":"db\.internal"\}' -H 'Authorization: Bearer •+'/,
    );
    expect(tokens(mock)).toBe(1);
    await expect(main(page)).toContainText('In postgresql.conf set ssl = on');
    await expectAccessible(page, 'mutual TLS');
    await press(page, 'Next');
    await expect(step(page, 'Set up access')).toBeFocused();
    await expect(main(page)).toContainText('orders has joined the cluster.');
    await box(page, 'Database users').fill('reader');
    await box(page, 'Database names').fill('shop');
    await press(page, 'Next');
    await expect(step(page, 'Test the connection')).toBeVisible();
    expect(mock.world.db.user.get('alice')?.traits).toMatchObject({ db_users: ['reader'], db_names: ['shop'] });
    await page.getByRole('combobox', { name: 'User to connect as' }).selectOption('postgres');
    await expect(box(page, 'Database to connect to')).toHaveValue('shop');
    await page.getByText('On your machine').click();
    await expect(main(page).getByRole('code')).toContainText(['tsh db connect']);
    await press(page, 'Test connection');
    await expect(result(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name: 'orders' })).toBeVisible();
    await expectTold(events, [
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
test('MySQL skips the installer when an agent serves the database, and asks for users only', async ({
  page,
  mock,
  time,
}) => {
  const events = told(mock);
  await deploy(page, { name: 'first' });
  join(mock, 'db');
  await time.pass('00:00:04');
  await expect(step(page, 'Configure mutual TLS')).toBeVisible();
  await main(page).getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(POSTGRES);
  await expect.poll(() => briefly(events)).toContain('database.configure.mtls ABORTED');
  events.length = 0;
  const before = tokens(mock);
  await page.goto(MYSQL);
  await expect(box(page, 'Port')).toHaveValue('3306');
  await fill(page, { name: 'second' });
  await press(page, 'Next');
  await expect(step(page, 'Configure mutual TLS')).toBeFocused();
  await expect(command(page)).toBeVisible();
  expect(tokens(mock)).toBe(before + 1);
  await expectTold(events, [
    'started SUCCESS',
    'resourceSelection SUCCESS',
    'database.register SUCCESS',
    'deployService SKIPPED',
  ]);
  expect(stored(mock, 'second')?.protocol).toBe('mysql');
  await expect(main(page)).toContainText('require_secure_transport=ON');
  await press(page, 'Next');
  await box(page, 'Database users').fill('reader');
  await press(page, 'Next');
  await expect(step(page, 'Test the connection')).toBeVisible();
  await expect(page.getByLabel('Database to connect to')).toHaveCount(0);
});

test('the way back keeps what was registered and the token', async ({ page, mock, time }) => {
  const posts = sent(page, 'POST', '/databases');
  await deploy(page);
  await expect(main(page)).not.toContainText('Matching labels');
  await press(page, 'Back');
  await expect(step(page, 'Register the database')).toBeFocused();
  await expect(box(page, 'Name in the list')).toHaveValue('orders');
  await expect(box(page, 'Database host')).toHaveValue('db.internal');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await press(page, 'Next');
  await expect(command(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(tokens(mock)).toBe(1);
  join(mock, 'db');
  await time.pass('00:00:04');
  await expect(step(page, 'Configure mutual TLS')).toBeVisible();
});

test('the guide works by keyboard, and reloads without a secret', { tag: '@gate' }, async ({ page, mock, time }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(POSTGRES);
  await box(page, 'Name in the list').focus();
  await page.keyboard.type('orders');
  await page.keyboard.press('Tab');
  await page.keyboard.type('db.internal');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Run the installer')).toBeFocused();
  await page.getByRole('button', { name: 'Generate command' }).focus();
  await page.keyboard.press('Enter');
  await expect(command(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { id } = lastToken(mock);
  const kept = await page.evaluate(() => Object.entries(localStorage).join());
  expect(kept).toContain('orders');
  expect(kept).not.toContain(id);
  await page.reload();
  await expect(step(page, 'Run the installer')).toBeVisible();
  await press(page, 'Generate command');
  join(mock, 'db');
  await time.pass('00:00:04');
  await expect(step(page, 'Configure mutual TLS')).toBeVisible();
  await expectAccessible(page, 'mutual TLS on a phone');
});
