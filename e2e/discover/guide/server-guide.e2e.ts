// Tests the guide that enrolls a server, from the install command to its last step (docs/protocol/resources.md#15.3).
import { setTabHidden } from '#e2e/active-sessions/session-list.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { createRole } from '#fixtures/scenarios/people.ts';
import {
  summarizeEvents,
  stepErrorIn,
  expectEvents,
  installCommand,
  DEBIAN_GUIDE,
  joinAgent,
  lastToken,
  loginsField,
  BACKEND_AWAY,
  mainRegion,
  LIST_SERVERS,
  press,
  testResult,
  UPDATE_USER,
  stepHeading,
  recordDiscoverEvents,
  CREATE_TOKEN,
  COMPLETED_GUIDE_EVENTS,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'enrolling a server takes at most six clicks, and each step is reported to the proxy',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    await page.addInitScript(() => {
      const counter = Object.assign(window, { clicks: 0 });
      addEventListener('click', () => void (counter.clicks += 1), true);
    });
    await page.goto('/web/home');
    await page.getByRole('link', { name: 'Enroll New Resource' }).click();
    await page.getByRole('link', { name: 'Debian 8+ Server' }).click();
    await expect(installCommand(page)).toBeVisible();
    // As wide as other forms.
    expect((await page.getByRole('region', { name: 'Run the installer' }).boundingBox())?.width).toBe(640);
    const name = joinAgent(mock);
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Set up access')).toBeFocused();
    await expect(mainRegion(page)).toContainText(`${name} has joined the cluster.`);
    await press(page, 'Next');
    await press(page, 'Test connection');
    await expect(testResult(page)).toContainText('The connection works.');
    await press(page, 'Next');
    await expect(mainRegion(page)).toContainText(`${name} is part of the cluster.`);
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
    const clicks = await page.evaluate(() => ('clicks' in window ? Number(window.clicks) : 0));
    expect(clicks).toBeGreaterThan(1);
    expect(clicks).toBeLessThanOrEqual(6);
    await expectEvents(events, COMPLETED_GUIDE_EVENTS);
    expect(new Set(events.map(({ eventData }) => eventData.id)).size).toBe(1);
    const resources = events.map(({ event, eventData }) => [event.endsWith('.started'), eventData.resource]);
    for (const [isStart, resource] of resources)
      expect(resource).toBe(isStart ? undefined : 'DISCOVER_RESOURCE_SERVER');
  },
);

