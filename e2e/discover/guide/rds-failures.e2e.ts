// Tests failures in the guide that enrolls a database of Amazon RDS or Aurora
// (docs/protocol/resources.md#9.2, #15.6).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  summarizeEvents,
  stepErrorIn,
  installCommand,
  DISCOVER_PATH,
  storeSavedRun,
  BACKEND_AWAY,
  mainRegion,
  press,
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
  GET_IAM_POLICY,
  databaseRadio,
  RDS_GUIDE,
  savedRunAt,
} from './rds-page.ts';

const LIST_INTEGRATIONS = 'GET /v1/webapi/sites/{cluster}/integrations';
const REGISTER_DATABASE = 'POST /v1/webapi/sites/{cluster}/databases';
const LIST_DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

test.use({ scenario: 'databases in AWS' });

test.describe('with an account that AWS refuses', () => {
  test.use({ scenario: 'an account that AWS refuses' });

  test('errors of AWS are shown with a fix, and Retry loads the databases', async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    const alert = page.getByRole('alert');
    await openEnrollStep(page, { in: 'eu-west-1' });
    await expect(alert).toContainText('Let the role of the integration use');
    const refusalText = 'Proxy: User: arn:aws:sts::111122223333';
    await expect(alert.getByText(refusalText)).toBeVisible();
    await expect.poll(() => summarizeEvents(events)).toContain('database.enroll.rds ERROR');
    expect(stepErrorIn(events)).toContain(refusalText);
    const expiredText = 'ExpiredTokenException: The security token included in the request is expired';
    mock.world.fault(LIST_AWS_DATABASES, { status: 400, message: expiredText });
    await press(page, 'Retry');
    await expect(alert).toContainText('have expired. Retry to get new ones.');
    await expect(alert.getByText(`Proxy: ${expiredText}`)).toBeVisible();
    mock.world.release(LIST_AWS_DATABASES);
    await press(page, 'Retry');
    await expect(databaseNames(page)).toHaveCount(6);
    await expect(alert).toHaveCount(0);
  });
});

test('a failed registration shows the reason, or how to avoid a name that is already used', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  await openEnrollStep(page, { in: 'eu-west-1' });
  mock.world.fault(REGISTER_DATABASE, BACKEND_AWAY);
  await chooseDatabase(page, 'returns');
  await expect(page.getByRole('alert')).toContainText("Couldn't register the database.");
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => summarizeEvents(events)).toContain('database.enroll.rds ERROR');
  mock.world.release(REGISTER_DATABASE);
  const existingDatabase = { name: 'returns', desc: '', protocol: 'postgres', type: 'self-hosted' } as const;
  const item = { ...existingDatabase, labels: [], hostname: 'db', uri: 'db:5432' };
  mock.world.db.database.create({ cluster: mock.world.settings.cluster, hidden: [], item });
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('A database called returns is already part of the cluster.');
  await expect(page.getByRole('alert')).toContainText('teleport.dev/database_name');
  mock.world.db.database.delete(`${mock.world.settings.cluster}/returns`);
  mock.world.db.database.create({ cluster: mock.world.settings.cluster, hidden: [], item, unserved: true });
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('A database called returns exists, but no agent serves it.');
});

test.describe('when an agent should serve the database but does not', () => {
  test.use({ scenario: 'an agent that never serves' });

  test('the page waits about 30 seconds, and a retry does not register again', async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    const createPaths: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && createPaths.push(new URL(request.url()).pathname));
    await openEnrollStep(page, { in: 'eu-west-1' });
    await chooseDatabase(page, 'orders');
    await expect(mainRegion(page)).toContainText('Registering the database.');
    await expect(databaseRadio(page, 'customers')).toBeDisabled();
    for (let poll = 0; poll < 11; poll += 1) await time.pass('00:00:03');
    await expect(page.getByRole('alert')).toContainText('The database is registered, but');
    await expect.poll(() => summarizeEvents(events)).toContain('database.enroll.rds ERROR');
    mock.world.release(LIST_DATABASES);
    await press(page, 'Next');
    await expect(stepHeading(page, 'Configure the IAM policy')).toBeVisible();
    expect(createPaths.filter((path) => path.endsWith('/databases') && !path.includes('aws-oidc'))).toHaveLength(1);
  });
});

test('a failed request for accounts can be retried, and only AWS integrations are offered', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  mock.world.db.integration.create({ name: 'code', subKind: 'github', github: { organization: 'acme' } });
  mock.world.fault(LIST_INTEGRATIONS, BACKEND_AWAY);
  await page.goto(RDS_GUIDE);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => summarizeEvents(events)).toContain('integration.awsoidc.connect ERROR');
  mock.world.release(LIST_INTEGRATIONS);
  await press(page, 'Retry');
  await expect(accountField(page).getByRole('option')).toHaveText([
    'Choose an account',
    'aws-data (444455556666)',
    'aws-production (111122223333)',
  ]);
  await press(page, 'Next');
  await expect(accountField(page)).toBeFocused();
});

test.describe('when the proxy cannot create the IAM policy', () => {
  test.use({ scenario: 'an IAM policy that is refused' });

  test('Retry requests the policy again, and the guide continues even with an unreadable policy', async ({
    page,
    mock,
  }) => {
    const events = recordDiscoverEvents(mock);
    await storeSavedRun(page, savedRunAt(3));
    await page.goto(DISCOVER_PATH);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(stepHeading(page, 'Configure the IAM policy')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText("Couldn't load the IAM policy.");
    await expect(page.getByRole('alert')).toContainText('Proxy: the policy could not be made');
    await expect.poll(() => summarizeEvents(events)).toContain('database.configure.iampolicy ERROR');
    mock.world.fault(GET_IAM_POLICY, {
      text: '{"type":"aws","aws":{"policy_document":"{half","placeholders":["{region}"]}}',
    });
    await press(page, 'Retry');
    await expect(policyCommand(page)).toContainText("--policy-document '{half'");
    await expect(mainRegion(page)).toContainText('Replace these parts before you run it: {region}');
    await press(page, 'Next');
    await expect(stepHeading(page, 'Set up access')).toBeVisible();
  });
});

test.describe('when no agent joins', () => {
  test.use({ scenario: 'no agent for databases in AWS' });

  test('the page says after five minutes what to check, and a reload keeps the step', async ({ page, mock, time }) => {
    await storeSavedRun(page, savedRunAt(2));
    await page.goto(RDS_GUIDE);
    await press(page, 'Generate command');
    await expect(installCommand(page)).toBeVisible();
    await time.pass('00:05:01');
    await expect(mainRegion(page)).toContainText('Check that the machine can reach the database');
    await page.reload();
    await expect(stepHeading(page, 'Run the installer')).toBeVisible();
    expect(mock.world.db.database.all()).toEqual([]);
  });
});

test.describe('when AWS returns incomplete databases', () => {
  test.use({ scenario: 'malformed databases in AWS' });

  test('an incomplete database cannot be chosen, and a name is shown as text', { tag: '@gate' }, async ({ page }) => {
    await openEnrollStep(page, { in: 'eu-west-1' });
    await expect(databaseNames(page)).toHaveCount(3);
    await expect(databaseNames(page).first()).toContainText('Unreadable');
    await expect(databaseRadio(page, 'nameless')).toBeDisabled();
    await expect(databaseNames(page).last()).toContainText('<b>orders</b>');
    await expect(databaseNames(page).last()).toContainText('U+202E');
    await expectAccessible(page);
  });
});
