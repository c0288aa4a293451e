// What can go wrong in the guide to a self-hosted database (docs/protocol/resources.md#15.5).
import { expect, test } from '#e2e/harness/harness.ts';
import {
  POSTGRES,
  REGISTER,
  CHANGE,
  SERVICES,
  box,
  registered,
  stored,
  tokens,
  sent,
  fill,
  register,
  deploy,
} from './database-page.ts';
import { briefly, command, errorIn, join, LOST, main, press, step, told } from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test('invalid fields are named, and a refusal keeps what was typed', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(POSTGRES);
  await press(page, 'Next');
  await expect(box(page, 'Name in the list')).toBeFocused();
  await expect(box(page, 'Name in the list')).toHaveAccessibleDescription('Fill out this field.');
  await fill(page, { name: 'my orders', host: 'db.internal:5432', labels: 'production' });
  await box(page, 'Port').fill('65536');
  await press(page, 'Next');
  await expect(box(page, 'Name in the list')).toHaveAccessibleDescription(/^Use only letters without accents/);
  await box(page, 'Name in the list').fill('orders');
  await expect(box(page, 'Database host')).toHaveAccessibleDescription(
    'Enter a host name or an address, without a port.',
  );
  await expect(box(page, 'Port')).toHaveAccessibleDescription('Enter a port from 1 to 65535.');
  await expect(box(page, 'Labels')).toHaveAccessibleDescription(/^Enter each label as name: value\./);
  await box(page, 'Database host').fill('db.internal');
  await box(page, 'Port').fill('5433');
  await page.getByRole('button', { name: 'Remove production' }).click();
  await box(page, 'Labels').fill('env: production');
  expect(registered(mock)).toEqual([]);
  mock.world.fault(REGISTER, LOST);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText("Couldn't register the database.");
  await expect(page.getByRole('alert')).toContainText(LOST.message);
  await expect(box(page, 'Name in the list')).toHaveValue('orders');
  mock.world.release(REGISTER);
  await press(page, 'Next');
  await expect(step(page, 'Run the installer')).toBeVisible();
});

test('a name that is taken is said at its field, by what has it', async ({ page, mock }) => {
  const { db, settings } = mock.world;
  const item = {
    desc: '',
    type: 'self-hosted',
    hostname: 'db',
    uri: 'db:1',
    protocol: 'postgres',
    labels: [],
  } as const;
  const of = { cluster: settings.cluster, hidden: [] };
  db.database.create({ ...of, item: { ...item, labels: [], name: 'busy' } });
  db.database.create({ ...of, item: { ...item, labels: [], name: 'idle' }, unserved: true });
  await page.goto(POSTGRES);
  for (const [name, says] of [
    ['busy', 'A database called busy is already part of the cluster. Choose another name.'],
    ['idle', 'A database called idle exists, but no agent serves it. Choose another name.'],
  ] as const) {
    await fill(page, { name });
    await press(page, 'Next');
    await expect(box(page, 'Name in the list')).toHaveAccessibleDescription(says);
    await expect(box(page, 'Name in the list')).toBeFocused();
  }
  await box(page, 'Name in the list').fill('free');
  await press(page, 'Next');
  await expect(step(page, 'Run the installer')).toBeVisible();
});

// docs/behaviour.md#enrolling "If a later part of the same step"
test('what failed after the database was registered is tried again without registering it again', async ({
  page,
  mock,
}) => {
  const events = told(mock);
  const [posts, puts] = [sent(page, 'POST', '/databases'), sent(page, 'PUT', '/databases/')];
  await page.goto(POSTGRES);
  await fill(page);
  mock.world.fault(SERVICES, LOST);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => briefly(events)).toContain('database.register ERROR');
  expect(errorIn(events)).toContain('the backend is away');
  await expect(box(page, 'Name in the list')).toHaveAttribute('readonly');
  await box(page, 'Database host').fill('db2.internal');
  mock.world.release(SERVICES);
  await press(page, 'Next');
  await expect(step(page, 'Run the installer')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(puts).toEqual([{ uri: 'db2.internal:5432', labels: [] }]);
  expect(stored(mock, 'orders')?.hostname).toBe('db2.internal');
});

