// Tests selecting another cluster, and pages of leaf clusters.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const LIST_SITES = 'GET /v1/webapi/sites';

const clusterSelector = (page: Page) => page.getByRole('button', { name: /: switch cluster$/ });
const clusterChoice = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name });

test.use({ scenario: 'two leaf clusters' });

test('the selector opens the same list in a leaf, and says which roles apply', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/cluster/one.example.com/nodes?search=web');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await clusterSelector(page).click();
  await expect(clusterChoice(page, /^one/)).toBeChecked();
  await expect(page.getByText('The pages are based on your roles')).toBeHidden();
  await clusterChoice(page, 'berlin.example.com').click();
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/nodes');
  await expect(page).toHaveTitle('berlin.example.com • Servers');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeHidden();
  await expect(clusterSelector(page)).toHaveText('berlin.example.com');
  await clusterSelector(page).click();
  await expect(page.getByText('The pages are based on your roles in one.example.com')).toBeVisible();
  await expect(page.getByText('Your roles in berlin.example.com may allow more or less.')).toBeVisible();
});

test('an offline leaf is marked, and shows an error when it is selected', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto('/web/cluster/one.example.com/nodes');
  await clusterSelector(page).click();
  await clusterChoice(page, /outpost\.example\.com.*offline/).click();
  await expect(page.getByRole('heading', { name: "Couldn't load servers" })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  mock.world.db.cluster.update('outpost.example.com', { status: 'online' });
  await page.getByRole('button', { name: 'Retry' }).click();
  const noServersTitle = "You don't have access to any servers in outpost.example.com";
  await expect(page.getByRole('heading', { name: noServersTitle })).toBeVisible();
});

test('an offline leaf shows no rows of other clusters and does not prevent opening them', async ({ page, mock }) => {
  await page.goto('/web/cluster/outpost.example.com/nodes');
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  await expect(clusterSelector(page)).toHaveText('outpost.example.com, offline');
  await clusterSelector(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    /^one\.example\.com\s*root$/,
    /^berlin/,
    /^outpost\.example\.com\s*offline$/,
  ]);
  await expect(clusterChoice(page, /outpost/)).toBeChecked();
  await clusterChoice(page, 'berlin.example.com').click();
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  mock.world.fault(LIST_SERVERS, { held: true });
  await clusterSelector(page).click();
  await clusterChoice(page, /^one/).click();
  await expect(page.getByText('Loading')).toBeVisible();
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeHidden();
  await page.getByRole('link', { name: 'Manage Clusters' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  mock.world.release(LIST_SERVERS);
});

test('the alias -current- in an address becomes the name of the root cluster', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/cluster/-current-/nodes?search=web#top');
  await expect(page).toHaveURL('/web/cluster/one.example.com/nodes?search=web#top');
  await expect(clusterSelector(page)).toHaveText('one.example.com');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await page.goto('/web/cluster/-current-');
  await expect(page).toHaveURL('/web/cluster/one.example.com');
});

test('the navigation stays in a leaf cluster, and permissions come from the root cluster', async ({ page }) => {
  const contextPaths: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/context') && contextPaths.push(new URL(request.url()).pathname),
  );
  await page.goto('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  expect(contextPaths).toEqual(['/v1/webapi/sites/one.example.com/context']);
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/audit');
  await clusterSelector(page).click();
  await clusterChoice(page, /^one/).click();
  await expect(page).toHaveURL('/web/cluster/one.example.com/audit');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await expect(clusterSelector(page)).toBeHidden();
});

test('a cluster that the proxy does not list shows an error and stays selected', async ({ page, mock }) => {
  mock.world.db.cluster.delete('berlin.example.com');
  await page.goto('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "berlin.example.com" is not found');
  await clusterSelector(page).click();
  await expect(clusterChoice(page, 'berlin.example.com')).toBeChecked();
  await clusterChoice(page, /^one/).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
});

test('the menu says when the clusters cannot be loaded, and Retry loads them', async ({ page, mock }) => {
  mock.world.fault(LIST_SITES, { status: 500, message: 'the backend is away' });
  await page.goto('/web/cluster/one.example.com/nodes');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await clusterSelector(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['one.example.com']);
  await expect(page.getByText("Couldn't load other clusters")).toBeVisible();
  await expect(page.getByText('Proxy: the backend is away')).toBeVisible();
  mock.world.release(LIST_SITES);
  await page.getByRole('menuitem', { name: 'Retry' }).click();
  await clusterSelector(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(3);
});

test('a cluster can be selected with the keyboard only', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/cluster/one.example.com/nodes');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await clusterSelector(page).press('Enter');
  await expect(clusterChoice(page, /^one/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/cluster/berlin.example.com/nodes');
  await expect(clusterSelector(page)).toBeFocused();
});

test.describe('with an unreadable cluster', () => {
  test.use({ scenario: 'a malformed cluster' });

  test('the menu omits the unreadable cluster and lists the other clusters', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await clusterSelector(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([/^one/, /^new\.example\.com\s*offline$/]);
  });
});

test.describe('as bob, while the clusters are loading', () => {
  test.use({ scenario: 'clusters delayed', username: 'bob' });

  test('the page does not wait for the clusters, and the menu says that they are loading', async ({ page, mock }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await clusterSelector(page).click();
    await expect(page.getByText('Loading other clusters')).toBeVisible();
    mock.world.release(LIST_SITES);
    await expect(page.getByRole('menuitemradio')).toHaveCount(3);
  });
});

test.describe('as carol, who may not list clusters', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test('the menu shows only the current cluster and says why', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/audit');
    await clusterSelector(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['one.example.com']);
    await expect(page.getByText("You don't have permission to list clusters")).toBeVisible();
  });
});
