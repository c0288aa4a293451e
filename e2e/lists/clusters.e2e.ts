// Tests the list of clusters.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const CLUSTERS_PATH = '/web/clusters';
const LIST_SITES = 'GET /v1/webapi/sites';
const GET_CLUSTER_INFO = 'GET /v1/webapi/sites/{cluster}/info';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const names = (page: Page) => page.getByRole('rowheader');
const versionCell = (page: Page, name: RegExp) => row(page, name).getByRole('cell').nth(1);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search clusters' });

test.use({ scenario: 'two leaf clusters' });

test(
  'the root is first, and leaves show their status without an extra request',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const lastConnected = new Date(Date.now() - 3 * 3_600_000).toISOString();
    mock.world.db.cluster.update('outpost.example.com', { lastConnected });
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(CLUSTERS_PATH);
    await expect(names(page)).toHaveText([/^one\.example\.com\s*root$/, 'berlin.example.com', 'outpost.example.com']);
    await expect(page).toHaveTitle('Manage Clusters');
    await expect(page.getByRole('status').filter({ hasText: '3 clusters' })).toBeVisible();
    await expect(row(page, /one\.example\.com/)).toContainText('online');
    await expect(versionCell(page, /one\.example\.com/)).toHaveText('14.0.0');
    await expect(
      row(page, /one\.example\.com/)
        .getByRole('cell')
        .nth(2),
    ).toHaveText('1');
    await expect(versionCell(page, /^berlin/)).toHaveText('Unknown');
    await expect(row(page, /outpost/)).toContainText('offline');
    const time = row(page, /outpost/).getByRole('time');
    await expect(time).toHaveText('3 hours ago');
    await expect(time).toHaveAttribute('title', lastConnected.slice(0, 19).replace('T', ' '));
    expect(requestedPaths.filter((path) => path.endsWith('/info'))).toEqual([]);
  },
);

