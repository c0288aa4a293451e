// The requests that the console sends in the background after its first screen (docs/behaviour.md#start-up).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const CHECK_RESOURCES = 'GET /v1/webapi/sites/{cluster}/resources/check';
const PING = 'GET /v1/webapi/ping';

const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });
const storedDiscoverFlag = (page: Page) => page.evaluate(() => localStorage.getItem('grv_teleport_discover'));

/** The paths of the page's calls, in order. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return calls;
}

const startUpCallsIn = (calls: string[]) => calls.filter((path) => /\/(resources|resources\/check|ping)$/.test(path));
const PING_PATH = '/v1/webapi/ping';
const CHECK_PATH = '/v1/webapi/sites/one.example.com/resources/check';

// docs/behaviour.md#start-up "The console then asks the proxy in the background",
// "The proxy's ping then reports upgrades"
test('the first list loads first, and then a single check for registered resources runs and is stored', async ({
  page,
  mock,
}) => {
  mock.world.fault(LIST_SERVERS, { held: true });
  const calls = recordCalls(page);
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => calls).toContain('/v1/webapi/sites/one.example.com/nodes');
  expect(startUpCallsIn(calls)).toEqual([]);
  mock.world.release(LIST_SERVERS);
  await expect(serverRow(page)).toBeVisible();
  await expect.poll(() => storedDiscoverFlag(page)).toBe('{"hasResource":true}');
  expect(startUpCallsIn(calls).toSorted()).toEqual([PING_PATH, CHECK_PATH]);
  await page.reload();
  await expect(serverRow(page)).toBeVisible();
  await expect.poll(() => startUpCallsIn(calls).filter((path) => path === PING_PATH)).toHaveLength(2);
  expect(startUpCallsIn(calls).filter((path) => path === CHECK_PATH)).toHaveLength(1);
});

test('a failed check has no effect for users with resources, and is repeated at the next start', async ({
  page,
  mock,
}) => {
  mock.world.fault(CHECK_RESOURCES, { status: 500, message: 'out of order', times: 1 });
  await page.goto(SERVERS_PATH);
  await expect(serverRow(page)).toBeVisible();
  await expect.poll(() => mock.world.faults.size).toBe(0);
  await expect(page.getByText('out of order')).toBeHidden();
  expect(await storedDiscoverFlag(page)).toBeNull();
  await page.reload();
  await expect.poll(() => storedDiscoverFlag(page)).toBe('{"hasResource":true}');
});

test.describe('as a user without permission to add agents', () => {
  test.use({ username: 'bob' });

  test('the check for registered resources does not run', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto(SERVERS_PATH);
    await expect.poll(() => startUpCallsIn(calls)).toEqual([PING_PATH]);
    await expect(serverRow(page)).toBeVisible();
    expect(await storedDiscoverFlag(page)).toBeNull();
  });
});

test.describe('behind a newer proxy that has no check for registered resources', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  test('the console stores that resources exist without calling the check', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto(SERVERS_PATH);
    await expect.poll(() => storedDiscoverFlag(page)).toBe('{"hasResource":true}');
    expect(calls).not.toContain(CHECK_PATH);
  });
});

test.describe('with the assistant', () => {
  test.use({ scenario: 'enterprise', username: 'mira' });

  // docs/behaviour.md#start-up "The console then asks the proxy in the background"
  test('the assistant appears once the proxy reports it', async ({ page, mock }) => {
    const assist = page.getByRole('link', { name: 'Assist', exact: true });
    mock.world.fault(PING, { held: true });
    await page.goto('/web/support');
    await expect(page.getByRole('link', { name: 'Servers', exact: true })).toBeVisible();
    await expect(assist).toBeHidden();
    mock.world.release(PING);
    await expect(assist).toBeVisible();
  });
});
