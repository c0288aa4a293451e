import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const CLUSTERS = '/web/clusters';
const SITES = 'GET /v1/webapi/sites';
const INFO = 'GET /v1/webapi/sites/{cluster}/info';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const names = (page: Page) => page.getByRole('rowheader');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search clusters' });

test.use({ scenario: 'two leaf clusters' });

test('the root comes first and is marked, and a leaf that is offline says so', async ({ page }) => {
  await page.goto(CLUSTERS);
  await expect(names(page)).toHaveText([/^one\.example\.com\s*root$/, 'berlin.example.com', 'outpost.example.com']);
  await expect(row(page, /one\.example\.com/)).toContainText('online');
  await expect(row(page, /outpost/)).toContainText('offline');
  await expect(page).toHaveTitle('Manage Clusters');
  await expect(page.getByRole('status').filter({ hasText: '3 clusters' })).toBeVisible();
});

test('the version and the servers of the root are shown, and those of leaves are not made up', async ({ page }) => {
  await page.goto(CLUSTERS);
  const cells = row(page, /one\.example\.com/).getByRole('cell');
  await expect(cells.nth(1)).toHaveText('14.0.0');
  await expect(cells.nth(2)).toHaveText('1');
  await expect(
    row(page, /berlin/)
      .getByRole('cell')
      .nth(1),
  ).toHaveText('Unknown');
});

test('arrows walk from the search through the clusters, and Enter opens the menu of one', async ({ page }) => {
  await page.goto(CLUSTERS);
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

test('the pages of a leaf are one menu away', async ({ page }) => {
  await page.goto(CLUSTERS);
  await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Servers',
    'Applications',
    'Kubernetes',
    'Databases',
    'Desktops',
    'Audit Log',
    'Session Recordings',
  ]);
  await page.getByRole('menuitem', { name: 'Servers' }).click();
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
});

test('words narrow the list, stay in the address, and can be cleared', async ({ page }) => {
  await page.goto(CLUSTERS);
  await search(page).fill('berl');
  await expect(names(page)).toHaveText(['berlin.example.com']);
  await expect(page).toHaveURL(`${CLUSTERS}?search=berl`);
  await page.reload();
  await expect(names(page)).toHaveText(['berlin.example.com']);
  await search(page).fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No clusters match "nothing like it"' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(3);
});

test('the other way round the root stays first', async ({ page }) => {
  await page.goto(CLUSTERS);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText([/^one/, 'outpost.example.com', 'berlin.example.com']);
  await expect(page).toHaveURL(`${CLUSTERS}?sort=name%3Adesc`);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('a refresh that fails keeps the rows and says so', async ({ page, mock, time }) => {
  await page.goto(CLUSTERS);
  await expect(names(page)).toHaveCount(3);
  mock.world.fault(SITES, { status: 504, message: 'the connection to the cluster was lost' });
  await time.pass('00:01:05');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage Clusters' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })).toBeVisible();
  await expect(names(page)).toHaveCount(3);
});

test.describe('with an odd cluster', () => {
  test.use({ scenario: 'an odd cluster' });

  test('it is shown as it came, and one that never connected says so', async ({ page }) => {
    await page.goto(CLUSTERS);
    await expect(names(page)).toHaveText([/^one/, 'new.example.com', /^Unreadable/]);
    await expect(row(page, /Unreadable/)).toContainText('{"name":7}');
    await expect(row(page, /new\.example\.com/)).toContainText('never');
  });

  test('on a phone it takes no more room than the others', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(CLUSTERS);
    await expect(row(page, /Unreadable/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy record' })).toBeInViewport({ ratio: 1 });
    const [name, panel] = [await names(page).first().boundingBox(), await page.getByRole('table').boundingBox()];
    expect(name?.width).toBeGreaterThan(100);
    expect(panel?.width).toBeGreaterThan(300);
  });
});

test.describe('behind a proxy that asks its leaves', () => {
  test.use({ scenario: 'newer leaf clusters' });

  const version = (page: Page, name: RegExp) => row(page, name).getByRole('cell').nth(1);

  test('a leaf that is there tells its version, and one that is offline is not asked', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/info') && asked.push(new URL(request.url()).pathname));
    await page.goto(CLUSTERS);
    await expect(version(page, /^one/)).toHaveText('18.3.0');
    await expect(version(page, /^berlin/)).toHaveText('17.7.2');
    await expect(version(page, /^outpost/)).toHaveText('Unknown');
    expect(asked).toEqual(['/v1/webapi/sites/berlin.example.com/info']);
  });

  test('nobody waits for a leaf that takes its time', async ({ page, mock }) => {
    mock.world.fault(INFO, { held: true });
    await page.goto(CLUSTERS);
    await expect(names(page)).toHaveCount(3);
    await expect(version(page, /^berlin/)).toHaveText('');
    await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).click();
    await expect(page.getByRole('menuitem', { name: 'Servers' })).toBeVisible();
    await page.keyboard.press('Escape');
    mock.world.release(INFO);
    await expect(version(page, /^berlin/)).toHaveText('17.7.2');
  });

  const ailing = [
    ['refuses', { status: 504, message: 'cluster "berlin.example.com" is offline' }],
    ['hangs up', { cut: true }],
    ['says what is no version', { text: '{"authVersion":7}' }],
    ['says nothing at all', { text: 'null' }],
  ] as const;

  for (const [does, fault] of ailing)
    test(`a leaf that ${does} is a row like any other`, async ({ page, mock }) => {
      mock.world.fault(INFO, fault);
      await page.goto(CLUSTERS);
      await expect(version(page, /^berlin/)).toHaveText('Unknown');
      await expect(version(page, /^one/)).toHaveText('18.3.0');
      await expect(row(page, /^berlin/)).toContainText('online');
      await expect(page.getByRole('alert')).toBeHidden();
    });
});

test('a proxy that cannot ask its leaves is not asked to', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(CLUSTERS);
  await expect(
    row(page, /^berlin/)
      .getByRole('cell')
      .nth(1),
  ).toHaveText('Unknown');
  expect(asked.filter((path) => path.endsWith('/info'))).toEqual([]);
});

