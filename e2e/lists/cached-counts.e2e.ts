import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';

const countStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const navigationLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** The last parts of the paths of all requested lists. */
function recordListRequests(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    const list = /\/sites\/[^/]+\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (list) lists.push(list);
  });
  return lists;
}

test.use({ scenario: 'two leaf clusters' });

test('the navigation shows the counts of visited lists without requests', { tag: '@gate' }, async ({ page }) => {
  const lists = recordListRequests(page);
  await page.goto('/web/support');
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
  await navigationLink(page, 'Servers').click();
  // The page itself shows its count, once.
  await expect(countStatus(page, '1 server')).toBeVisible();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
  await expect(navigationLink(page, 'Applications')).toHaveAccessibleDescription('');
  await navigationLink(page, 'Applications').click();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('1 in total');
  await navigationLink(page, 'Servers').click();
  await expect(navigationLink(page, 'Applications')).toHaveAccessibleDescription('0 in total');
  await expect(navigationLink(page, 'Manage Clusters')).toHaveAccessibleDescription('3 in total');
  expect(lists.toSorted()).toEqual(['alerts', 'apps', 'context', 'nodes']);
});

test('a search does not change the counts', async ({ page }) => {
  await page.goto(`${SERVERS}?search=nothing`);
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

test('each cluster has its own counts, and a leaf that fails has none', async ({ page }) => {
  await page.goto(SERVERS);
  await expect(countStatus(page, '1 server')).toBeVisible();
  // On its own page, a list has no count in the navigation.
  await navigationLink(page, 'Applications').click();
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('1 in total');
  await page.getByRole('button', { name: /: switch cluster$/ }).click();
  await page.getByRole('menuitemradio', { name: /outpost/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('');
});

test.describe('in a large cluster', () => {
  test.use({ scenario: 'large', username: 'mira' });

  test('thousands are counted before they are loaded', async ({ page }) => {
    await page.goto(SERVERS);
    await expect(countStatus(page, '30,000 servers')).toBeVisible();
    await navigationLink(page, 'Users').click();
    await expect(navigationLink(page, 'Servers')).toHaveAccessibleDescription('30,000 in total');
  });
});