// docs/behaviour.md#enrolling "If an agent serves the database already"
test('an agent that should serve it and does not is waited for, half a minute at most', async ({
  page,
  mock,
  time,
}) => {
  const { db, settings } = mock.world;
  await page.goto(POSTGRES);
  await fill(page);
  db.databaseService.create({
    cluster: settings.cluster,
    hidden: [],
    item: { name: 'agent', resource_matchers: [{ labels: { '*': '*' } }] },
  });
  mock.world.fault('GET /v1/webapi/sites/{cluster}/databases', { text: JSON.stringify({ items: [], totalCount: 0 }) });
  await press(page, 'Next');
  for (let seconds = 0; seconds < 33; seconds += 3) await time.pass('00:00:03');
  await expect(page.getByRole('alert')).toContainText(
    "The database is registered, but the agent that should serve it doesn't yet.",
  );
  mock.world.release('GET /v1/webapi/sites/{cluster}/databases');
  await press(page, 'Next');
  await expect(step(page, 'Configure mutual TLS')).toBeVisible();
});

test('matching labels have to fit those of the database', async ({ page, mock, time }) => {
  await register(page, { labels: 'env: production, team: shop' });
  const matching = box(page, 'Matching labels');
  await page.getByRole('button', { name: 'Remove *: *' }).click();
  await matching.fill('env: staging');
  await press(page, 'Generate command');
  await expect(matching).toHaveAccessibleDescription(/These labels match none of the database\./);
  expect(tokens(mock)).toBe(0);
  await page.getByRole('button', { name: 'Remove env: staging' }).click();
  await matching.fill('env: production, env: staging');
  await press(page, 'Generate command');
  await expect(command(page)).toBeVisible();
  expect(mock.world.db.joinToken.all().at(-1)?.agentLabels).toEqual({ env: ['production', 'staging'] });
  await press(page, 'Edit labels');
  await press(page, 'Generate command');
  await expect(command(page)).toBeVisible();
  expect(tokens(mock)).toBe(1);
  join(mock, 'db');
  await time.pass('00:00:04');
  await expect(step(page, 'Configure mutual TLS')).toBeVisible();
});

test('a certificate of its own authority is checked and saved', async ({ page, mock, time }) => {
  const puts = sent(page, 'PUT', '/databases/');
  await deploy(page);
  join(mock, 'db');
  await time.pass('00:00:04');
  const ca = box(page, 'CA certificate of the database (optional)');
  await ca.fill('not a certificate');
  await press(page, 'Next');
  await expect(ca).toHaveAccessibleDescription(/^Paste a PEM certificate/);
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  await ca.fill(pem);
  mock.world.fault(CHANGE, LOST);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText("Couldn't save the certificate.");
  mock.world.release(CHANGE);
  await press(page, 'Next');
  await expect(step(page, 'Set up access')).toBeVisible();
  expect(puts.at(-1)).toEqual({ caCert: pem });
});

test('a reader sees why a database cannot be registered', { tag: '@gate' }, async ({ page, mock }) => {
  const { db } = mock.world;
  for (const role of db.role.all())
    db.role.update(role.name, { spec: { ...role.spec, deny: { rules: [{ resources: ['db'], verbs: ['create'] }] } } });
  await page.goto(POSTGRES);
  await expect(main(page)).toContainText('Requires permission: db: create');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

test.describe('an agent without matchers', () => {
  test.use({ scenario: 'an agent serves nothing' });

  test('serves nothing, and after five minutes the page says what to look at', async ({ page, mock, time }) => {
    await deploy(page);
    join(mock, 'db');
    await time.pass('00:05:01');
    await expect(main(page)).toContainText('Check that the labels of the agent match those of the database.');
  });
});
