// A server whose network fails a minute after each terminal was opened.
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, openAndConfirm, rowIn } from './workspace.ts';

test.use({ scenario: 'a server that drops connections' });

const UNSTABLE_SERVER_PATH = '/web/cluster/one.example.com/console/node/id-of-unstable-01/root';
const HEALTH_CALLS = ['GET /v1/webapi/user/status', 'GET /v1/webapi/ping'] as const;

// docs/behaviour.md#the-console-workspace "If a network or proxy failure ended"
test('a terminal that is cut after a minute restarts when the proxy responds again', async ({ page, mock, time }) => {
  await openAndConfirm(page, UNSTABLE_SERVER_PATH);
  await page.keyboard.type('echo before\n');
  await expect(rowIn(page, 'root@unstable-01', /^before/)).toBeVisible();
  await time.pass('00:00:59');
  await expect(connected(page)).toBeVisible();
  for (const call of HEALTH_CALLS) mock.world.fault(call, { cut: true });
  await time.pass('00:00:01');
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  for (const call of HEALTH_CALLS) mock.world.release(call);
  await time.pass('00:00:02');
  await expect(rowIn(page, 'root@unstable-01', /New session/)).toBeVisible();
  await expect(rowIn(page, 'root@unstable-01', /^before/)).toBeVisible();
  await expect(connected(page)).toBeVisible();
  // The new session drops after a minute, too. The proxy responds all the time, so the user must reconnect.
  await time.pass('00:01:00');
  await expect(page.getByRole('alert')).toContainText('Disconnected');
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});
