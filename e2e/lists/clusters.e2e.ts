import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const CLUSTERS_PATH = '/web/clusters';
const LIST_SITES = 'GET /v1/webapi/sites';
const GET_CLUSTER_INFO = 'GET /v1/webapi/sites/{cluster}/info';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const names = (page: Page) => page.getByRole('rowheader');
const version = (page: Page, name: RegExp) => row(page, name).getByRole('cell').nth(1);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search clusters' });

test.use({ scenario: 'two leaf clusters' });

test('the root comes first, and a leaf shows its state without a request', { tag: '@gate' }, async ({ page, mock }) => {
  const lastConnected = new Date(Date.now() - 3 * 3_600_000).toISOString();
  mock.world.db.cluster.update('outpost.example.com', { lastConnected });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(CLUSTERS_PATH);
  await expect(names(page)).toHaveText([/^one\.example\.com\s*root$/, 'berlin.example.com', 'outpost.example.com']);
  await expect(page).toHaveTitle('Manage Clusters');
  await expect(page.getByRole('status').filter({ hasText: '3 clusters' })).toBeVisible();
  await expect(row(page, /one\.example\.com/)).toContainText('online');
  await expect(version(page, /one\.example\.com/)).toHaveText('14.0.0');
  await expect(
    row(page, /one\.example\.com/)
      .getByRole('cell')
      .nth(2),
  ).toHaveText('1');
  await expect(version(page, /^berlin/)).toHaveText('Unknown');
  await expect(row(page, /outpost/)).toContainText('offline');
  const time = row(page, /outpost/).getByRole('time');
  await expect(time).toHaveText('3 hours ago');
  await expect(time).toHaveAttribute('title', lastConnected.slice(0, 19).replace('T', ' '));
  expect(asked.filter((path) => path.endsWith('/info'))).toEqual([]);
});

test('arrows move from the search through the clusters, and Enter opens a menu', { tag: '@gate' }, async ({ page }) => {
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
  const lists = ['Servers', 'Applications', 'Kubernetes', 'Databases', 'Desktops'];
  await expect(page.getByRole('menuitem')).toHaveText([...lists, 'Audit Log', 'Session Recordings']);
  await page.getByRole('menuitem', { name: 'Servers' }).click();
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  mock.world.db.user.update('alice', { roles: ['developer', 'auditor'] });
  await page.goto(CLUSTERS_PATH);
  await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([...lists, 'Audit Log', 'Session Recordings']);
  for (const _ of lists) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/audit');
});

test('a search filters the clusters, and in descending order the root stays first', async ({ page }) => {
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

test('a failed refresh keeps the rows and says so', async ({ page, mock, time }) => {
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
  test.use({ scenario: 'an odd cluster' });

  test('the record is shown raw and does not overflow on a phone', async ({ page }) => {
    await page.goto(CLUSTERS_PATH);
    await expect(names(page)).toHaveText([/^one/, 'new.example.com', /^Unreadable/]);
    await expect(row(page, /Unreadable/)).toContainText('{"name":7}');
    await expect(row(page, /new\.example\.com/)).toContainText('never');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(row(page, /Unreadable/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy record' })).toBeInViewport({ ratio: 1 });
    const [name, panel] = [await names(page).first().boundingBox(), await page.getByRole('table').boundingBox()];
    expect(name?.width).toBeGreaterThan(100);
    expect(panel?.width).toBeGreaterThan(300);
  });
});

test.describe('behind a proxy that queries its leaves', () => {
  test.use({ scenario: 'newer leaf clusters' });

  test('an online leaf shows its version once it answers, and an offline leaf is not queried', async ({
    page,
    mock,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/info') && asked.push(new URL(request.url()).pathname));
    mock.world.fault(GET_CLUSTER_INFO, { held: true });
    await page.goto(CLUSTERS_PATH);
    await expect(names(page)).toHaveCount(3);
    await expect(version(page, /^one/)).toHaveText('18.3.0');
    await expect(version(page, /^outpost/)).toHaveText('Unknown');
    await expect(version(page, /^berlin/)).toHaveText('');
    await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).click();
    await expect(page.getByRole('menuitem', { name: 'Servers' })).toBeVisible();
    await page.keyboard.press('Escape');
    mock.world.release(GET_CLUSTER_INFO);
    await expect(version(page, /^berlin/)).toHaveText('17.7.2');
    expect(asked).toEqual(['/v1/webapi/sites/berlin.example.com/info']);
  });

  test('a leaf without a known version is a normal row', async ({ page, mock }) => {
    const faults = [
      ['refuses', { status: 504, message: 'cluster "berlin.example.com" is offline' }],
      ['closes the connection', { cut: true }],
      ['sends no version', { text: '{"authVersion":7}' }],
      ['sends nothing', { text: 'null' }],
    ] as const;
    for (const [does, fault] of faults)
      await test.step(`a leaf that ${does}`, async () => {
        mock.world.fault(GET_CLUSTER_INFO, fault);
        await page.goto(CLUSTERS_PATH);
        await expect(version(page, /^berlin/)).toHaveText('Unknown');
        await expect(version(page, /^one/)).toHaveText('18.3.0');
        await expect(row(page, /^berlin/)).toContainText('online');
        await expect(page.getByRole('alert')).toBeHidden();
      });
  });
});

test.describe('while the list is loading', () => {
  test.use({ scenario: 'clusters held back' });

  test('shows that it loads, and Retry loads it after a failure', { tag: '@gate' }, async ({ page, mock }) => {
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
  });
});

test.describe('when the list is refused', () => {
  test.use({ scenario: 'clusters refused' });

  test('the missing permission is shown', { tag: '@gate' }, async ({ page }) => {
    await page.goto(CLUSTERS_PATH);
    await expect(page.getByText('Requires permission: remote_cluster: list')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied');
  });
});

test('on a phone no name and no status is truncated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLUSTERS_PATH);
  await expect(names(page)).toHaveCount(3);
  const states = page.getByRole('cell', { name: /^(?:online|offline)$/ });
  await expect(states).toHaveCount(3);
  const cut = (cells: HTMLElement[]) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.innerText);
  expect(await states.evaluateAll(cut)).toEqual([]);
  expect(await names(page).evaluateAll(cut)).toEqual([]);
});
