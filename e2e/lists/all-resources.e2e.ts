// Resources of every kind on one page, behind a proxy that has such a list and behind one that has none.
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang, row, title } from '#e2e/harness/kinds.ts';
import { opensAt } from '#e2e/harness/tabs.ts';
import { ALL, card, cards, kind, pinnedFilter, press, shows, status } from './all-resources.ts';

const OLDER = {
  line: '14.x',
  scenario: 'all kinds',
  all: ['db-01', 'grafana', 'kappa', 'orders', 'stock', 'web-01', 'web-01', 'win-01'],
  more: [],
  /** The tag of the most important tests that run behind both lines. */
  tag: [],
};
const NEWER = {
  line: '18.x',
  scenario: 'newer all kinds',
  all: ['acme.github-org', 'db-01', 'grafana', 'kappa', 'mail', 'orders', 'stock', 'web-01', 'web-01', 'win-01'],
  more: ['Git servers'],
  tag: ['@gate'],
};

for (const { line, scenario, all, more, tag } of [OLDER, NEWER])
  test.describe(`behind ${line}`, () => {
    test.use({ scenario });

    // docs/behaviour.md#all-resources "One page lists resources of all kinds"
    test('the navigation leads to every kind, and the address keeps a search', { tag }, async ({ page }) => {
      await page.goto('/web/cluster/one.example.com/nodes');
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link').first()).toHaveText(/^All resources/);
      await main.getByRole('link', { name: 'All resources' }).click();
      await expect(page).toHaveURL(ALL);
      await expect(page).toHaveTitle('one.example.com • All resources');
      await shows(page, ...all);
      await expect(status(page, `${all.length} resources`)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('orders');
      await shows(page, 'orders');
      await expect(page).toHaveURL(`${ALL}?search=orders`);
      await page.reload();
      await shows(page, 'orders');
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('nothing like it');
      await expect(title(page, 'No resources match "nothing like it"')).toBeVisible();
    });

    test('several kinds are chosen at once, and the address keeps them', async ({ page }) => {
      await page.goto(ALL);
      await expect(page.getByRole('group', { name: 'Kind' }).getByRole('button')).toHaveText([
        'Servers',
        'Applications',
        'Kubernetes',
        'Databases',
        'Desktops',
        ...more,
      ]);
      await kind(page, 'Databases').click();
      await kind(page, 'Desktops').click();
      await shows(page, 'orders', 'stock', 'win-01');
      await expect(page).toHaveURL(`${ALL}?kind=db&kind=windows_desktop`);
      await page.reload();
      await expect(kind(page, 'Desktops')).toHaveAttribute('aria-pressed', 'true');
      await kind(page, 'Databases').click();
      await shows(page, 'win-01');
      await page.getByRole('searchbox', { name: 'Search resources' }).fill('orders');
      await expect(title(page, 'No resources match "orders", Desktops')).toBeVisible();
      await press(page.getByRole('main'), 'Clear filters');
      await shows(page, ...all);
      await expect(page).toHaveURL(ALL);
    });

    // docs/behaviour.md#all-resources "Search, filters, saved views and loading"
    test('a label filters all kinds, and they sort by name and by kind, both ways', async ({ page }) => {
      await page.goto(ALL);
      await row(page, /stock/).getByRole('button', { name: 'env: staging, filter' }).click();
      await shows(page, 'db-01', 'stock', 'web-01');
      await page.getByRole('button', { name: 'Remove filter env: staging' }).click();
      await shows(page, ...all);
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
      await shows(page, ...all.toReversed());
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await expect(names(page).first()).toHaveText(/grafana|mail/);
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await expect(names(page).first()).toHaveText(/win-01/);
    });

    // docs/behaviour.md#all-resources "On 18.x, the proxy stores pins for each user",
    // "If the proxy doesn't store pins", "A pin of a server contains its ID"
    // docs/behaviour.md#all-resources "The filter for pinned resources asks"
    test('of two servers with one name only one is pinned, also with a query', { tag }, async ({ page }) => {
      await page.goto(ALL);
      const other = row(page, /10\.9\.9\.9:3022/);
      await press(other, 'Pin web-01');
      await expect(other.getByRole('button', { name: 'Unpin web-01' })).toBeVisible();
      await expect(
        row(page, /web-01\.internal/).getByRole('button', { name: 'Pin web-01', exact: true }),
      ).toBeVisible();
      await press(row(page, /orders/), 'Pin orders');
      await expect(row(page, /orders/).getByRole('button', { name: 'Unpin orders' })).toBeVisible();
      await pinnedFilter(page).click();
      await expect(page).toHaveURL(`${ALL}?pinned=yes`);
      await shows(page, 'orders', 'web-01');
      await expect(other).toBeVisible();
      const query = new URLSearchParams({ pinned: 'yes', query: 'labels["env"] == "staging" || name == "kappa"' });
      await page.goto(`${ALL}?${query}`);
      await shows(page, 'web-01');
      await page.getByRole('button', { name: /^Remove query / }).click();
      await shows(page, 'orders', 'web-01');
      await press(other, 'Unpin web-01');
      await shows(page, 'orders');
      await kind(page, 'Servers').click();
      await expect(title(page, 'No resources match Servers, Pinned')).toBeVisible();
    });

    test.describe('as bob, who may list servers alone', () => {
      test.use({ as: 'bob' });

      // docs/behaviour.md#all-resources "The page doesn't request or offer"
      test('no other kind is asked for or offered', async ({ page }) => {
        await page.goto(ALL);
        await shows(page, 'db-01', 'web-01', 'web-01');
        await expect(page.getByRole('group', { name: 'Kind' }).getByRole('button')).toHaveText(['Servers']);
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      });
    });
  });

test.describe('behind 14.x', () => {
  test.use({ scenario: OLDER.scenario });

  // docs/behaviour.md#all-resources "Each row has the actions of the list"
  test('a row opens as in the list of its kind, and leads to that list', async ({ page, context }) => {
    await page.goto(ALL);
    const login = row(page, /^db-01/).getByRole('link', { name: 'Connect as root to db-01' });
    expect(await opensAt(context, () => login.click())).toMatch(/\/console\/node\/id-of-db-01\/root$/);
    await expect(row(page, /grafana/).getByRole('link', { name: 'Launch grafana' })).toBeVisible();
    await expect(row(page, /win-01/).getByRole('link', { name: 'Connect as Administrator to win-01' })).toBeVisible();
    await press(row(page, /orders/), 'Connect to orders');
    await expect(page.getByRole('dialog', { name: 'Connect to orders' })).toContainText('tsh db login');
    await page.keyboard.press('Escape');
    await press(row(page, /kappa/), 'Connect to kappa');
    await expect(page.getByRole('dialog', { name: 'Connect to kappa' })).toContainText('tsh kube login kappa');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await row(page, /orders/)
      .getByRole('link', { name: 'Database' })
      .click();
    await expect(page).toHaveURL('/web/cluster/one.example.com/databases?search=orders');
    await expect(names(page)).toHaveText([/^orders/]);
  });

  // docs/behaviour.md#all-resources "It shows rows or cards; the browser"
  test('cards show the same, and stay for the next time', async ({ page }) => {
    await page.goto(ALL);
    await page.getByRole('switch', { name: 'Cards' }).check();
    await expect(cards(page)).toHaveCount(OLDER.all.length);
    await expect(page.getByRole('table')).toHaveCount(0);
    await press(card(page, 'orders'), 'Pin orders');
    await expect(card(page, 'orders').getByRole('button', { name: 'Unpin orders' })).toBeVisible();
    await press(card(page, 'stock'), 'env: staging, filter');
    await expect(cards(page)).toHaveCount(3);
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(cards(page)).toHaveCount(OLDER.all.length);
    await page.getByRole('switch', { name: 'Cards' }).uncheck();
    await shows(page, ...OLDER.all);
  });

  // docs/behaviour.md#all-resources "After a sign-in, the console still"
  test('the console starts with the servers, and the palette leads to all resources', async ({ page }) => {
    await page.goto('/web');
    await expect(page).toHaveURL('/web/cluster/one.example.com/nodes');
    await expect(names(page).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('all resources');
    await page.getByRole('option', { name: /^All resources/ }).click();
    await expect(page).toHaveURL(ALL);
  });

  test('filters and pins are kept in a view', async ({ page }) => {
    await page.goto(`${ALL}?kind=db&sort=name%3Adesc`);
    await shows(page, 'stock', 'orders');
    await press(page.getByRole('main'), /^Views/);
    await page.getByRole('menuitem', { name: /^Save this view/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My databases');
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await page.goto(ALL);
    await press(page.getByRole('main'), /^Views/);
    await page.getByRole('menuitem', { name: 'My databases' }).click();
    await shows(page, 'stock', 'orders');
    await expect(kind(page, 'Databases')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('behind 18.x', () => {
  test.use({ scenario: NEWER.scenario });

  test('everything is done by keyboard alone', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await expect(names(page).first()).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await expect(page).toHaveURL(ALL);
    await shows(page, ...NEWER.all);
    await page.keyboard.press('/');
    await page.keyboard.type('orders');
    await shows(page, 'orders');
    const pin = page.getByRole('button', { name: 'Pin orders' });
    while (!(await pin.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const unpin = page.getByRole('button', { name: 'Unpin orders' });
    await expect(unpin).toBeFocused();
    const connect = page.getByRole('button', { name: 'Connect to orders', exact: true });
    while (!(await connect.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Connect to orders' })).toBeVisible();
    await page.keyboard.press('Escape');
    const filter = pinnedFilter(page);
    while (!(await filter.evaluate((it) => it === document.activeElement))) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${ALL}?search=orders&pinned=yes`);
    await shows(page, 'orders');
  });

  test.describe('in a window 360 wide', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('rows and cards have room', async ({ page }) => {
      await page.goto(ALL);
      await shows(page, ...NEWER.all);
      await expect(row(page, /orders/).getByRole('button', { name: 'Connect to orders', exact: true })).toBeInViewport({
        ratio: 1,
      });
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await page.getByRole('switch', { name: 'Cards' }).check();
      await expect(card(page, 'orders')).toBeVisible();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  });
});
