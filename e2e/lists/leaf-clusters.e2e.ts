import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const LIST_SITES = 'GET /v1/webapi/sites';

const clusterSelector = (page: Page) => page.getByRole('button', { name: /: switch cluster$/ });
const clusterChoice = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name });

test.use({ scenario: 'two leaf clusters' });

test('the selector opens the page in a leaf, and says which roles apply', { tag: '@gate' }, async ({ page }) => {
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

test('an offline leaf is marked and shows a message when selected', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto('/web/cluster/one.example.com/nodes');
  await clusterSelector(page).click();
  await clusterChoice(page, /outpost\.example\.com.*offline/).click();
  await expect(page.getByRole('heading', { name: "Couldn't load servers" })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  mock.world.db.cluster.update('outpost.example.com', { status: 'online' });
  await page.getByRole('button', { name: 'Retry' }).click();
  const none = "You don't have access to any servers in outpost.example.com";
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
});

test('an unresponsive leaf is marked, shows no rows of others, and blocks no other cluster', async ({ page, mock }) => {
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

test('the alias of a proxy for its own cluster becomes the name of the root', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/web/cluster/-current-/nodes?search=web#top');
  await expect(page).toHaveURL('/web/cluster/one.example.com/nodes?search=web#top');
  await expect(clusterSelector(page)).toHaveText('one.example.com');
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await page.goto('/web/cluster/-current-');
  await expect(page).toHaveURL('/web/cluster/one.example.com/nodes');
});

test('the navigation stays in a leaf, with the permissions of the root', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/context') && asked.push(new URL(request.url()).pathname));
  await page.goto('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
  expect(asked).toEqual(['/v1/webapi/sites/one.example.com/context']);
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

test('an unlisted cluster is not found and stays selected', async ({ page, mock }) => {
  mock.world.db.cluster.delete('berlin.example.com');
  await page.goto('/web/cluster/berlin.example.com/nodes');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "berlin.example.com" is not found');
  await clusterSelector(page).click();
  await expect(clusterChoice(page, 'berlin.example.com')).toBeChecked();
  await clusterChoice(page, /^one/).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
});

test('clusters that could not be listed are reported', async ({ page, mock }) => {
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

test('the selector works with the keyboard only', { tag: '@gate' }, async ({ page }) => {
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
  test.use({ scenario: 'an odd cluster' });

  test('the record is not offered and does not affect the others', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await clusterSelector(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([/^one/, /^new\.example\.com\s*offline$/]);
  });
});

test.describe('as bob, while the clusters are loading', () => {
  test.use({ scenario: 'clusters held back', username: 'bob' });

  test('the page does not wait, and the menu says that there may be more', async ({ page, mock }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await clusterSelector(page).click();
    await expect(page.getByText('Loading other clusters')).toBeVisible();
    mock.world.release(LIST_SITES);
    await expect(page.getByRole('menuitemradio')).toHaveCount(3);
  });
});

test.describe('when a role denies the list of clusters', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test('a user who may not list clusters still sees the current one', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/audit');
    await clusterSelector(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['one.example.com']);
    await expect(page.getByText("You don't have permission to list clusters")).toBeVisible();
  });
});
