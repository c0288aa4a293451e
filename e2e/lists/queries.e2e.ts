import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang } from '#e2e/harness/kinds.ts';

const LIST = '/web/cluster/one.example.com/nodes';
const NODES = 'GET /v1/webapi/sites/{cluster}/nodes';

const field = (page: Page) => page.getByRole('combobox', { name: 'Query' });
const words = (page: Page) => page.getByRole('searchbox', { name: 'Search servers' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Query' });
const offered = (page: Page) => page.getByRole('option');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const asked = (query: string, mode = 'query') => `${LIST}?${new URLSearchParams({ mode, query })}`;

test('a query is written, completed from what is listed, and holds at Enter', { tag: '@gate' }, async ({ page }) => {
  await page.goto(LIST);
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('te');
  await expect(offered(page)).toHaveText([/labels\["team"\]/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('labels["team"] ');
  await expect(offered(page)).toHaveText([/==/, /!=/]);
  await page.keyboard.type('== ');
  await expect(offered(page)).toHaveText([/"edge"/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('labels["team"] == "edge" ');
  await expect(page).toHaveURL(`${LIST}?mode=query`);
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['web-01']);
  await expect(page).toHaveURL(asked('labels["team"] == "edge"'));
  await expect(field(page)).toBeFocused();
});

test('the pointer completes and applies a query, and Esc closes the completion only', async ({ page }) => {
  await page.goto(asked(''));
  await field(page).click();
  await offered(page).filter({ hasText: /^name/ }).click();
  await expect(field(page)).toHaveValue('name ');
  await page.keyboard.type('== "db-01"');
  await apply(page).click();
  await expect(names(page)).toHaveText(['db-01']);
  await expect(apply(page)).toBeHidden();
  await field(page).fill('lab');
  await expect(offered(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('lab');
  await expect(page).toHaveURL(/mode=query/);
});

test('arrows lead from a query that holds into its rows and back, and with Alt into the completion', async ({
  page,
}) => {
  await page.goto(LIST);
  await toggle(page).click();
  await field(page).fill('name == "db-01"');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['db-01']);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Connect as root to db-01' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(offered(page)).toHaveText([/&&/, /\|\|/]);
});

test('completion is made at the caret, in the middle of a query', async ({ page }) => {
  await page.goto(LIST);
  await toggle(page).click();
  await field(page).fill('labels["env"] == "" && name == "web-01"');
  await page.keyboard.press('Home');
  for (const key of Array.from('labels["env"] == "', () => 'ArrowRight')) await page.keyboard.press(key);
  await page.keyboard.type('sta');
  await expect(offered(page)).toHaveText([/"staging"/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('labels["env"] == "staging" && name == "web-01"');
});

test('words become a query and back, and the rest of a query is shown next to the words', async ({ page }) => {
  await page.goto(`${LIST}?search=${encodeURIComponent('web "team edge"')}`);
  await toggle(page).click();
  await expect(field(page)).toHaveValue('search("web", "team edge")');
  await expect(page).toHaveURL(asked('search("web", "team edge")'));
  await toggle(page).click();
  await expect(words(page)).toHaveValue('web "team edge"');
  await expect(page).toHaveURL(`${LIST}?${new URLSearchParams({ search: 'web "team edge"' })}`);
  await page.goto(asked('search("web") && labels["env"] == "production" && exists(labels["team"])'));
  await expect(names(page)).toHaveText(['web-01']);
  await toggle(page).click();
  await expect(words(page)).toHaveValue('web');
  await expect(page.getByRole('button', { name: 'Remove filter env: production' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove query exists(labels["team"])' })).toBeVisible();
  await expect(names(page)).toHaveText(['web-01']);
});

test(
  'the proxy’s own words about a query stand under the field, with the way to the help text',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(asked(''));
    await field(page).fill('labels["env"] ==');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Proxy: failed to parse predicate expression: .+/);
    await expect(field(page)).toHaveAccessibleDescription(/failed to parse predicate expression/);
    await expect(field(page)).toHaveValue('labels["env"] ==');
    await page.getByRole('button', { name: 'Show query syntax' }).click();
    const help = page.getByRole('dialog', { name: 'Query syntax' });
    await expect(help.getByRole('term').first()).toHaveText('labels["env"] == "production"');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await field(page).fill('labels["env"] == "staging"');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(names(page)).toHaveText(['db-01']);
  },
);

test('an unreadable query in the address is reported, and can be removed, edited or cleared', async ({ page }) => {
  await page.goto(`${LIST}?query=${encodeURIComponent('labels[')}`);
  await expect(page.getByRole('alert')).toHaveText(/failed to parse predicate expression/);
  await page.getByRole('button', { name: 'Remove query labels[' }).click();
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
  await page.goto(`${LIST}?query=${encodeURIComponent('labels[')}`);
  await page.getByRole('button', { name: 'Edit query' }).click();
  await expect(field(page)).toHaveValue('labels[');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(names(page)).toHaveText(['db-01', 'web-01']);
});

test('a label that is clicked is added to the query in the field', async ({ page }) => {
  await page.goto(asked('name != "nobody"'));
  await page.getByRole('button', { name: 'env: staging, filter' }).click();
  await expect(field(page)).toHaveValue('name != "nobody" && labels["env"] == "staging"');
  await expect(names(page)).toHaveText(['db-01']);
});

test('typing ahead calls off what is obsolete, and the last word holds', async ({ page, mock }) => {
  await page.goto(LIST);
  await expect(names(page)).toHaveCount(2);
  mock.world.fault(NODES, { held: true });
  const first = page.waitForRequest(/search=d&/);
  const calledOff = page.waitForEvent('requestfailed', (request) => /search=d&/.test(request.url()));
  await words(page).pressSequentially('d');
  await first;
  await words(page).pressSequentially('b');
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  mock.world.release(NODES);
  await expect(names(page)).toHaveText(['db-01']);
});

test.describe('in a window of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the field, its completion and its error have room', async ({ page }) => {
    await page.goto(LIST);
    await toggle(page).click();
    await field(page).fill('labels["');
    await expect(offered(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});
