// Tests signing out, renewing the bearer token, and the end of a web session.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const GET_STATUS = 'GET /v1/webapi/user/status';

const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account of alice' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

interface StoredToken {
  accessToken: string;
}

/** The token in storage, which other tabs and other consoles of the origin read. */
const storedToken = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('grv_teleport_token') ?? '{"accessToken":""}') as StoredToken).accessToken,
  );

// docs/behaviour.md#session "A sign-out notifies the proxy and the other"
test(
  'signing out ends the session at the proxy and clears the storage, except for two settings',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await page.evaluate(() => localStorage.setItem('grv_teleport_discover', '{"hasResource":true}'));
    await page.evaluate(() => localStorage.setItem('grv_teleport_show_assist', 'false'));
    await signOut(page);
    await expect(page).toHaveURL('/web/login');
    expect(mock.world.db.webSession.all()).toEqual([]);
    const remainingKeys = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(remainingKeys).toEqual(['grv_teleport_show_assist', 'grv_teleport_ui_theme']);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  },
);

test('going back after signing out shows the login page', { tag: '@gate' }, async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await page.getByRole('link', { name: 'Users' }).click();
  await signOut(page);
  await page.goBack();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(serverRow(page)).toBeHidden();
});

/** Waits for the calls after the first screen, because a refusal of one of them would end the session earlier. */
const openAndSettle = (page: Page) => page.goto(SERVERS_PATH, { waitUntil: 'networkidle' });

test('signing out works when the proxy has deleted the session', async ({ page, mock }) => {
  await openAndSettle(page);
  await expect(serverRow(page)).toBeVisible();
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  await signOut(page);
});

// docs/behaviour.md#session "A sign-out notifies the proxy and the other"
test('signing out in one tab signs out the other', { tag: '@gate' }, async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  const otherTab = await context.newPage();
  await otherTab.goto(SERVERS_PATH);
  await expect(serverRow(otherTab)).toBeVisible();
  await signOut(otherTab);
  await expect(page).toHaveURL('/web/login');
});

// docs/behaviour.md#bearer-token "No address contains it, except the addresses", "No log, history entry or error text"
test('the bearer token is in no URL, page, history or console output', { tag: '@gate' }, async ({ page }) => {
  const traces: string[] = [];
  page.on('request', (request) => traces.push(request.url()));
  page.on('console', (message) => traces.push(message.text()));
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  traces.push(await page.title(), await page.content());
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveTitle('Manage Users');
  traces.push(await page.title(), await page.content(), page.url());
  traces.push(await page.evaluate(() => JSON.stringify(history.state)));
  const bearer = await storedToken(page);
  expect(bearer).toMatch(/^[0-9a-f]{64}$/);
  expect(traces.filter((text) => text.includes(bearer) || text.includes('grv_bearer_token'))).toEqual([]);
});

// docs/behaviour.md#session "The console renews the bearer token"
test('the session is renewed before its bearer token expires', { tag: '@gate' }, async ({ page, time }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  const firstToken = await storedToken(page);
  await time.pass('00:06:30');
  expect(await storedToken(page)).toBe(firstToken);
  await time.pass('00:00:45');
  await expect.poll(() => storedToken(page)).not.toBe(firstToken);
  await time.pass('00:05:00');
  await page.reload();
  await expect(serverRow(page)).toBeVisible();
});

// docs/behaviour.md#session "A failed renewal ends the session"
test('a renewal without a response signs the user out', { tag: '@gate' }, async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  mock.world.fault('POST /v1/webapi/sessions/web/renew', { cut: true });
  await time.pass('00:07:15');
  await expect(page).toHaveURL('/web/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(mock.world.db.webSession.all()).toEqual([]);
});

test(
  'if the bearer token expired while no tab was open, the sign-in page opens without a call to the proxy',
  { tag: '@gate' },
  async ({ page, context, mock, time }) => {
    await page.goto(SERVERS_PATH);
    await expect(serverRow(page)).toBeVisible();
    await page.goto('about:blank');
    await time.pass('00:10:00');
    const requestedPaths: string[] = [];
    context.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(`${SERVERS_PATH}?search=web`);
    await expect(page).toHaveURL(/\/web\/login\?redirect_uri=/);
    expect(mock.world.db.webSession.all()).toHaveLength(1);
    expect(requestedPaths.filter((path) => path.startsWith('/v1/'))).toEqual([]);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${SERVERS_PATH}?search=web`);
    await expect(serverRow(page)).toBeVisible();
  },
);

// docs/behaviour.md#session "One tab renews it for all tabs" docs/behaviour.md#bearer-token
// "The bearer token is in storage under"
test('one of two tabs renews the bearer token for both', { tag: '@gate' }, async ({ page, context, time }) => {
  const renewalUrls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/renew')) renewalUrls.push(request.url());
  });
  await page.goto(SERVERS_PATH);
  const otherTab = await context.newPage();
  await otherTab.goto(SERVERS_PATH);
  await expect(serverRow(otherTab)).toBeVisible();
  const firstToken = await storedToken(page);
  // All tabs share the clock.
  await time.pass('00:07:15');
  await expect.poll(() => storedToken(otherTab)).not.toBe(firstToken);
  expect(renewalUrls).toHaveLength(1);
  await otherTab.getByRole('link', { name: 'Servers' }).click();
  await expect(serverRow(otherTab)).toBeVisible();
});

// docs/behaviour.md#theme "The theme is light, dark, or the one that the system prefers", "All tabs follow a change"
test('a theme change applies in all tabs', async ({ page, context }) => {
  await page.goto(SERVERS_PATH);
  const otherTab = await context.newPage();
  await otherTab.goto(SERVERS_PATH);
  await otherTab.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('the console signs the user out when the bearer token expires', async ({ page, mock, time }) => {
  await openAndSettle(page);
  await expect(serverRow(page)).toBeVisible();
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.update(sid, { expires: time.now() });
  await time.pass('00:10:15');
  await expect(page).toHaveURL('/web/login');
});

// docs/behaviour.md#session "Every 15 s, while more than 30 s", "A 403 answer ends the session"
test(
  'the user is signed out within fifteen seconds after the proxy has ended the session',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await openAndSettle(page);
    await expect(serverRow(page)).toBeVisible();
    for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
    await time.pass('00:00:15');
    await expect(page).toHaveURL('/web/login');
  },
);

test('a temporary network failure does not sign the user out', { tag: '@gate' }, async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  mock.world.fault(GET_STATUS, { cut: true });
  const failedRequest = page.waitForEvent('requestfailed');
  await time.pass('00:00:15');
  await failedRequest;
  mock.world.release(GET_STATUS);
  const statusResponse = page.waitForResponse('**/v1/webapi/user/status');
  await time.pass('00:00:15');
  await statusResponse;
  await expect(serverRow(page)).toBeVisible();
});
