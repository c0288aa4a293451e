// Leaving a guide, and going on with it later.
import { expect, test } from '#e2e/harness/harness.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  briefly,
  expectTold,
  command,
  DEBIAN,
  DISCOVER,
  join,
  keepRun,
  lastToken,
  leaving,
  logins,
  main,
  press,
  step,
  told,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

// docs/behaviour.md#enrolling "Leaving a guide before the last step"
test('Leave and Back ask first, and Stay keeps the token', { tag: '@gate' }, async ({ page, mock }) => {
  const events = told(mock);
  await page.goto(DISCOVER);
  await page.getByRole('link', { name: 'Server Debian 8+' }).click();
  await expect(command(page)).toBeVisible();
  const { id } = lastToken(mock);
  await main(page).getByRole('link', { name: 'Leave' }).click();
  await expect(leaving(page)).toContainText('Nothing is enrolled yet.');
  await press(page, 'Stay');
  await expect(command(page)).toBeVisible();
  expect(lastToken(mock).id).toBe(id);
  await expect(page).toHaveURL(DEBIAN);
  expect(briefly(events)).not.toContain('deployService ABORTED');
  await page.goBack();
  await expect(leaving(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaving(page)).toBeHidden();
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(DISCOVER);
  await expect(main(page)).toContainText('Guided, step by step');
});

// docs/behaviour.md#enrolling "Leaving or reloading the page sends", "The page shows what was sent"
test('the page lists the usage events that it sent, and leaving is reported once', async ({ page, mock }) => {
  const events = told(mock);
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  await page.getByText('Usage events', { exact: true }).click();
  await expect(main(page)).toContainText('tp.ui.discover.started SUCCESS');
  await expect(main(page)).toContainText('tp.ui.discover.resourceSelection SUCCESS');
  const left = ['started SUCCESS', 'resourceSelection SUCCESS', 'deployService ABORTED'];
  await main(page).getByRole('link', { name: 'Leave' }).click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(DEBIAN);
  await expectTold(events, left);
  await expect(page.getByRole('status').filter({ hasText: 'Continue with' })).toHaveCount(0);
  events.length = 0;
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(DEBIAN);
  await expectTold(events, left);
});

// docs/behaviour.md#enrolling "Leaving or reloading the page sends"
test('a reload goes on where it was, and the proxy is told of both visits', async ({ page, mock, time }) => {
  const events = told(mock);
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  const name = join(mock);
  await time.pass('00:00:04');
  await expect(logins(page)).toBeVisible();
  await page.reload();
  await expect(step(page, 'Set up access')).toBeVisible();
  await expect(main(page)).toContainText(`${name} has joined the cluster.`);
  await expectTold(events, [
    'started SUCCESS',
    'resourceSelection SUCCESS',
    'deployService SUCCESS',
    'principals.configure ABORTED',
    'started SUCCESS',
    'resourceSelection SUCCESS',
  ]);
});

const RUN = { card: 'debian', at: 2, found: { id: 'id-1', name: 'web-01', grants: { logins: ['root'] } } };
const resume = 'Continue with web-01: Test the connection';

// docs/behaviour.md#enrolling "From the second step on, this browser"
test('the catalogue offers to continue at the step, until the progress is discarded', async ({ page }) => {
  await keepRun(page, RUN);
  await page.goto(DISCOVER);
  await expect(page.getByText(resume)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(step(page, 'Test the connection')).toBeVisible();
  await main(page).getByRole('link', { name: 'Leave' }).click();
  await expect(leaving(page)).toContainText('Your progress is kept in this browser.');
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(resume)).toBeVisible();
  await press(page, 'Discard progress');
  await expect(page.getByText(resume)).toBeHidden();
  await page.reload();
  await expect(main(page)).toContainText('Guided, step by step');
  await expect(page.getByText(resume)).toBeHidden();
});

test('it is offered again also after signing in again', async ({ page, mock, time }) => {
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  const name = join(mock);
  await time.pass('00:00:04');
  await expect(logins(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Enroll New Resource' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(step(page, 'Set up access')).toBeVisible();
  await expect(main(page)).toContainText(`${name} has joined the cluster.`);
});

// docs/behaviour.md#enrolling "From the second step on, this browser"
test('progress of other users and unreadable progress are ignored', async ({ page }) => {
  await keepRun(page, RUN, 'bob');
  await page.addInitScript(() => localStorage.setItem('postern-settings:alice:enrollment', '{"card":7,"at":"x"}'));
  await page.goto(DISCOVER);
  await expect(main(page)).toContainText('Guided, step by step');
  await expect(page.getByText(resume)).toBeHidden();
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
});

// docs/behaviour.md#enrolling "The token is not stored"
test('a card starts at its first step, and no token is stored', { tag: '@gate' }, async ({ page, mock, time }) => {
  await keepRun(page, RUN);
  await page.goto(DISCOVER);
  await page.getByRole('link', { name: 'Server Debian 8+' }).click();
  await expect(step(page, 'Run the installer')).toBeVisible();
  await expect(command(page)).toBeVisible();
  const { id } = lastToken(mock);
  const name = join(mock);
  await time.pass('00:00:04');
  await expect(logins(page)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).toContain(name);
  expect(kept).not.toContain(id);
});

test('a proxy that refuses usage events keeps nobody from going on', async ({ page, mock, time }) => {
  mock.world.fault('POST /v1/webapi/capture', { status: 500, message: 'no events today' });
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  join(mock);
  await time.pass('00:00:04');
  await expect(step(page, 'Set up access')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a cluster that collects no usage events gets no more, and nobody waits for it', async ({ page, mock, time }) => {
  const events = told(mock);
  mock.world.fault('POST /v1/webapi/capture', { status: 404, message: 'not found' });
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  await page.getByText('Usage events', { exact: true }).click();
  await expect(main(page)).toContainText('Your cluster collects no usage events');
  const sent = ['started SUCCESS', 'resourceSelection SUCCESS'];
  await expectTold(events, sent);
  join(mock);
  await time.pass('00:00:04');
  await press(page, 'Next');
  await expect(step(page, 'Test the connection')).toBeVisible();
  await expectTold(events, sent);
});
