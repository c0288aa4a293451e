// Tests the counts of resources in the navigation, which come from lists that were already loaded.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const countStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const navigationLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Records which lists of a cluster are requested, by the last part of their path, for example `nodes`. */
function recordListRequests(page: Page): string[] {
  const listNames: string[] = [];
  page.on('request', (request) => {
    const list = /\/sites\/[^/]+\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (list) listNames.push(list);
  });
  return listNames;
}

test.use({ scenario: 'two leaf clusters' });

test('the navigation shows the counts of visited lists, without extra requests', { tag: '@gate' }, async ({ page }) => {
  const listNames = recordListRequests(page);
  await page.goto('/web/support');
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
  await navigationLink(page, 'Servers').click();
  // The count of the current page is shown only on the page itself.
  await expect(countStatus(page, '1 server')).toBeVisible();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
  await expect(navigationLink(page, 'Applications')).toHaveAccessibleDescription('');
  await navigationLink(page, 'Applications').click();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('1 in total');
  await navigationLink(page, 'Servers').click();
  await expect(navigationLink(page, 'Applications')).toHaveAccessibleDescription('0 in total');
  await expect(navigationLink(page, 'Manage Clusters')).toHaveAccessibleDescription('3 in total');
  expect(listNames.toSorted()).toEqual(['alerts', 'apps', 'context', 'nodes']);
});

test('a search does not change the counts', async ({ page }) => {
  await page.goto(`${SERVERS_PATH}?search=nothing`);
  await expect(page.getByRole('heading', { name: /^No \w+ match/ })).toBeVisible();
  await expect(countStatus(page, '0 servers match')).toBeVisible();
  await navigationLink(page, 'Users').click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(countStatus(page, '1 server')).toBeVisible();
  await navigationLink(page, 'Users').click();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('1 in total');
});

test('each cluster has separate counts, and a cluster whose list failed has none', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await expect(countStatus(page, '1 server')).toBeVisible();
  // The navigation shows no count for the current page, so another page is opened.
  await navigationLink(page, 'Applications').click();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('1 in total');
  await page.getByRole('button', { name: /: switch cluster$/ }).click();
  await page.getByRole('menuitemradio', { name: /outpost/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
});

test.describe('in a large cluster', () => {
  test.use({ scenario: 'large', username: 'mira' });

  test('servers are counted before all of them are loaded', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(countStatus(page, '30,000 servers')).toBeVisible();
    await navigationLink(page, 'Users').click();
    await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('30,000 in total');
  });
});
