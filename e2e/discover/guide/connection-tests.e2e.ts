// Tests the step at the end of a guide that tests the connection (docs/protocol/resources.md#10.2, #10.3).
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { textBox, POSTGRES_GUIDE } from './database-page.ts';
import {
  openTestStep,
  summarizeEvents,
  stepErrorIn,
  KUBERNETES_GUIDE,
  storeSavedRun,
  BACKEND_AWAY,
  mainRegion,
  press,
  testResult,
  stepHeading,
  recordDiscoverEvents,
} from './guide-page.ts';

const START_CONNECTION_TEST = 'POST /v1/webapi/sites/{cluster}/diagnostics/connections';
/** Requires MFA for every session, and gives the user a security key. */
async function requireMfa(page: Page, mock: Proxy): Promise<void> {
  const { settings } = mock.world;
  Object.assign(settings, { sessionMfa: true, auth: { ...settings.auth, second_factor: 'webauthn' } });
  await enrollKey(page, { mock, user: 'alice' });
}

const resultItems = (page: Page) => testResult(page).getByRole('listitem');

test.use({ scenario: 'connection tests' });

test('a failed connection test of a server shows what failed, how to fix it, and the error', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  await openTestStep(page);
  for (const [outcome, title, fix, passedCount] of [
    ['server offline', "The resource can't be reached", 'Check that the agent is running', 0],
    ['server not granted', "Your roles don't allow access to the server", 'Add labels that match it', 0],
    ['login not granted', "Your roles don't allow these names", 'Add root to one of your roles', 0],
    ['login unknown', "The login doesn't exist on the server", 'Create root on the server', 3],
  ] as const) {
    events.length = 0;
    mock.world.settings.enrollment.testFailure = outcome;
    await press(page, 'Test connection');
    await expect(resultItems(page).last(), outcome).toContainText(title);
    await expect(resultItems(page), outcome).toHaveCount(passedCount + 1);
    await expect(testResult(page), outcome).toContainText("The connection doesn't work yet.");
    await expect(resultItems(page).last(), outcome).toContainText(fix);
    await expect(resultItems(page).last().getByRole('link', { name: 'Edit roles' }), outcome).toHaveCount(
      title.startsWith('Your roles') ? 1 : 0,
    );
    await resultItems(page).last().getByText('Show the error').click();
    await expect(resultItems(page).last(), outcome).toContainText(/refused|denied|unknown/);
    await expectAccessible(page, outcome);
    await expect.poll(() => summarizeEvents(events), outcome).toContain('testConnection ERROR');
    expect(stepErrorIn(events), outcome).toMatch(/^\[[A-Z_]+\] .+ \(.+\)$/);
  }
});

const SAVED_KUBE_RUN = {
  card: 'kubernetes',
  stepIndex: 2,
  found: { id: '', name: 'shop', grants: { kubeUsers: ['ada'], kubeGroups: ['viewers'] } },
};

test('a failed connection test of a Kubernetes cluster shows what failed and how to fix it', async ({ page, mock }) => {
  await storeSavedRun(page, SAVED_KUBE_RUN);
  await page.goto(KUBERNETES_GUIDE);
  for (const [outcome, title, fix] of [
    ['kube cluster offline', "The resource can't be reached", 'Check that the agent is running'],
    ['kube user not granted', "Your roles don't allow these names", 'Add ada to one of your roles'],
    ['kube cluster not granted', "Your roles don't allow access to the cluster", 'Add labels that match it'],
    ['kube cluster refuses', "The cluster doesn't accept the user and groups", 'Bind ada or one of the groups'],
  ] as const) {
    mock.world.settings.enrollment.testFailure = outcome;
    await press(page, 'Test connection');
    await expect(resultItems(page).last(), outcome).toContainText(title);
    await expect(resultItems(page).last(), outcome).toContainText(fix);
  }
});

const SAVED_DATABASE_RUN = {
  card: 'postgres',
  stepIndex: 4,
  found: {
    id: '',
    name: 'orders',
    grants: { databaseUsers: ['*'], databaseNames: ['*'] },
    database: { protocol: 'postgres', host: 'db.internal', labels: [] },
  },
};

test('without a user and database to connect with, the test is disabled with a reason', async ({ page }) => {
  await storeSavedRun(page, SAVED_DATABASE_RUN);
  await page.goto(POSTGRES_GUIDE);
  const testButton = page.getByRole('button', { name: 'Test connection' });
  const reason = mainRegion(page).getByText('Choose or enter the names to connect with.').first();
  await expect(testButton).toBeDisabled();
  await expect(testButton).toHaveAccessibleDescription('Choose or enter the names to connect with.');
  await expect(reason).toBeVisible();
  await textBox(page, 'User to connect as').fill('reader');
  await textBox(page, 'Database to connect to').fill('shop');
  await expect(testButton).toBeEnabled();
  await expect(reason).toBeHidden();
});

test(
  'if the proxy cannot test the connection, its reason appears, and a retry works',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    await openTestStep(page);
    mock.world.fault(START_CONNECTION_TEST, BACKEND_AWAY);
    await press(page, 'Test connection');
    await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
    await expect.poll(() => summarizeEvents(events)).toContain('testConnection ERROR');
    mock.world.release(START_CONNECTION_TEST);
    await press(page, 'Test connection');
    await expect(testResult(page)).toContainText('The connection works.');
    await expect(resultItems(page)).toHaveCount(4);
  },
);

test('a link opens a session as the chosen login in a new tab, and the test can be skipped', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  await openTestStep(page);
  const link = mainRegion(page).getByRole('link', { name: 'Start session' });
  await expect(link).toHaveAttribute('href', '/web/cluster/one.example.com/console/node/web-01/root');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await press(page, 'Skip');
  await expect(stepHeading(page, 'Finish')).toBeFocused();
  await expect.poll(() => summarizeEvents(events)).toContain('testConnection SKIPPED');
});

test('a test asks for MFA if required, and canceling stops the test', { tag: '@gate' }, async ({ page, mock }) => {
  await requireMfa(page, mock);
  await openTestStep(page);
  await press(page, 'Test connection');
  const mfaDialog = page.getByRole('dialog', { name: 'Verify your identity' });
  await mfaDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(testResult(page)).toHaveCount(0);
  await expect(mainRegion(page).getByRole('button', { name: 'Skip' })).toBeVisible();
  await press(page, 'Test connection');
  await expect(mfaDialog).toContainText('A test connects as you do');
  await mfaDialog.getByRole('button', { name: 'Continue' }).click();
  await expect(testResult(page)).toContainText('The connection works.');
  await expect(mfaDialog).toBeHidden();
});
