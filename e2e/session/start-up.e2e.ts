// What a console asks once its first screen is there (docs/behaviour.md#start-up).
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';
const NODES = 'GET /v1/webapi/sites/{cluster}/nodes';
const CHECK = 'GET /v1/webapi/sites/{cluster}/resources/check';
const PING = 'GET /v1/webapi/ping';

const row = (page: Page) => page.getByRole('row', { name: /web-01/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('grv_teleport_discover'));

/** The paths of the calls that the page has made, in their order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return calls;
}

const startUp = (calls: string[]) => calls.filter((path) => /\/(resources|resources\/check|ping)$/.test(path));
const pingOf = '/v1/webapi/ping';
const checkOf = '/v1/webapi/sites/one.example.com/resources/check';

// docs/behaviour.md#start-up "The console then asks the proxy in the background",
// "The proxy's ping then reports upgrades"
test('the first list comes first, and then whether anything is registered is asked once and kept', async ({
  page,
  mock,
}) => {
  mock.world.fault(NODES, { held: true });
  const calls = callsOf(page);
  await page.goto(SERVERS);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => calls).toContain('/v1/webapi/sites/one.example.com/nodes');
  expect(startUp(calls)).toEqual([]);
  mock.world.release(NODES);
  await expect(row(page)).toBeVisible();
  await expect.poll(() => stored(page)).toBe('{"hasResource":true}');
  expect(startUp(calls).toSorted()).toEqual([pingOf, checkOf]);
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect.poll(() => startUp(calls).filter((path) => path === pingOf)).toHaveLength(2);
  expect(startUp(calls).filter((path) => path === checkOf)).toHaveLength(1);
});

test('a check that fails is no matter for anyone who works here, and is made again at the next start', async ({
  page,
  mock,
}) => {
  mock.world.fault(CHECK, { status: 500, message: 'out of order', times: 1 });
  await page.goto(SERVERS);
  await expect(row(page)).toBeVisible();
  await expect.poll(() => mock.world.faults.size).toBe(0);
  await expect(page.getByText('out of order')).toBeHidden();
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect.poll(() => stored(page)).toBe('{"hasResource":true}');
});

test.describe('as somebody who may not add agents', () => {
  test.use({ as: 'bob' });

  test('nothing is checked', async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(SERVERS);
    await expect.poll(() => startUp(calls)).toEqual([pingOf]);
    await expect(row(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});

test.describe('behind a newer proxy, which has no such question', () => {
  test.use({ scenario: 'newer-proxy', as: 'mira' });

  test('the list of everything answers it', async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(SERVERS);
    await expect.poll(() => stored(page)).toBe('{"hasResource":true}');
    expect(calls).not.toContain(checkOf);
  });
});

test.describe('with the assistant', () => {
  test.use({ scenario: 'enterprise', as: 'mira' });

  // docs/behaviour.md#start-up "The console then asks the proxy in the background"
  test('it is offered once the proxy offers it', async ({ page, mock }) => {
    const assist = page.getByRole('link', { name: 'Assist', exact: true });
    mock.world.fault(PING, { held: true });
    await page.goto('/web/support');
    await expect(page.getByRole('link', { name: 'Servers', exact: true })).toBeVisible();
    await expect(assist).toBeHidden();
    mock.world.release(PING);
    await expect(assist).toBeVisible();
  });
});
