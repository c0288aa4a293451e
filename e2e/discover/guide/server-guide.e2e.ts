// The guide to a server, from its command to its end (docs/protocol/resources.md#15.3).
import { hide } from '#e2e/active-sessions/session-list.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { role } from '#fixtures/scenarios/people.ts';
import {
  briefly,
  errorIn,
  expectTold,
  command,
  DEBIAN,
  join,
  lastToken,
  logins,
  LOST,
  main,
  NODES,
  press,
  result,
  SAVE_USER,
  step,
  told,
  TOKEN,
  WHOLE_GUIDE,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'at most six clicks lead from the first page to a server that joined, and the proxy is told of every step',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = told(mock);
    await page.addInitScript(() => {
      const counter = Object.assign(window, { clicks: 0 });
      addEventListener('click', () => void (counter.clicks += 1), true);
    });
    await page.goto('/web/home');
    await page.getByRole('link', { name: 'Enroll New Resource' }).click();
    await page.getByRole('link', { name: 'Server Debian 8+' }).click();
    await expect(command(page)).toBeVisible();
    const name = join(mock);
    await time.pass('00:00:04');
    await expect(step(page, 'Set up access')).toBeFocused();
    await expect(main(page)).toContainText(`${name} has joined the cluster.`);
    await press(page, 'Next');
    await press(page, 'Test connection');
    await expect(result(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await expect(main(page)).toContainText(`${name} is part of the cluster.`);
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    const clicks = await page.evaluate(() => ('clicks' in window ? Number(window.clicks) : 0));
    expect(clicks).toBeGreaterThan(1);
    expect(clicks).toBeLessThanOrEqual(6);
    await expectTold(events, WHOLE_GUIDE);
    expect(new Set(events.map(({ eventData }) => eventData.id)).size).toBe(1);
    const resources = events.map(({ event, eventData }) => [event.endsWith('.started'), eventData.resource]);
    for (const [isStart, resource] of resources)
      expect(resource).toBe(isStart ? undefined : 'DISCOVER_RESOURCE_SERVER');
  },
);

test('the token is hidden but copied, the script is explained', { tag: '@gate' }, async ({ page, mock, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(DEBIAN);
  await expect(command(page)).toContainText('/scripts/••••••••/install-node.sh');
  const { id } = lastToken(mock);
  await press(page, 'Copy command');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/scripts/${id}/install-node.sh`);
  await press(page, 'Show token');
  await expect(command(page)).toContainText(`/scripts/${id}/install-node.sh`);
  await press(page, 'Hide token');
  await expect(command(page)).not.toContainText(id);
  await page.getByText('What does this script do?').click();
  await expect(main(page)).toContainText('Starts the agent as a system service');
  await press(page, 'Show the script');
  await expect(main(page)).toContainText('#!');
});

test('a token counts down, says that it has expired, and a new one is one press away', async ({ page, mock, time }) => {
  const { enrolment } = mock.world.settings;
  const { tokenLifetime } = enrolment;
  enrolment.tokenLifetime = 150_000;
  await page.goto(DEBIAN);
  await expect(main(page)).toContainText('Token valid for 2 min');
  enrolment.tokenLifetime = tokenLifetime;
  const { id } = lastToken(mock);
  await time.pass('00:01:00');
  await expect(main(page)).toContainText('Token valid for 1 min');
  await time.pass('00:01:45');
  await expect(main(page)).toContainText('The token has expired. Create a new one.');
  await press(page, 'Create new token');
  await expect(main(page)).toContainText(/Token valid for [34] hr/);
  expect(lastToken(mock).id).not.toBe(id);
  join(mock);
  await time.pass('00:00:04');
  await expect(step(page, 'Set up access')).toBeVisible();
});

// docs/behaviour.md#enrolling "The page looks for the joined resource"
test('nothing is asked before the first pause, then every three seconds, and never while the tab is hidden', async ({
  page,
  time,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/nodes?') && calls.push(request.url()));
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  await expect(main(page)).toContainText('Not checked yet.');
  expect(calls).toEqual([]);
  await time.pass('00:00:03');
  await expect(main(page)).toContainText('Checked at');
  await time.pass('00:00:03');
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
  await hide(page, true);
  await time.pass('00:00:04');
  const before = calls.length;
  await time.pass('00:05:00');
  expect(calls).toHaveLength(before);
  await hide(page, false);
  await time.pass('00:00:04');
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  const search = new URL(calls[0] ?? '').searchParams;
  expect(search.get('search')).toMatch(/^teleport\.internal\/resource-id [\da-f-]{36}$/);
  expect(search.get('limit')).toBe('1');
});

// docs/behaviour.md#enrolling "After 5 min, the page says what to check"
test('a failed check is reported, help follows after five minutes, and waiting goes on', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  mock.world.fault(NODES, LOST);
  await time.pass('00:00:04');
  await expect(main(page)).toContainText('The last check failed. Checking again soon.');
  mock.world.release(NODES);
  await time.pass('00:04:46');
  await expect(main(page)).not.toContainText('Nothing has joined yet.');
  await time.pass('00:00:11');
  await expect(main(page)).toContainText('sudo journalctl -u teleport');
  join(mock);
  await time.pass('00:00:04');
  await expect(step(page, 'Set up access')).toBeVisible();
});

test('without a token the page says why, and Retry creates one', { tag: '@gate' }, async ({ page, mock }) => {
  const events = told(mock);
  mock.world.fault(TOKEN, LOST);
  await page.goto(DEBIAN);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(step(page, 'Run the installer')).toBeVisible();
  await expect.poll(() => briefly(events)).toContain('deployService ERROR');
  expect(errorIn(events)).toContain('the backend is away');
  mock.world.release(TOKEN);
  await press(page, 'Retry');
  await expect(command(page)).toBeVisible();
});

// docs/behaviour.md#enrolling "The console saves the user's own"
test('added names are saved, also after a refusal, and the session is renewed with them', async ({
  page,
  mock,
  time,
}) => {
  const renewals: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/web/renew') && renewals.push(request.postDataJSON()));
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  join(mock);
  await time.pass('00:00:04');
  await expect(main(page)).toContainText('Logins from your roles:');
  await logins(page).fill('grace, root');
  mock.world.fault(SAVE_USER, LOST);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  mock.world.release(SAVE_USER);
  await press(page, 'Next');
  await expect(step(page, 'Test the connection')).toBeVisible();
  expect(mock.world.db.user.get('alice')?.traits).toMatchObject({ logins: ['grace'] });
  expect(renewals).toEqual([{ reloadUser: true }]);
  await expect(page.getByRole('combobox', { name: 'Login' }).getByRole('option')).toHaveText([
    'grace',
    'root',
    'deploy',
  ]);
});

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test(
  'who may not change users is told which permission is missing, and goes on',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const { db } = mock.world;
    db.role.create(role('reader', { allow: {}, deny: { rules: [{ resources: ['user'], verbs: ['update'] }] } }));
    db.user.update('alice', { roles: ['admin', 'reader'] });
    await page.goto(DEBIAN);
    await expect(command(page)).toBeVisible();
    join(mock);
    await time.pass('00:00:04');
    await expect(main(page)).toContainText('Requires permission: user: update');
    await expect(logins(page)).toHaveCount(0);
    await press(page, 'Next');
    await expect(step(page, 'Test the connection')).toBeVisible();
  },
);

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test('who signed in by single sign-on is told why nothing can be changed, and goes on', async ({
  page,
  mock,
  time,
}) => {
  mock.world.db.user.update('alice', { authType: 'github' });
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  join(mock);
  await time.pass('00:00:04');
  await expect(main(page)).toContainText('your names come from your identity provider');
  await expect(logins(page)).toHaveCount(0);
  await press(page, 'Next');
  await expect(step(page, 'Test the connection')).toBeVisible();
});

test('every step is accessible, by keyboard only, on a phone', { tag: '@gate' }, async ({ page, mock, time }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DEBIAN);
  await expect(command(page)).toBeVisible();
  await expectAccessible(page, 'the command');
  join(mock);
  await time.pass('00:00:04');
  await expect(step(page, 'Set up access')).toBeFocused();
  await expect(logins(page)).toBeVisible();
  await expectAccessible(page, 'access');
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Test the connection')).toBeFocused();
  await page.getByRole('button', { name: 'Test connection' }).focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeVisible();
  await expectAccessible(page, 'the test');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
