// Tests leaving a guide and continuing it later.
import { expect, test } from '#e2e/harness/harness.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  summarizeEvents,
  expectEvents,
  installCommand,
  DEBIAN_GUIDE,
  DISCOVER_PATH,
  joinAgent,
  storeSavedRun,
  lastToken,
  leaveDialog,
  loginsField,
  mainRegion,
  press,
  stepHeading,
  recordDiscoverEvents,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

// docs/behaviour.md#enrolling "Leaving a guide before the last step"
test('leaving a guide asks for confirmation, and staying keeps the token', { tag: '@gate' }, async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  await page.goto(DISCOVER_PATH);
  await page.getByRole('link', { name: 'Debian 8+ Server' }).click();
  await expect(installCommand(page)).toBeVisible();
  const { id } = lastToken(mock);
  await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
  await expect(leaveDialog(page)).toContainText('Nothing is enrolled yet.');
  await press(page, 'Stay');
  await expect(installCommand(page)).toBeVisible();
  expect(lastToken(mock).id).toBe(id);
  await expect(page).toHaveURL(DEBIAN_GUIDE);
  expect(summarizeEvents(events)).not.toContain('deployService ABORTED');
  await page.goBack();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(DISCOVER_PATH);
  await expect(mainRegion(page)).toContainText('All kinds');
});

// docs/behaviour.md#enrolling "Leaving or reloading the page sends", "The page shows what was sent"
test('the page lists the usage events that it sent, and leaving is reported once', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  await page.getByText('Usage events', { exact: true }).click();
  await expect(mainRegion(page)).toContainText('tp.ui.discover.started SUCCESS');
  await expect(mainRegion(page)).toContainText('tp.ui.discover.resourceSelection SUCCESS');
  const eventsAfterLeaving = ['started SUCCESS', 'resourceSelection SUCCESS', 'deployService ABORTED'];
  await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(DEBIAN_GUIDE);
  await expectEvents(events, eventsAfterLeaving);
  await expect(page.getByRole('status').filter({ hasText: 'Continue with' })).toHaveCount(0);
  events.length = 0;
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(DEBIAN_GUIDE);
  await expectEvents(events, eventsAfterLeaving);
});

// docs/behaviour.md#enrolling "Leaving or reloading the page sends"
test('a reload continues at the same step, and counts as a second visit in the usage events', async ({
  page,
  mock,
  time,
}) => {
  const events = recordDiscoverEvents(mock);
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  const name = joinAgent(mock);
  await time.pass('00:00:04');
  await expect(loginsField(page)).toBeVisible();
  await page.reload();
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
  await expect(mainRegion(page)).toContainText(`${name} has joined the cluster.`);
  await expectEvents(events, [
    'started SUCCESS',
    'resourceSelection SUCCESS',
    'deployService SUCCESS',
    'principals.configure ABORTED',
    'started SUCCESS',
    'resourceSelection SUCCESS',
  ]);
});

const SAVED_RUN = { card: 'debian', stepIndex: 2, found: { id: 'id-1', name: 'web-01', grants: { logins: ['root'] } } };
const RESUME_LABEL = 'Continue with web-01: Test the connection';

// docs/behaviour.md#enrolling "From the second step on, this browser"
test('the list of resources offers to continue a guide until the user discards the progress', async ({ page }) => {
  await storeSavedRun(page, SAVED_RUN);
  await page.goto(DISCOVER_PATH);
  await expect(page.getByText(RESUME_LABEL)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
  await expect(leaveDialog(page)).toContainText('Your progress is kept in this browser.');
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(RESUME_LABEL)).toBeVisible();
  await press(page, 'Discard progress');
  await expect(page.getByText(RESUME_LABEL)).toBeHidden();
  await page.reload();
  await expect(mainRegion(page)).toContainText('All kinds');
  await expect(page.getByText(RESUME_LABEL)).toBeHidden();
});

test('a guide can be continued after signing out and in again', async ({ page, mock, time }) => {
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  const name = joinAgent(mock);
  await time.pass('00:00:04');
  await expect(loginsField(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Enroll New Resource' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
  await expect(mainRegion(page)).toContainText(`${name} has joined the cluster.`);
});

// docs/behaviour.md#enrolling "From the second step on, this browser"
test('progress of other users and unreadable progress are ignored', async ({ page }) => {
  await storeSavedRun(page, SAVED_RUN, 'bob');
  await page.addInitScript(() => localStorage.setItem('postern-settings:alice:enrollment', '{"card":7,"at":"x"}'));
  await page.goto(DISCOVER_PATH);
  await expect(mainRegion(page)).toContainText('All kinds');
  await expect(page.getByText(RESUME_LABEL)).toBeHidden();
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
});

// docs/behaviour.md#enrolling "The token is not stored"
test(
  'a link to a guide starts at the first step, and the token is not stored',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await storeSavedRun(page, SAVED_RUN);
    await page.goto(DISCOVER_PATH);
    await page.getByRole('link', { name: 'Debian 8+ Server' }).click();
    await expect(stepHeading(page, 'Run the installer')).toBeVisible();
    await expect(installCommand(page)).toBeVisible();
    const { id } = lastToken(mock);
    const name = joinAgent(mock);
    await time.pass('00:00:04');
    await expect(loginsField(page)).toBeVisible();
    const storageContent = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(storageContent).toContain(name);
    expect(storageContent).not.toContain(id);
  },
);

test('a failed usage event does not block the guide', async ({ page, mock, time }) => {
  mock.world.fault('POST /v1/webapi/capture', { status: 500, message: 'no events today' });
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  joinAgent(mock);
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a 404 for usage events, the page sends no more of them, and the guide continues', async ({
  page,
  mock,
  time,
}) => {
  const events = recordDiscoverEvents(mock);
  mock.world.fault('POST /v1/webapi/capture', { status: 404, message: 'not found' });
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  await page.getByText('Usage events', { exact: true }).click();
  await expect(mainRegion(page)).toContainText('Your cluster collects no usage events');
  const sentEvents = ['started SUCCESS', 'resourceSelection SUCCESS'];
  await expectEvents(events, sentEvents);
  joinAgent(mock);
  await time.pass('00:00:04');
  await press(page, 'Next');
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  await expectEvents(events, sentEvents);
});
