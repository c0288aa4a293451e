// A terminal that lost the proxy reconnects automatically, but not if its user left it.
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, expectTerminalFocus, openAndConfirm, rowIn } from './workspace.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const HEALTH_CALLS = ['GET /v1/webapi/user/status', 'GET /v1/webapi/ping'] as const;
const RETRYING_MESSAGE = 'Reconnecting automatically when the proxy responds.';

// docs/behaviour.md#the-console-workspace "If a network or proxy failure ended", "The console checks the proxy after"
// docs/behaviour.md#the-console-workspace "The new session appears below the output"
test(
  'a session that lost its network restarts below its output when the network is back',
  { tag: '@gate' },
  async ({ page, context, mock }) => {
    await openAndConfirm(page, WEB_01_PATH);
    await page.keyboard.type('echo before\n');
    await expect(rowIn(page, 'root@web-01', /^before/)).toBeVisible();
    await context.setOffline(true);
    mock.world.cutStreams();
    await expect(page.getByRole('alert')).toContainText(/Connection lost.*The proxy can't be reached/);
    await expect(page.getByRole('alert')).toContainText(RETRYING_MESSAGE);
    await page.keyboard.type('echo typed meanwhile');
    await context.setOffline(false);
    await expect(connected(page)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /New session/)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /^before/)).toBeVisible();
    await expectTerminalFocus(page, 'root@web-01');
    await page.keyboard.type('echo after\n');
    await expect(rowIn(page, 'root@web-01', /^after/)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /typed meanwhile/)).toBeHidden();
  },
);

for (const scenario of ['people and servers', 'people and servers, 18.x'])
  test.describe(`a proxy that restarts: ${scenario}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#the-console-workspace "The proxy also counts as unavailable"
    // docs/behaviour.md#the-console-workspace "After a lost session, the console"
    test('a session restarts automatically after the proxy and the agent are back', async ({ page, mock }) => {
      await openAndConfirm(page, WEB_01_PATH);
      await page.keyboard.type('echo before\n');
      await expect(rowIn(page, 'root@web-01', /^before/)).toBeVisible();
      for (const call of HEALTH_CALLS) mock.world.fault(call, { status: 502, message: 'bad gateway' });
      mock.world.endStreams({ cause: 'proxy' });
      await expect(page.getByRole('alert')).toContainText('Connection lost');
      await expect(page.getByRole('alert')).toContainText(RETRYING_MESSAGE);
      mock.world.db.server.update('id-of-web-01', { offline: true });
      for (const call of HEALTH_CALLS) mock.world.release(call);
      await expect(page.getByRole('alert')).toContainText("The server hasn't connected to the proxy again yet.");
      await expect(page.getByRole('alert')).toContainText(RETRYING_MESSAGE);
      mock.world.db.server.update('id-of-web-01', { offline: false });
      await expect(connected(page)).toBeVisible({ timeout: 10_000 });
      await page.keyboard.type('echo after\n');
      await expect(rowIn(page, 'root@web-01', /^after/)).toBeVisible();
      await expect(rowIn(page, 'root@web-01', /^before/)).toBeVisible();
    });
  });

// docs/behaviour.md#the-console-workspace "The console restarts a session at most"
test('the console stops reconnecting to an offline server after six attempts', async ({ page, mock, time }) => {
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await openAndConfirm(page, WEB_01_PATH);
  mock.world.db.server.update('id-of-web-01', { offline: true });
  mock.world.endStreams({ cause: 'proxy' });
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await expect(page.getByRole('alert')).toContainText(RETRYING_MESSAGE);
    await time.pass('00:00:40');
    await expect.poll(() => sockets).toBe(1 + attempt);
  }
  await expect(page.getByRole('alert')).toContainText("The server hasn't connected to the proxy again yet.");
  await expect(page.getByRole('alert')).not.toContainText(RETRYING_MESSAGE);
  await time.pass('00:01:00');
  expect(sockets).toBe(7);
  mock.world.db.server.update('id-of-web-01', { offline: false });
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(connected(page)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "If a session drops without a message"
test('a session that drops shortly before its proxy stops restarts automatically', async ({ page, mock, time }) => {
  await openAndConfirm(page, WEB_01_PATH);
  mock.world.cutStreams();
  await expect(page.getByRole('alert')).toContainText('Disconnected');
  for (const call of HEALTH_CALLS) mock.world.fault(call, { cut: true });
  await time.pass('00:00:01');
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  for (const call of HEALTH_CALLS) mock.world.release(call);
  await time.pass('00:00:02');
  await expect(connected(page)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "While the browser is offline, the status",
// "The session may survive the offline time"
test('a session reports a missing network, and continues if its connection survives', async ({ page, context }) => {
  await openAndConfirm(page, WEB_01_PATH);
  await context.setOffline(true);
  await expect(page.getByText('No network', { exact: true })).toBeVisible();
  await expect(connected(page)).toBeHidden();
  await context.setOffline(false);
  await expect(connected(page)).toBeVisible();
  await expectTerminalFocus(page, 'root@web-01');
  await page.keyboard.type('echo still here\n');
  await expect(rowIn(page, 'root@web-01', /^still here/)).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "The console doesn't restart a session"
test(
  'a shell that its user exited stays closed when the network returns, and a new shell starts below it',
  { tag: '@gate' },
  async ({ page, context }) => {
    await openAndConfirm(page, WEB_01_PATH);
    await page.keyboard.type('echo first; exit\n');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).not.toContainText(RETRYING_MESSAGE);
    await page.getByRole('button', { name: 'Start new session' }).click();
    await expect(connected(page)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /── New session ──/)).toBeVisible();
    await expect(rowIn(page, 'root@web-01', /^first/)).toBeVisible();
  },
);

test('reconnecting resets the terminal modes that a program of the lost session set', async ({ page, mock }) => {
  await openAndConfirm(page, WEB_01_PATH);
  await page.keyboard.type(String.raw`echo -e '\e[?1049h\e[?25l\e[5;8rdeep'` + '\n');
  await expect(rowIn(page, 'root@web-01', /deep/)).toBeVisible();
  mock.world.cutStreams();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(connected(page)).toBeVisible();
  await expect(rowIn(page, 'root@web-01', /── New session ──/)).toBeVisible();
  await expectTerminalFocus(page, 'root@web-01');
  await page.keyboard.type('seq 30\n');
  await expect(rowIn(page, 'root@web-01', /^30/)).toBeVisible();
});
