// What fails on the way to a database of RDS or Aurora (docs/protocol/resources.md#9.2, #15.6).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { briefly, errorIn, command, DISCOVER, keepRun, LOST, main, press, step, told } from './guide-page.ts';
import { account, atEnroll, choose, LISTING, names, policy, POLICY, radio, RDS, savedAt } from './rds-page.ts';

const LIST = 'GET /v1/webapi/sites/{cluster}/integrations';
const REGISTER = 'POST /v1/webapi/sites/{cluster}/databases';
const DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

test.use({ scenario: 'databases in AWS' });

test.describe('with an account that AWS refuses', () => {
  test.use({ scenario: 'an account that AWS refuses' });

  test('the refusal of AWS is shown with its fix until a retry succeeds', async ({ page, mock }) => {
    const events = told(mock);
    const alert = page.getByRole('alert');
    await atEnroll(page, { in: 'eu-west-1' });
    await expect(alert).toContainText('Let the role of the integration use');
    const refused = 'Proxy: User: arn:aws:sts::111122223333';
    await expect(alert.getByText(refused)).toBeVisible();
    await expect.poll(() => briefly(events)).toContain('database.enroll.rds ERROR');
    expect(errorIn(events)).toContain(refused);
    const expired = 'ExpiredTokenException: The security token included in the request is expired';
    mock.world.fault(LISTING, { status: 400, message: expired });
    await press(page, 'Retry');
    await expect(alert).toContainText('have expired. Retry to get new ones.');
    await expect(alert.getByText(`Proxy: ${expired}`)).toBeVisible();
    mock.world.release(LISTING);
    await press(page, 'Retry');
    await expect(names(page)).toHaveCount(6);
    await expect(alert).toHaveCount(0);
  });
});

test('a name that is taken is changed by a tag in AWS, and a proxy that fails is asked again', async ({
  page,
  mock,
}) => {
  const events = told(mock);
  await atEnroll(page, { in: 'eu-west-1' });
  mock.world.fault(REGISTER, LOST);
  await choose(page, 'returns');
  await expect(page.getByRole('alert')).toContainText("Couldn't register the database.");
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => briefly(events)).toContain('database.enroll.rds ERROR');
  mock.world.release(REGISTER);
  const other = { name: 'returns', desc: '', protocol: 'postgres', type: 'self-hosted' } as const;
  const item = { ...other, labels: [], hostname: 'db', uri: 'db:5432' };
  mock.world.db.database.create({ cluster: mock.world.settings.cluster, hidden: [], item });
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('A database called returns is already part of the cluster.');
  await expect(page.getByRole('alert')).toContainText('teleport.dev/database_name');
  mock.world.db.database.delete(`${mock.world.settings.cluster}/returns`);
  mock.world.db.database.create({ cluster: mock.world.settings.cluster, hidden: [], item, unserved: true });
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('A database called returns exists, but no agent serves it.');
});

test.describe('with an agent that should serve it and does not', () => {
  test.use({ scenario: 'an agent that never serves' });

  test('it waits for thirty seconds, and a retry registers nothing again', async ({ page, mock, time }) => {
    const events = told(mock);
    const made: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && made.push(new URL(request.url()).pathname));
    await atEnroll(page, { in: 'eu-west-1' });
    await choose(page, 'orders');
    await expect(main(page)).toContainText('Registering the database.');
    await expect(radio(page, 'customers')).toBeDisabled();
    for (let at = 0; at < 11; at += 1) await time.pass('00:00:03');
    await expect(page.getByRole('alert')).toContainText('The database is registered, but');
    await expect.poll(() => briefly(events)).toContain('database.enroll.rds ERROR');
    mock.world.release(DATABASES);
    await press(page, 'Next');
    await expect(step(page, 'Configure the IAM policy')).toBeVisible();
    expect(made.filter((path) => path.endsWith('/databases') && !path.includes('aws-oidc'))).toHaveLength(1);
  });
});

test('accounts that cannot be loaded are asked for again, and those of other kinds are not offered', async ({
  page,
  mock,
}) => {
  const events = told(mock);
  mock.world.db.integration.create({ name: 'code', subKind: 'github', github: { organization: 'acme' } });
  mock.world.fault(LIST, LOST);
  await page.goto(RDS);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect.poll(() => briefly(events)).toContain('integration.awsoidc.connect ERROR');
  mock.world.release(LIST);
  await press(page, 'Retry');
  await expect(account(page).getByRole('option')).toHaveText([
    'Choose an account',
    'aws-data (444455556666)',
    'aws-production (111122223333)',
  ]);
  await press(page, 'Next');
  await expect(account(page)).toBeFocused();
});

test.describe('with a policy that the proxy cannot make', () => {
  test.use({ scenario: 'an IAM policy that is refused' });

  test('it is asked for again, and one goes on without it', async ({ page, mock }) => {
    const events = told(mock);
    await keepRun(page, savedAt(3));
    await page.goto(DISCOVER);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(step(page, 'Configure the IAM policy')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText("Couldn't load the IAM policy.");
    await expect(page.getByRole('alert')).toContainText('Proxy: the policy could not be made');
    await expect.poll(() => briefly(events)).toContain('database.configure.iampolicy ERROR');
    mock.world.fault(POLICY, { text: '{"type":"aws","aws":{"policy_document":"{half","placeholders":["{region}"]}}' });
    await press(page, 'Retry');
    await expect(policy(page)).toContainText("--policy-document '{half'");
    await expect(main(page)).toContainText('Replace these parts before you run it: {region}');
    await press(page, 'Next');
    await expect(step(page, 'Set up access')).toBeVisible();
  });
});

test.describe('where no agent comes', () => {
  test.use({ scenario: 'no agent for databases in AWS' });

  test('the guide waits and says what to look at, also after a reload', async ({ page, mock, time }) => {
    await keepRun(page, savedAt(2));
    await page.goto(RDS);
    await press(page, 'Generate command');
    await expect(command(page)).toBeVisible();
    await time.pass('00:05:01');
    await expect(main(page)).toContainText('Check that the machine can reach the database');
    await page.reload();
    await expect(step(page, 'Run the installer')).toBeVisible();
    expect(mock.world.db.database.all()).toEqual([]);
  });
});

test.describe('with odd records', () => {
  test.use({ scenario: 'odd databases in AWS' });

  test('incomplete databases cannot be chosen, and names are shown as text', { tag: '@gate' }, async ({ page }) => {
    await atEnroll(page, { in: 'eu-west-1' });
    await expect(names(page)).toHaveCount(3);
    await expect(names(page).first()).toContainText('Unreadable');
    await expect(radio(page, 'nameless')).toBeDisabled();
    await expect(names(page).last()).toContainText('<b>orders</b>');
    await expect(names(page).last()).toContainText('U+202E');
    await expectAccessible(page);
  });
});
