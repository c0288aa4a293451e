// Tests the page that lists resources of all kinds, with 14.x, which has a list per kind, and with 18.x, which has one
// list of all resources.
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row, title } from '#e2e/harness/resource-kinds.ts';
import { openedTabPath } from '#e2e/harness/tabs.ts';
import {
  ALL_RESOURCES_PATH,
  card,
  cards,
  kindFilter,
  pinnedFilter,
  pressIn,
  expectNames,
  status,
} from './all-resources.ts';

// `tag` marks the most important tests for `npm test`. They run there only with 18.x.
const OLDER_PROXY = {
  line: '14.x',
  scenario: 'all kinds',
  resourceNames: ['db-01', 'grafana', 'kappa', 'orders', 'stock', 'web-01', 'web-01', 'win-01'],
  extraKinds: [],
  tag: [],
};
const NEWER_PROXY = {
  line: '18.x',
  scenario: 'all kinds of 18.x',
  resourceNames: [
    'acme.github-org',
    'db-01',
    'grafana',
    'kappa',
    'mail',
    'orders',
    'stock',
    'web-01',
    'web-01',
    'win-01',
  ],
  extraKinds: ['Git servers'],
  tag: ['@gate'],
};

for (const { line, scenario, resourceNames, extraKinds, tag } of [OLDER_PROXY, NEWER_PROXY])
  test.describe(`behind a ${line} proxy`, () => {
    test.use({ scenario });

    // docs/behaviour.md#all-resources "One page lists resources of all kinds"
    test('the navigation opens the page, and the address contains the search', { tag }, async ({ page }) => {
      await page.goto('/web/cluster/one.example.com/nodes');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('list', { name: 'Resources' }).getByRole('link').first()).toHaveText(
        /^All resources/,
      );
      await main.getByRole('link', { name: 'All resources' }).click();
      await expect(page).toHaveURL(ALL_RESOURCES_PATH);
      await expect(page).toHaveTitle('one.example.com • All resources');
      await expectNames(page, ...resourceNames);
      await expect(status(page, `${resourceNames.length} resources`)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('orders');
      await expectNames(page, 'orders');
      await expect(page).toHaveURL(`${ALL_RESOURCES_PATH}?search=orders`);
      await page.reload();
      await expectNames(page, 'orders');
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('nothing like it');
      await expect(title(page, 'No resources match "nothing like it"')).toBeVisible();
    });

    test('several kinds can be selected, and the address contains them', async ({ page }) => {
      await page.goto(ALL_RESOURCES_PATH);
      await expect(page.getByRole('group', { name: 'Kind' }).getByRole('button')).toHaveText([
        'Servers',
        'Applications',
        'Kubernetes',
        'Databases',
        'Desktops',
        ...extraKinds,
      ]);
      await kindFilter(page, 'Databases').click();
      await kindFilter(page, 'Desktops').click();
      await expectNames(page, 'orders', 'stock', 'win-01');
      await expect(page).toHaveURL(`${ALL_RESOURCES_PATH}?kind=db&kind=windows_desktop`);
      await page.reload();
      await expect(kindFilter(page, 'Desktops')).toHaveAttribute('aria-pressed', 'true');
      await kindFilter(page, 'Databases').click();
      await expectNames(page, 'win-01');
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('orders');
      await expect(title(page, 'No resources match "orders", Desktops')).toBeVisible();
      await pressIn(page.getByRole('main'), 'Clear filters');
      await expectNames(page, ...resourceNames);
      await expect(page).toHaveURL(ALL_RESOURCES_PATH);
    });

    // docs/behaviour.md#all-resources "Search, filters, saved views and loading"
    test('a label filters all kinds, and rows can be sorted by name and kind in both directions', async ({ page }) => {
      await page.goto(ALL_RESOURCES_PATH);
      await row(page, /stock/).getByRole('button', { name: 'env: staging, filter' }).click();
      await expectNames(page, 'db-01', 'stock', 'web-01');
      await page.getByRole('button', { name: 'Remove filter env: staging' }).click();
      await expectNames(page, ...resourceNames);
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
      await expectNames(page, ...resourceNames.toReversed());
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await expect(rowNames(page).first()).toHaveText(/grafana|mail/);
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await expect(rowNames(page).first()).toHaveText(/win-01/);
    });

    // docs/behaviour.md#all-resources "On 18.x, the proxy stores pins for each user",
    // "If the proxy doesn't store pins", "A pin of a server contains its ID"
    // docs/behaviour.md#all-resources "The filter for pinned resources asks"
    test(
      'a pin applies to only one of two servers with the same name, and the pinned filter works with a query',
      { tag },
      async ({ page }) => {
        await page.goto(ALL_RESOURCES_PATH);
        const otherWebServer = row(page, /10\.9\.9\.9:3022/);
        await pressIn(otherWebServer, 'Pin web-01');
        await expect(otherWebServer.getByRole('button', { name: 'Unpin web-01' })).toBeVisible();
        await expect(
          row(page, /web-01\.internal/).getByRole('button', { name: 'Pin web-01', exact: true }),
        ).toBeVisible();
        await pressIn(row(page, /orders/), 'Pin orders');
        await expect(row(page, /orders/).getByRole('button', { name: 'Unpin orders' })).toBeVisible();
        await pinnedFilter(page).click();
        await expect(page).toHaveURL(`${ALL_RESOURCES_PATH}?pinned=yes`);
        await expectNames(page, 'orders', 'web-01');
        await expect(otherWebServer).toBeVisible();
        const query = new URLSearchParams({ pinned: 'yes', query: 'labels["env"] == "staging" || name == "kappa"' });
        await page.goto(`${ALL_RESOURCES_PATH}?${query}`);
        await expectNames(page, 'web-01');
        await page.getByRole('button', { name: /^Remove query / }).click();
        await expectNames(page, 'orders', 'web-01');
        await pressIn(otherWebServer, 'Unpin web-01');
        await expectNames(page, 'orders');
        await kindFilter(page, 'Servers').click();
        await expect(title(page, 'No resources match Servers, Pinned')).toBeVisible();
      },
    );

    test.describe('as bob, who may list only servers', () => {
      test.use({ username: 'bob' });

      // docs/behaviour.md#all-resources "The page doesn't request or offer"
      test('the page does not request or offer other kinds', async ({ page }) => {
        await page.goto(ALL_RESOURCES_PATH);
        await expectNames(page, 'db-01', 'web-01', 'web-01');
        await expect(page.getByRole('group', { name: 'Kind' }).getByRole('button')).toHaveText(['Servers']);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      });
    });
  });

