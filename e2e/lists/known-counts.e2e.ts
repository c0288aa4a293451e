import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';

const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Which lists the page asked for, by the last part of their path. */
function asked(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => {
    const list = /\/sites\/[^/]+\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (list) lists.push(list);
  });
  return lists;
}

test.use({ scenario: 'two leaf clusters' });

test(
  'what has been listed is counted in the navigation, and nothing is asked for it',
  { tag: '@gate' },
  async ({ page }) => {
    const lists = asked(page);
    await page.goto('/web/support');
    await expect(link(page, 'Servers')).toHaveAccessibleDescription('');
    await link(page, 'Servers').click();
    // The page says it itself, once.
    await expect(count(page, '1 server')).toBeVisible();
    await expect(link(page, 'Servers')).toHaveAccessibleDescription('');
    await expect(link(page, 'Applications')).toHaveAccessibleDescription('');
    await link(page, 'Applications').click();
    await expect(link(page, 'Servers')).toHaveAccessibleDescription('1 in total');
    await link(page, 'Servers').click();
    await expect(link(page, 'Applications')).toHaveAccessibleDescription('0 in total');
    await expect(link(page, 'Manage Clusters')).toHaveAccessibleDescription('3 in total');
    expect(lists.toSorted()).toEqual(['alerts', 'apps', 'context', 'nodes']);
  },
);

test('what matches a search is not what there is', async ({ page }) => {
  await page.goto(`${SERVERS}?search=nothing`);
  await expect(page.getByRole('heading', { name: /^No \w+ match/ })).toBeVisible();
  await expect(count(page, '0 servers match')).toBeVisible();
  await link(page, 'Users').click();
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
  await expect(link(page, 'Servers')).toHaveAccessibleDescription('');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count(page, '1 server')).toBeVisible();
  await link(page, 'Users').click();
  await expect(link(page, 'Servers')).toHaveAccessibleDescription('1 in total');
});

test('each cluster has counts of its own, and a leaf that fails has none', async ({ page }) => {
  await page.goto(SERVERS);
  await expect(count(page, '1 server')).toBeVisible();
  // On its own page a count is not in the navigation.
  await link(page, 'Applications').click();
  await expect(link(page, 'Servers')).toHaveAccessibleDescription('1 in total');
  await page.getByRole('button', { name: /: switch cluster$/ }).click();
  await page.getByRole('menuitemradio', { name: /outpost/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Proxy: cluster "outpost.example.com" is offline');
  await expect(link(page, 'Servers')).toHaveAccessibleDescription('');
});

test.describe('in a large cluster', () => {
  test.use({ scenario: 'large', as: 'mira' });

  test('thousands are counted before they have come', async ({ page }) => {
    await page.goto(SERVERS);
    await expect(count(page, '30,000 servers')).toBeVisible();
    await link(page, 'Users').click();
    await expect(link(page, 'Servers')).toHaveAccessibleDescription('30,000 in total');
  });
});