test('only pages that are open to someone are in the menu of a cluster', async ({ page, mock }) => {
  mock.world.db.user.update('alice', { roles: ['developer', 'auditor'] });
  await page.goto(CLUSTERS);
  await page.getByRole('button', { name: 'Go to pages of berlin.example.com' }).press('Enter');
  const lists = ['Servers', 'Applications', 'Kubernetes', 'Databases', 'Desktops'];
  await expect(page.getByRole('menuitem')).toHaveText([...lists, 'Audit Log', 'Session Recordings']);
  for (const _ of lists) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/audit');
});

test('when a leaf was last seen is shown exactly on hover', async ({ page, mock }) => {
  const lastConnected = new Date(Date.now() - 3 * 3_600_000).toISOString();
  mock.world.db.cluster.update('outpost.example.com', { lastConnected });
  await page.goto(CLUSTERS);
  const time = row(page, /outpost/).getByRole('time');
  await expect(time).toHaveText('3 hours ago');
  await expect(time).toHaveAttribute('title', lastConnected.slice(0, 19).replace('T', ' '));
});

test.describe('while the list is on its way', () => {
  test.use({ scenario: 'clusters held back' });

  test('its place is held', async ({ page, mock }) => {
    await page.goto(CLUSTERS);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(SITES);
    await expect(names(page)).toHaveCount(3);
  });
});

test.describe('where the list is refused', () => {
  test.use({ scenario: 'clusters refused' });

  test('the missing permission is named', async ({ page }) => {
    await page.goto(CLUSTERS);
    await expect(page.getByText('Requires permission: remote_cluster: list')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied');
  });
});

test('a list that fails comes with Retry', async ({ page, mock }) => {
  mock.world.fault(SITES, { status: 500, message: 'the backend is away' });
  await page.goto(CLUSTERS);
  await expect(page.getByRole('alert')).toHaveText('Proxy: the backend is away');
  mock.world.release(SITES);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(3);
});

test('on a phone no name and no state is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CLUSTERS);
  await expect(names(page)).toHaveCount(3);
  const states = page.getByRole('cell', { name: /^(?:online|offline)$/ });
  await expect(states).toHaveCount(3);
  const cut = (cells: HTMLElement[]) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.innerText);
  expect(await states.evaluateAll(cut)).toEqual([]);
  expect(await names(page).evaluateAll(cut)).toEqual([]);
});