test('arrow keys move from the search to the clusters, and Enter opens a menu', { tag: '@gate' }, async ({ page }) => {
  await page.goto(CLUSTERS_PATH);
  await expect(names(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Go to pages of berlin.example.com' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Servers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeFocused();
});

test('the menu of a cluster links to the pages that the user may open', async ({ page, mock }) => {
  await page.goto(CLUSTERS_PATH);
  await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).click();
  const listPages = ['Servers', 'Applications', 'Kubernetes', 'Databases', 'Desktops'];
  await expect(page.getByRole('menuitem')).toHaveText([...listPages, 'Audit Log', 'Session Recordings']);
  await page.getByRole('menuitem', { name: 'Servers' }).click();
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  mock.world.db.user.update('alice', { roles: ['developer', 'auditor'] });
  await page.goto(CLUSTERS_PATH);
  await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([...listPages, 'Audit Log', 'Session Recordings']);
  for (const _ of listPages) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/audit');
});

test('the clusters can be searched, and sorted with the root always first', async ({ page }) => {
  await page.goto(CLUSTERS_PATH);
  await search(page).fill('berl');
  await expect(names(page)).toHaveText(['berlin.example.com']);
  await expect(page).toHaveURL(`${CLUSTERS_PATH}?search=berl`);
  await page.reload();
  await expect(names(page)).toHaveText(['berlin.example.com']);
  await search(page).fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No clusters match "nothing like it"' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText([/^one/, 'outpost.example.com', 'berlin.example.com']);
  await expect(page).toHaveURL(`${CLUSTERS_PATH}?sort=name%3Adesc`);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('a failed refresh keeps the rows and says that they may be out of date', async ({ page, mock, time }) => {
  await page.goto(CLUSTERS_PATH);
  await expect(names(page)).toHaveCount(3);
  mock.world.fault(LIST_SITES, { status: 504, message: 'the connection to the cluster was lost' });
  await time.pass('00:01:05');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Clusters' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })).toBeVisible();
  await expect(names(page)).toHaveCount(3);
});

test.describe('with an unreadable cluster', () => {
  test.use({ scenario: 'a malformed cluster' });

  test('the raw record is shown in a row that fits a phone', async ({ page }) => {
    await page.goto(CLUSTERS_PATH);
    await expect(names(page)).toHaveText([/^one/, 'new.example.com', /^Unreadable/]);
    await expect(row(page, /Unreadable/)).toContainText('{"name":7}');
    await expect(row(page, /new\.example\.com/)).toContainText('never');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(row(page, /Unreadable/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy record' })).toBeInViewport({ ratio: 1 });
    const [nameBox, tableBox] = [await names(page).first().boundingBox(), await page.getByRole('table').boundingBox()];
    expect(nameBox?.width).toBeGreaterThan(100);
    expect(tableBox?.width).toBeGreaterThan(300);
  });
});

test.describe('behind an 18.x proxy, which can query leaf clusters', () => {
  test.use({ scenario: 'newer leaf clusters' });

  test('an online leaf shows its version when it responds, and an offline leaf is not queried', async ({
    page,
    mock,
  }) => {
    const requestedPaths: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/info') && requestedPaths.push(new URL(request.url()).pathname),
    );
    mock.world.fault(GET_CLUSTER_INFO, { held: true });
    await page.goto(CLUSTERS_PATH);
    await expect(names(page)).toHaveCount(3);
    await expect(versionCell(page, /^one/)).toHaveText('18.3.0');
    await expect(versionCell(page, /^outpost/)).toHaveText('Unknown');
    await expect(versionCell(page, /^berlin/)).toHaveText('');
    await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).click();
    await expect(page.getByRole('menuitem', { name: 'Servers' })).toBeVisible();
    await page.keyboard.press('Escape');
    mock.world.release(GET_CLUSTER_INFO);
    await expect(versionCell(page, /^berlin/)).toHaveText('17.7.2');
    expect(requestedPaths).toEqual(['/v1/webapi/sites/berlin.example.com/info']);
  });

  test('a leaf whose version cannot be loaded is shown as online with an unknown version', async ({ page, mock }) => {
    const faults = [
      ['refuses', { status: 504, message: 'cluster "berlin.example.com" is offline' }],
      ['closes the connection', { cut: true }],
      ['sends no version', { text: '{"authVersion":7}' }],
      ['sends nothing', { text: 'null' }],
    ] as const;
    for (const [failure, fault] of faults)
      await test.step(`a leaf that ${failure}`, async () => {
        mock.world.fault(GET_CLUSTER_INFO, fault);
        await page.goto(CLUSTERS_PATH);
        await expect(versionCell(page, /^berlin/)).toHaveText('Unknown');
        await expect(versionCell(page, /^one/)).toHaveText('18.3.0');
        await expect(row(page, /^berlin/)).toContainText('online');
        await expect(page.getByRole('alert')).toBeHidden();
      });
  });
});

test.describe('while the proxy delays the list', () => {
  test.use({ scenario: 'clusters delayed' });

  test(
    'the page shows that it is loading, and Retry loads the list after a failure',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(CLUSTERS_PATH);
      await expect(page.getByText('Loading')).toBeVisible();
      mock.world.release(LIST_SITES);
      await expect(names(page)).toHaveCount(3);
      mock.world.fault(LIST_SITES, { status: 500, message: 'the backend is away' });
      await page.reload();
      await expect(page.getByRole('alert')).toHaveText('Proxy: the backend is away');
      mock.world.release(LIST_SITES);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(names(page)).toHaveCount(3);
    },
  );
});

test.describe('when the user may not list clusters', () => {
  test.use({ scenario: 'clusters forbidden' });

  test('the page names the missing permission', { tag: '@gate' }, async ({ page }) => {
    await page.goto(CLUSTERS_PATH);
    await expect(page.getByText('Requires permission: remote_cluster: list')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied');
  });
});

test('no name or status is truncated on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLUSTERS_PATH);
  await expect(names(page)).toHaveCount(3);
  const statusCells = page.getByRole('cell', { name: /^(?:online|offline)$/ });
  await expect(statusCells).toHaveCount(3);
  const truncatedCells = (cells: HTMLElement[]) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.innerText);
  expect(await statusCells.evaluateAll(truncatedCells)).toEqual([]);
  expect(await names(page).evaluateAll(truncatedCells)).toEqual([]);
});
