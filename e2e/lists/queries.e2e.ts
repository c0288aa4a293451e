import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, horizontalOverflow } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const queryField = (page: Page) => page.getByRole('combobox', { name: 'Query' });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search servers' });
const querySwitch = (page: Page) => page.getByRole('switch', { name: 'Query' });
const suggestions = (page: Page) => page.getByRole('option');
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply' });
const queryPath = (query: string, mode = 'query') => `${SERVERS_PATH}?${new URLSearchParams({ mode, query })}`;

test('a query is typed, completed from loaded values, and applied with Enter', { tag: '@gate' }, async ({ page }) => {
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
  await expect(names(page)).toHaveText(['web-01']);
  await expect(page).toHaveURL(queryPath('labels["team"] == "edge"'));
  await expect(queryField(page)).toBeFocused();
});

test('the pointer completes and applies a query, and Esc closes the completion only', async ({ page }) => {
  await page.goto(queryPath(''));
  await queryField(page).click();
  await suggestions(page).filter({ hasText: /^name/ }).click();
  await expect(queryField(page)).toHaveValue('name ');
  await page.keyboard.type('== "db-01"');
  await applyButton(page).click();
  await expect(names(page)).toHaveText(['db-01']);
  await expect(applyButton(page)).toBeHidden();
  await queryField(page).fill('lab');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(queryField(page)).toHaveValue('lab');
  await expect(page).toHaveURL(/mode=query/);
});

test('arrows move from an applied query into its rows and back, and with Alt into the completion', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await querySwitch(page).click();
  await queryField(page).fill('name == "db-01"');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['db-01']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Connect as root to db-01' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(queryField(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(suggestions(page)).toHaveText([/&&/, /\|\|/]);
});

test('completion works at the caret, in the middle of a query', async ({ page }) => {
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

test('search words become a query and back, and the rest of a query is shown next to the words', async ({ page }) => {
  await page.goto(`${SERVERS_PATH}?search=${encodeURIComponent('web "team edge"')}`);
  await querySwitch(page).click();
  await expect(queryField(page)).toHaveValue('search("web", "team edge")');
  await expect(page).toHaveURL(queryPath('search("web", "team edge")'));
  await querySwitch(page).click();
  await expect(searchField(page)).toHaveValue('web "team edge"');
  await expect(page).toHaveURL(`${SERVERS_PATH}?${new URLSearchParams({ search: 'web "team edge"' })}`);
  await page.goto(queryPath('search("web") && labels["env"] == "production" && exists(labels["team"])'));
  await expect(names(page)).toHaveText(['web-01']);
  await querySwitch(page).click();
  await expect(searchField(page)).toHaveValue('web');
  await expect(page.getByRole('button', { name: 'Remove filter env: production' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove query exists(labels["team"])' })).toBeVisible();
  await expect(names(page)).toHaveText(['web-01']);
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
    await expect(names(page)).toHaveText(['db-01']);
  },
);

test('an unreadable query in the address is reported, and can be removed, edited or cleared', async ({ page }) => {
  await page.goto(`${SERVERS_PATH}?query=${encodeURIComponent('labels[')}`);
  await expect(page.getByRole('alert')).toHaveText(/failed to parse predicate expression/);
  await page.getByRole('button', { name: 'Remove query labels[' }).click();
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
  await page.goto(`${SERVERS_PATH}?query=${encodeURIComponent('labels[')}`);
  await page.getByRole('button', { name: 'Edit query' }).click();
  await expect(queryField(page)).toHaveValue('labels[');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(queryField(page)).toHaveValue('');
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
});

test('clicking a label adds it to the query in the field', async ({ page }) => {
  await page.goto(queryPath('name != "nobody"'));
  await page.getByRole('button', { name: 'env: staging, filter' }).click();
  await expect(queryField(page)).toHaveValue('name != "nobody" && labels["env"] == "staging"');
  await expect(names(page)).toHaveText(['db-01']);
});

test('typing aborts outdated requests, and the last word is applied', async ({ page, mock }) => {
  await page.goto(SERVERS_PATH);
  await expect(names(page)).toHaveCount(2);
  mock.world.fault(LIST_SERVERS, { held: true });
  const first = page.waitForRequest(/search=d&/);
  const calledOff = page.waitForEvent('requestfailed', (request) => /search=d&/.test(request.url()));
  await searchField(page).pressSequentially('d');
  await first;
  await searchField(page).pressSequentially('b');
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  mock.world.release(LIST_SERVERS);
  await expect(names(page)).toHaveText(['db-01']);
});

test.describe('in a 360 pixel wide window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the field, its completion and its error fit', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await querySwitch(page).click();
    await queryField(page).fill('labels["');
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});
