// Tests searching and filtering the list of servers.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { createServer } from '#fixtures/scenarios/resources/servers.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search servers' });
const columnHeader = (page: Page, name: string) => page.getByRole('columnheader', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
/** The names of all rendered servers, from top to bottom. */
const names = (page: Page) => page.getByRole('rowheader');

test(
  'a search filters the servers, is part of the address, and says when nothing matches',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByRole('status').filter({ hasText: '2 servers' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('stag');
    await expect(names(page)).toHaveText(['db-01']);
    await expect(page.getByRole('status').filter({ hasText: '1 server matches' })).toBeVisible();
    await expect(page).toHaveURL(`${SERVERS_PATH}?search=stag`);
    await page.reload();
    await expect(search(page)).toHaveValue('stag');
    await expect(names(page)).toHaveText(['db-01']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(names(page)).toHaveCount(2);
    await search(page).fill('nothing like it');
    await expect(title(page, 'No servers match "nothing like it"')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(names(page)).toHaveText(['db-01', 'web-01']);
    await expect(page).toHaveURL(SERVERS_PATH);
    await expect(search(page)).toHaveValue('');
  },
);

// docs/behaviour.md#lists "Rows that match only by ID or hidden"
// docs/behaviour.md#lists "Each row highlights the text that matches"
test('a search marks matching text, and lists servers that match by ID or hidden labels separately', async ({
  page,
  mock,
}) => {
  const labels = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}=${'long-'.repeat(4)}`).join(' ');
  mock.world.db.server.create(createServer(mock.world, { hostname: 'zz-office', labels: `${labels} team=officers` }));
  await page.goto(SERVERS_PATH);
  await search(page).fill('of');
  await expect(names(page)).toHaveText(['zz-office', 'db-01', 'web-01']);
  await expect(row(page, /zz-office/).locator('mark')).toHaveText(['of', 'of', 'of']);
  // The matching label is shown first.
  await expect(
    row(page, /zz-office/)
      .getByRole('button', { name: /, filter$/ })
      .first(),
  ).toHaveText('team: officers');
  await expect(row(page, /db-01/).locator('mark')).toHaveCount(0);
  await expect(page.getByRole('row').nth(2)).toHaveText('Matched by ID or hidden details only (2)');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5');
  // Arrow keys skip the heading between the two groups.
  for (const name of ['zz-office', 'db-01', 'web-01']) {
    await page.keyboard.press('ArrowDown');
    await expect(row(page, new RegExp(name)).getByRole('link', { name: /^Connect/ })).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(row(page, /zz-office/).getByRole('link', { name: /^Connect/ })).toBeFocused();
  await page.goto('/web/cluster/one.example.com/resources?search=of');
  await expect(names(page)).toHaveText([/zz-office/, /db-01/, /web-01/]);
  await expect(page.getByRole('heading', { name: 'Matched by ID or hidden details only (2)' })).toBeVisible();
});

test('End, Home and page keys move the focus through a long filtered list', async ({ page, mock }) => {
  const { world } = mock;
  for (let index = 10; index < 50; index += 1)
    world.db.server.create(createServer(world, { hostname: `office-${index}` }));
  await page.goto(`${SERVERS_PATH}?search=of`);
  const mainAction = (name: string) => row(page, new RegExp(name)).getByRole('link', { name: /^Connect/ });
  await expect(row(page, /office-10/)).toBeVisible();
  await search(page).press('ArrowDown');
  await expect(mainAction('office-10')).toBeFocused();
  await page.keyboard.press('End');
  await expect(mainAction('web-01')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(row(page, /office-/).locator(':focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(mainAction('office-10')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(mainAction('office-10')).not.toBeFocused();
  await expect(page.getByRole('row').locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('text can be inserted at the start of the search, and leaving the field keeps its text', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await search(page).pressSequentially('weX');
  await page.keyboard.press('Home');
  await page.keyboard.type('123 ');
  await expect(search(page)).toHaveValue('123 weX');
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=123+weX`);
  await search(page).fill('');
  await search(page).pressSequentially('web-01');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=web-01`);
  await expect(names(page)).toHaveText(['web-01']);
});

test('fast typing changes the address only at intervals', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await expect(names(page)).toHaveCount(2);
  const visitedUrls: string[] = [];
  page.on('framenavigated', (frame) => visitedUrls.push(frame.url()));
  const word = 'production-europe-west-frontend-';
  const startedAt = Date.now();
  await search(page).pressSequentially(word);
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=${word}`);
  // Browsers allow only a hundred changes of the address in ten seconds.
  expect(visitedUrls.length).toBeLessThanOrEqual((Date.now() - startedAt) / 120 + 2);
});

test('the rows stay visible while a search is loading', async ({ page, mock }) => {
  await page.goto(SERVERS_PATH);
  await expect(names(page)).toHaveCount(2);
  mock.world.fault(LIST_SERVERS, { held: true });
  const searchRequest = page.waitForRequest(/search=web/);
  await search(page).fill('web');
  await searchRequest;
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
  mock.world.release(LIST_SERVERS);
  await expect(names(page)).toHaveText(['web-01']);
});

test('going back leaves the list, because a search adds no history entry', async ({ page }) => {
  await page.goto('/web/users');
  await page.getByRole('link', { name: 'Servers' }).click();
  await search(page).fill('web');
  await expect(page).toHaveURL(`${SERVERS_PATH}?search=web`);
  await page.goBack();
  await expect(page).toHaveURL('/web/users');
});

test('labels and a search can be combined, and each filter can be removed', { tag: '@gate' }, async ({ page }) => {
  await page.goto(SERVERS_PATH);
  const label = (name: string) => row(page, /web-01/).getByRole('button', { name: `${name}, filter` });
  await label('env: production').click();
  await expect(names(page)).toHaveText(['web-01']);
  await expect(page).toHaveURL(/query=labels/);
  await page.reload();
  await label('team: edge').click();
  await search(page).fill('db');
  await expect(title(page, 'No servers match "db", env: production, team: edge')).toBeVisible();
  await search(page).fill('web');
  await expect(names(page)).toHaveText(['web-01']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Remove filter team: edge' }).click();
  await page.getByRole('button', { name: 'Remove filter env: production' }).click();
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
  await expect(page).toHaveURL(SERVERS_PATH);
});

test.describe('with a server that has many labels', () => {
  test.use({ scenario: 'a server with many labels' });

  test('labels that do not fit are in a menu, and can filter the list', async ({ page }) => {
    await page.setViewportSize({ width: 940, height: 800 });
    await page.goto(SERVERS_PATH);
    const moreLabelsButton = row(page, /web-01/).getByRole('button', { name: /^\+\d more labels? of web-01$/ });
    const hiddenCount = Number(/\d/.exec(await moreLabelsButton.innerText())?.[0]);
    await moreLabelsButton.click();
    await expect(page.getByRole('menuitem')).toHaveCount(hiddenCount);
    await expect(page.getByRole('menuitem').last()).toHaveText('os: linux');
    await page.getByRole('menuitem', { name: 'os: linux' }).click();
    await expect(names(page)).toHaveText(['web-01']);
    await expect(page.getByRole('button', { name: 'Remove filter os: linux' })).toBeVisible();
  });
});

test('an unknown sort order is ignored, and other conditions of a query are shown next to its labels', async ({
  page,
}) => {
  await page.goto(`${SERVERS_PATH}?sort=nonsense:desc`);
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
  await expect(columnHeader(page, 'Hostname')).toHaveAttribute('aria-sort', 'ascending');
  await page.goto(`${SERVERS_PATH}?query=${encodeURIComponent('name == "web-01" && labels["env"] == "production"')}`);
  await expect(names(page)).toHaveText(['web-01']);
  await expect(page.getByRole('button', { name: 'Remove filter env: production' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove query name == "web-01"' }).click();
  await expect(page).toHaveURL(/query=labels/);
});