test(
  'the token is hidden until requested but included when copying, and the script can be shown',
  { tag: '@gate' },
  async ({ page, mock, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(DEBIAN_GUIDE);
    await expect(installCommand(page)).toContainText('/scripts/••••••••/install-node.sh');
    const { id } = lastToken(mock);
    await press(page, 'Copy command');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/scripts/${id}/install-node.sh`);
    await press(page, 'Show token');
    await expect(installCommand(page)).toContainText(`/scripts/${id}/install-node.sh`);
    await press(page, 'Hide token');
    await expect(installCommand(page)).not.toContainText(id);
    await page.getByText('What does this script do?').click();
    await expect(mainRegion(page)).toContainText('Starts the agent as a system service');
    await press(page, 'Show the script');
    await expect(mainRegion(page)).toContainText('#!');
  },
);

test('the page shows how long the token is valid, and can create a new one when it has expired', async ({
  page,
  mock,
  time,
}) => {
  const { enrollment: enrollmentSettings } = mock.world.settings;
  const { tokenLifetimeMs: defaultLifetimeMs } = enrollmentSettings;
  enrollmentSettings.tokenLifetimeMs = 150_000;
  await page.goto(DEBIAN_GUIDE);
  await expect(mainRegion(page)).toContainText('Token valid for 2 min');
  enrollmentSettings.tokenLifetimeMs = defaultLifetimeMs;
  const { id } = lastToken(mock);
  await time.pass('00:01:00');
  await expect(mainRegion(page)).toContainText('Token valid for 1 min');
  await time.pass('00:01:45');
  await expect(mainRegion(page)).toContainText('The token has expired. Create a new one.');
  await press(page, 'Create new token');
  await expect(mainRegion(page)).toContainText(/Token valid for [34] hr/);
  expect(lastToken(mock).id).not.toBe(id);
  joinAgent(mock);
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
});

// docs/behaviour.md#enrolling "The page looks for the joined resource"
test('the page looks for the server every three seconds, but not while the tab is hidden', async ({ page, time }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => request.url().includes('/nodes?') && requestedUrls.push(request.url()));
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  await expect(mainRegion(page)).toContainText('Not checked yet.');
  expect(requestedUrls).toEqual([]);
  await time.pass('00:00:03');
  await expect(mainRegion(page)).toContainText('Checked at');
  await time.pass('00:00:03');
  await expect.poll(() => requestedUrls.length).toBeGreaterThanOrEqual(2);
  await setTabHidden(page, true);
  await time.pass('00:00:04');
  const requestCountBefore = requestedUrls.length;
  await time.pass('00:05:00');
  expect(requestedUrls).toHaveLength(requestCountBefore);
  await setTabHidden(page, false);
  await time.pass('00:00:04');
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(requestCountBefore);
  const search = new URL(requestedUrls[0] ?? '').searchParams;
  expect(search.get('search')).toMatch(/^teleport\.internal\/resource-id [\da-f-]{36}$/);
  expect(search.get('limit')).toBe('1');
});

// docs/behaviour.md#enrolling "After 5 min, the page says what to check"
test('a failed check is reported, and after five minutes the page says what to check and keeps looking', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  mock.world.fault(LIST_SERVERS, BACKEND_AWAY);
  await time.pass('00:00:04');
  await expect(mainRegion(page)).toContainText('The last check failed. Checking again soon.');
  mock.world.release(LIST_SERVERS);
  await time.pass('00:04:46');
  await expect(mainRegion(page)).not.toContainText('Nothing has joined yet.');
  await time.pass('00:00:11');
  await expect(mainRegion(page)).toContainText('sudo journalctl -u teleport');
  joinAgent(mock);
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Set up access')).toBeVisible();
});

test(
  'if no token can be created, the page says why, and Retry creates one',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    mock.world.fault(CREATE_TOKEN, BACKEND_AWAY);
    await page.goto(DEBIAN_GUIDE);
    await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
    await expect(stepHeading(page, 'Run the installer')).toBeVisible();
    await expect.poll(() => summarizeEvents(events)).toContain('deployService ERROR');
    expect(stepErrorIn(events)).toContain('the backend is away');
    mock.world.release(CREATE_TOKEN);
    await press(page, 'Retry');
    await expect(installCommand(page)).toBeVisible();
  },
);

// docs/behaviour.md#enrolling "The console saves the user's own"
test('added logins are saved, also after a failed request, and the web session is renewed to include them', async ({
  page,
  mock,
  time,
}) => {
  const renewalBodies: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/web/renew') && renewalBodies.push(request.postDataJSON()));
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  joinAgent(mock);
  await time.pass('00:00:04');
  await expect(mainRegion(page)).toContainText('Logins from your roles:');
  await loginsField(page).fill('grace, root');
  mock.world.fault(UPDATE_USER, BACKEND_AWAY);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  mock.world.release(UPDATE_USER);
  await press(page, 'Next');
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  expect(mock.world.db.user.get('alice')?.traits).toMatchObject({ logins: ['grace'] });
  expect(renewalBodies).toEqual([{ reloadUser: true }]);
  await expect(page.getByRole('combobox', { name: 'Login' }).getByRole('option')).toHaveText([
    'grace',
    'root',
    'deploy',
  ]);
});

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test(
  'a user without permission to change users sees the missing permission and can continue',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const { db } = mock.world;
    db.role.create(createRole('reader', { allow: {}, deny: { rules: [{ resources: ['user'], verbs: ['update'] }] } }));
    db.user.update('alice', { roles: ['admin', 'reader'] });
    await page.goto(DEBIAN_GUIDE);
    await expect(installCommand(page)).toBeVisible();
    joinAgent(mock);
    await time.pass('00:00:04');
    await expect(mainRegion(page)).toContainText('Requires permission: user: update');
    await expect(loginsField(page)).toHaveCount(0);
    await press(page, 'Next');
    await expect(stepHeading(page, 'Test the connection')).toBeVisible();
  },
);

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test('a user of single sign-on sees why logins cannot be changed, and can continue', async ({ page, mock, time }) => {
  mock.world.db.user.update('alice', { authType: 'github' });
  await page.goto(DEBIAN_GUIDE);
  await expect(installCommand(page)).toBeVisible();
  joinAgent(mock);
  await time.pass('00:00:04');
  await expect(mainRegion(page)).toContainText('your names come from your identity provider');
  await expect(loginsField(page)).toHaveCount(0);
  await press(page, 'Next');
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
});

test(
  'the guide works with the keyboard only on a phone, and its steps are accessible',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(DEBIAN_GUIDE);
    await expect(installCommand(page)).toBeVisible();
    await expectAccessible(page, 'the command');
    joinAgent(mock);
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Set up access')).toBeFocused();
    await expect(loginsField(page)).toBeVisible();
    await expectAccessible(page, 'access');
    await page.keyboard.press('Tab');
    await page.keyboard.type('grace');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(stepHeading(page, 'Test the connection')).toBeFocused();
    await page.getByRole('button', { name: 'Test connection' }).focus();
    await page.keyboard.press('Enter');
    await expect(testResult(page)).toBeVisible();
    await expectAccessible(page, 'the test');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
