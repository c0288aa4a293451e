// Tests failures in the guide that enrolls a self-hosted database (docs/protocol/resources.md#15.5).
import { expect, test } from '#e2e/harness/harness.ts';
import {
  POSTGRES_GUIDE,
  REGISTER_DATABASE,
  UPDATE_DATABASE,
  LIST_DATABASE_SERVICES,
  textBox,
  registeredDatabases,
  registeredDatabase,
  joinTokenCount,
  recordRequestBodies,
  fillDatabaseForm,
  registerDatabase,
  deployAgent,
} from './database-page.ts';
import {
  summarizeEvents,
  installCommand,
  stepErrorIn,
  joinAgent,
  BACKEND_AWAY,
  mainRegion,
  press,
  stepHeading,
  recordDiscoverEvents,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'invalid fields are reported, and the form keeps its text when the registration fails',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(POSTGRES_GUIDE);
    await press(page, 'Next');
    await expect(textBox(page, 'Name in the list')).toBeFocused();
    await expect(textBox(page, 'Name in the list')).toHaveAccessibleDescription('Fill out this field.');
    await fillDatabaseForm(page, { name: 'my orders', host: 'db.internal:5432', labels: 'production' });
    await textBox(page, 'Port').fill('65536');
    await press(page, 'Next');
    await expect(textBox(page, 'Name in the list')).toHaveAccessibleDescription(/^Use only letters without accents/);
    await textBox(page, 'Name in the list').fill('orders');
    await expect(textBox(page, 'Database host')).toHaveAccessibleDescription(
      'Enter a host name or an address, without a port.',
    );
    await expect(textBox(page, 'Port')).toHaveAccessibleDescription('Enter a port from 1 to 65535.');
    await expect(textBox(page, 'Labels')).toHaveAccessibleDescription(/^Enter each label as name: value\./);
    await textBox(page, 'Database host').fill('db.internal');
    await textBox(page, 'Port').fill('5433');
    await page.getByRole('button', { name: 'Remove production' }).click();
    await textBox(page, 'Labels').fill('env: production');
    expect(registeredDatabases(mock)).toEqual([]);
    mock.world.fault(REGISTER_DATABASE, BACKEND_AWAY);
    await press(page, 'Next');
    await expect(page.getByRole('alert')).toContainText("Couldn't register the database.");
    await expect(page.getByRole('alert')).toContainText(BACKEND_AWAY.message);
    await expect(textBox(page, 'Name in the list')).toHaveValue('orders');
    mock.world.release(REGISTER_DATABASE);
    await press(page, 'Next');
    await expect(stepHeading(page, 'Run the installer')).toBeVisible();
  },
);

test('a name that another database uses is reported at its field', async ({ page, mock }) => {
  const { db, settings } = mock.world;
  const item = {
    desc: '',
    type: 'self-hosted',
    hostname: 'db',
    uri: 'db:1',
    protocol: 'postgres',
    labels: [],
  } as const;
  const clusterFields = { cluster: settings.cluster, hidden: [] };
  db.database.create({ ...clusterFields, item: { ...item, labels: [], name: 'busy' } });
  db.database.create({ ...clusterFields, item: { ...item, labels: [], name: 'idle' }, unserved: true });
  await page.goto(POSTGRES_GUIDE);
  for (const [name, errorText] of [
    ['busy', 'A database called busy is already part of the cluster. Choose another name.'],
    ['idle', 'A database called idle exists, but no agent serves it. Choose another name.'],
  ] as const) {
    await fillDatabaseForm(page, { name });
    await press(page, 'Next');
    await expect(textBox(page, 'Name in the list')).toHaveAccessibleDescription(errorText);
    await expect(textBox(page, 'Name in the list')).toBeFocused();
  }
  await textBox(page, 'Name in the list').fill('free');
  await press(page, 'Next');
  await expect(stepHeading(page, 'Run the installer')).toBeVisible();
});