test.describe('behind a 14.x proxy', () => {
  test.use({ scenario: OLDER_PROXY.scenario });

  // docs/behaviour.md#all-resources "Each row has the actions of the list"
  test('a row has the actions of the list of its kind, and links to that list', async ({ page, context }) => {
    await page.goto(ALL_RESOURCES_PATH);
    const login = row(page, /^db-01/).getByRole('link', { name: 'Connect as root to db-01' });
    expect(await openedTabPath(context, () => login.click())).toMatch(/\/console\/node\/id-of-db-01\/root$/);
    await expect(row(page, /grafana/).getByRole('link', { name: 'Launch grafana' })).toBeVisible();
    await expect(row(page, /win-01/).getByRole('link', { name: 'Connect as Administrator to win-01' })).toBeVisible();
    await pressIn(row(page, /orders/), 'Connect to orders');
    await expect(page.getByRole('dialog', { name: 'Connect to orders' })).toContainText('tsh db login');
    await page.keyboard.press('Escape');
    await pressIn(row(page, /kappa/), 'Connect to kappa');
    await expect(page.getByRole('dialog', { name: 'Connect to kappa' })).toContainText('tsh kube login kappa');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await row(page, /orders/)
      .getByRole('link', { name: 'Database' })
      .click();
    await expect(page).toHaveURL('/web/cluster/one.example.com/databases?search=orders');
    await expect(rowNames(page)).toHaveText([/^orders/]);
  });

  // docs/behaviour.md#all-resources "It shows rows or cards; the browser"
  test('cards show the same resources, and the next visit shows cards again', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await page.getByRole('switch', { name: 'Cards' }).check();
    await expect(cards(page)).toHaveCount(OLDER_PROXY.resourceNames.length);
    await expect(page.getByRole('table')).toHaveCount(0);
    await pressIn(card(page, 'orders'), 'Pin orders');
    await expect(card(page, 'orders').getByRole('button', { name: 'Unpin orders' })).toBeVisible();
    await pressIn(card(page, 'stock'), 'env: staging, filter');
    await expect(cards(page)).toHaveCount(3);
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(cards(page)).toHaveCount(OLDER_PROXY.resourceNames.length);
    await page.getByRole('switch', { name: 'Cards' }).uncheck();
    await expectNames(page, ...OLDER_PROXY.resourceNames);
  });

  test('the palette links to all resources', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(rowNames(page).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('all resources');
    await page.getByRole('option', { name: /^All resources/ }).click();
    await expect(page).toHaveURL(ALL_RESOURCES_PATH);
  });

  test('a saved view stores the selected kinds and the sorting', async ({ page }) => {
    await page.goto(`${ALL_RESOURCES_PATH}?kind=db&sort=name%3Adesc`);
    await expectNames(page, 'stock', 'orders');
    await pressIn(page.getByRole('main'), /^Views/);
    await page.getByRole('menuitem', { name: /^Save this view/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My databases');
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await page.goto(ALL_RESOURCES_PATH);
    await pressIn(page.getByRole('main'), /^Views/);
    await page.getByRole('menuitem', { name: 'My databases' }).click();
    await expectNames(page, 'stock', 'orders');
    await expect(kindFilter(page, 'Databases')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: NEWER_PROXY.scenario });

  test(
    'searching, pinning, connecting and filtering work with the keyboard only',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/web/cluster/one.example.com/nodes');
      await expect(rowNames(page).first()).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press('x');
      await expect(page).toHaveURL(ALL_RESOURCES_PATH);
      await expectNames(page, ...NEWER_PROXY.resourceNames);
      await page.keyboard.press('/');
      await page.keyboard.type('orders');
      await expectNames(page, 'orders');
      const pinButton = page.getByRole('button', { name: 'Pin orders' });
      while (!(await pinButton.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const unpinButton = page.getByRole('button', { name: 'Unpin orders' });
      await expect(unpinButton).toBeFocused();
      const connectButton = page.getByRole('button', { name: 'Connect to orders', exact: true });
      while (!(await connectButton.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Connect to orders' })).toBeVisible();
      await page.keyboard.press('Escape');
      const filter = pinnedFilter(page);
      while (!(await filter.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`${ALL_RESOURCES_PATH}?search=orders&pinned=yes`);
      await expectNames(page, 'orders');
    },
  );

  test.describe('in a 360 pixel wide window', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('rows and cards fit', async ({ page }) => {
      await page.goto(ALL_RESOURCES_PATH);
      await expectNames(page, ...NEWER_PROXY.resourceNames);
      await expect(row(page, /orders/).getByRole('button', { name: 'Connect to orders', exact: true })).toBeInViewport({
        ratio: 1,
      });
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole('switch', { name: 'Cards' }).check();
      await expect(card(page, 'orders')).toBeVisible();
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  });
});
