// Tests the query mode of lists, in which users filter with expressions such as `labels["env"] == "staging"`.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const queryField = (page: Page) => page.getByRole('combobox', { name: 'Query' });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search servers' });
const querySwitch = (page: Page) => page.getByRole('switch', { name: 'Query' });
const suggestions = (page: Page) => page.getByRole('option');
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply' });
const queryPath = (query: string, mode = 'query') => `${SERVERS_PATH}?${new URLSearchParams({ mode, query })}`;

test(
  'a query can be typed, completed with loaded values, and applied with Enter',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await querySwitch(page).click();
    await expect(queryField(page)).toBeFocused();
    await page.keyboard.type('te');
    await expect(suggestions(page)).toHaveText([/labels\["team"\]/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(queryField(page)).toHaveValue('labels["team"] ');
    await expect(suggestions(page)).toHaveText([/==/, /!=/]);
    await page.keyboard.type('== ');
    await expect(suggestions(page)).toHaveText([/"edge"/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(queryField(page)).toHaveValue('labels["team"] == "edge" ');
    await expect(page).toHaveURL(`${SERVERS_PATH}?mode=query`);
    await page.keyboard.press('Enter');
    await expect(rowNames(page)).toHaveText(['web-01']);
    await expect(page).toHaveURL(queryPath('labels["team"] == "edge"'));
    await expect(queryField(page)).toBeFocused();
  },
);

test('a query can be completed and applied with the mouse, and Esc closes only the suggestions', async ({ page }) => {
  await page.goto(queryPath(''));
  await queryField(page).click();
  await suggestions(page).filter({ hasText: /^name/ }).click();
  await expect(queryField(page)).toHaveValue('name ');
  await page.keyboard.type('== "db-01"');
  await applyButton(page).click();
  await expect(rowNames(page)).toHaveText(['db-01']);
  await expect(applyButton(page)).toBeHidden();
  await queryField(page).fill('lab');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(queryField(page)).toHaveValue('lab');
  await expect(page).toHaveURL(/mode=query/);
});

test('arrow keys move from an applied query to its rows and back, and Alt+Down opens suggestions', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await querySwitch(page).click();
  await queryField(page).fill('name == "db-01"');
  await page.keyboard.press('Enter');
  await expect(rowNames(page)).toHaveText(['db-01']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Connect as root to db-01' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(queryField(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(suggestions(page)).toHaveText([/&&/, /\|\|/]);
});

test('suggestions complete a query at the position of the caret', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await querySwitch(page).click();
  await queryField(page).fill('labels["env"] == "" && name == "web-01"');
  await page.keyboard.press('Home');
  for (const key of Array.from('labels["env"] == "', () => 'ArrowRight')) await page.keyboard.press(key);
  await page.keyboard.type('sta');
  await expect(suggestions(page)).toHaveText([/"staging"/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(queryField(page)).toHaveValue('labels["env"] == "staging" && name == "web-01"');
});

test('switching the mode converts words and queries, and keeps other conditions as filters', async ({ page }) => {
  await page.goto(`${SERVERS_PATH}?search=${encodeURIComponent('web "team edge"')}`);
  await querySwitch(page).click();
  await expect(queryField(page)).toHaveValue('search("web", "team edge")');
  await expect(page).toHaveURL(queryPath('search("web", "team edge")'));
  await querySwitch(page).click();
  await expect(searchField(page)).toHaveValue('web "team edge"');
  await expect(page).toHaveURL(`${SERVERS_PATH}?${new URLSearchParams({ search: 'web "team edge"' })}`);
  await page.goto(queryPath('search("web") && labels["env"] == "production" && exists(labels["team"])'));
  await expect(rowNames(page)).toHaveText(['web-01']);
  await querySwitch(page).click();
  await expect(searchField(page)).toHaveValue('web');
  await expect(page.getByRole('button', { name: 'Remove filter env: production' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove query exists(labels["team"])' })).toBeVisible();
  await expect(rowNames(page)).toHaveText(['web-01']);
});

test(
  'the error of the proxy about a query is shown under the field, with a link to the help',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(queryPath(''));
    await queryField(page).fill('labels["env"] ==');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Proxy: failed to parse predicate expression: .+/);
    await expect(queryField(page)).toHaveAccessibleDescription(/failed to parse predicate expression/);
    await expect(queryField(page)).toHaveValue('labels["env"] ==');
    await page.getByRole('button', { name: 'Show query syntax' }).click();
    const help = page.getByRole('dialog', { name: 'Query syntax' });
    await expect(help.getByRole('term').first()).toHaveText('labels["env"] == "production"');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await queryField(page).fill('labels["env"] == "staging"');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(rowNames(page)).toHaveText(['db-01']);
  },
);

test('an invalid query in the address is reported, and can be removed, edited or cleared', async ({ page }) => {
  await page.goto(`${SERVERS_PATH}?query=${encodeURIComponent('labels[')}`);
  await expect(page.getByRole('alert')).toHaveText(/failed to parse predicate expression/);
  await page.getByRole('button', { name: 'Remove query labels[' }).click();
  await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
  await page.goto(`${SERVERS_PATH}?query=${encodeURIComponent('labels[')}`);
  await page.getByRole('button', { name: 'Edit query' }).click();
  await expect(queryField(page)).toHaveValue('labels[');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(queryField(page)).toHaveValue('');
  await expect(rowNames(page)).toHaveText(['db-01', 'web-01']);
});

test('clicking a label adds it to the query in the field', async ({ page }) => {
  await page.goto(queryPath('name != "nobody"'));
  await page.getByRole('button', { name: 'env: staging, filter' }).click();
  await expect(queryField(page)).toHaveValue('name != "nobody" && labels["env"] == "staging"');
  await expect(rowNames(page)).toHaveText(['db-01']);
});

test('typing aborts outdated requests, and the last search is applied', async ({ page, mock }) => {
  await page.goto(SERVERS_PATH);
  await expect(rowNames(page)).toHaveCount(2);
  mock.world.fault(LIST_SERVERS, { held: true });
  const firstRequest = page.waitForRequest(/search=d&/);
  const abortedRequest = page.waitForEvent('requestfailed', (request) => /search=d&/.test(request.url()));
  await searchField(page).pressSequentially('d');
  await firstRequest;
  await searchField(page).pressSequentially('b');
  expect((await abortedRequest).failure()?.errorText).toBe('net::ERR_ABORTED');
  mock.world.release(LIST_SERVERS);
  await expect(rowNames(page)).toHaveText(['db-01']);
});

test.describe('in a 360 pixel wide window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the query field, its suggestions and its error fit', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await querySwitch(page).click();
    await queryField(page).fill('labels["');
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});