// docs/behaviour.md#enrolling "If a later part of the same step"
test('after a failure that follows the registration, a retry updates the database', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  const [createBodies, updateBodies] = [
    recordRequestBodies(page, 'POST', '/databases'),
    recordRequestBodies(page, 'PUT', '/databases/'),
  ];
  await page.goto(POSTGRES_GUIDE);
  await fillDatabaseForm(page);
  mock.world.fault(LIST_DATABASE_SERVICES, BACKEND_AWAY);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => summarizeEvents(events)).toContain('database.register ERROR');
  expect(stepErrorIn(events)).toContain('the backend is away');
  await expect(textBox(page, 'Name in the list')).toHaveAttribute('readonly');
  await textBox(page, 'Database host').fill('db2.internal');
  mock.world.release(LIST_DATABASE_SERVICES);
  await press(page, 'Next');
  await expect(stepHeading(page, 'Run the installer')).toBeVisible();
  expect(createBodies).toHaveLength(1);
  expect(updateBodies).toEqual([{ uri: 'db2.internal:5432', labels: [] }]);
  expect(registeredDatabase(mock, 'orders')?.hostname).toBe('db2.internal');
});

// docs/behaviour.md#enrolling "If an agent serves the database already"
test('the guide waits at most 30 seconds for an existing agent to serve the database', async ({ page, mock, time }) => {
  const { db, settings } = mock.world;
  await page.goto(POSTGRES_GUIDE);
  await fillDatabaseForm(page);
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
  await expect(stepHeading(page, 'Configure mutual TLS')).toBeVisible();
});

test('the labels of the agent must match those of the database', async ({ page, mock, time }) => {
  await registerDatabase(page, { labels: 'env: production, team: shop' });
  const matchingLabelsField = textBox(page, 'Matching labels');
  await page.getByRole('button', { name: 'Remove *: *' }).click();
  await matchingLabelsField.fill('env: staging');
  await press(page, 'Generate command');
  await expect(matchingLabelsField).toHaveAccessibleDescription(/These labels match none of the database\./);
  expect(joinTokenCount(mock)).toBe(0);
  await page.getByRole('button', { name: 'Remove env: staging' }).click();
  await matchingLabelsField.fill('env: production, env: staging');
  await press(page, 'Generate command');
  await expect(installCommand(page)).toBeVisible();
  expect(mock.world.db.joinToken.all().at(-1)?.agentLabels).toEqual({ env: ['production', 'staging'] });
  await press(page, 'Edit labels');
  await press(page, 'Generate command');
  await expect(installCommand(page)).toBeVisible();
  expect(joinTokenCount(mock)).toBe(1);
  joinAgent(mock, 'db');
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Configure mutual TLS')).toBeVisible();
});

test('a custom CA certificate is validated and saved', async ({ page, mock, time }) => {
  const updateBodies = recordRequestBodies(page, 'PUT', '/databases/');
  await deployAgent(page);
  joinAgent(mock, 'db');
  await time.pass('00:00:04');
  const certificateField = textBox(page, 'CA certificate of the database (optional)');
  await certificateField.fill('not a certificate');
  await press(page, 'Next');
  await expect(certificateField).toHaveAccessibleDescription(/^Paste a PEM certificate/);
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  await certificateField.fill(pem);
  mock.world.fault(UPDATE_DATABASE, BACKEND_AWAY);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText("Couldn't save the certificate.");
  mock.world.release(UPDATE_DATABASE);
  await press(page, 'Next');
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
  expect(updateBodies.at(-1)).toEqual({ caCert: pem });
});

test(
  'without permission to create databases, the page names the permission',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const { db } = mock.world;
    for (const role of db.role.all())
      db.role.update(role.name, {
        spec: { ...role.spec, deny: { rules: [{ resources: ['db'], verbs: ['create'] }] } },
      });
    await page.goto(POSTGRES_GUIDE);
    await expect(mainRegion(page)).toContainText('Requires permission: db: create');
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test.describe('when the agent serves no database', () => {
  test.use({ scenario: 'an agent serves nothing' });

  test('the page suggests after five minutes to check the labels', async ({ page, mock, time }) => {
    await deployAgent(page);
    joinAgent(mock, 'db');
    await time.pass('00:05:01');
    await expect(mainRegion(page)).toContainText('Check that the labels of the agent match those of the database.');
  });
});
