// Tests the states of the page with all resources (loading, empty, failed, forbidden), and features of 18.x.
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, row, title } from '#e2e/harness/resource-kinds.ts';
import { ALL_RESOURCES_PATH, card, kindFilter, pinnedFilter, pressIn, expectNames, status } from './all-resources.ts';

const LIST_RESOURCES = 'GET /v1/webapi/sites/{cluster}/resources';
const LIST_DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';
const SAVE_PINS = 'PUT /v1/webapi/user/preferences/{cluster}';

test.describe('in the demo company behind 14.x', () => {
  test.use({ scenario: 'default', username: 'mira' });

  // docs/behaviour.md#all-resources "On 18.x, the page shows the proxy's", "On older proxies, it shows the first"
  test('a notice says that only 1,000 servers are shown, and filtering by kind removes it', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(status(page, /^Shows the first 1,000 of 1,204 servers\. Search or filter/)).toBeVisible();
    await kindFilter(page, 'Kubernetes').click();
    await expect(status(page, /^Shows the first/)).toHaveCount(0);
  });
});

test.describe('in the demo company behind 18.x', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  // docs/behaviour.md#all-resources "No proxy filters by health, so the page"
  test('a filter by health applies to loaded resources only, says so, and more can be loaded', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(status(page, /\d resources loaded/)).toBeVisible();
    const { pathname } = new URL(page.url());
    await page.goto(`${pathname}?health=unhealthy`);
    await expect(status(page, 'Filtered among the first 100 results. More can be loaded.')).toBeVisible();
    await expect(title(page, /^No resources match/)).toHaveCount(0);
    await pressIn(page.getByRole('main'), 'Load more');
    await expect(status(page, 'Filtered among the first 600 results.')).toBeVisible();
  });

  test('cards load while scrolling, and the page contains only cards near the viewport', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'All resources' }).click();
    await page.getByRole('switch', { name: 'Cards' }).check();
    const cardItems = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(cardItems.first()).toHaveAttribute('aria-posinset', '1');
    const name = await page.getByRole('article').first().getAttribute('aria-label');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(Number(await cardItems.last().getAttribute('aria-posinset'))).toBeGreaterThan(600);
    }).toPass();
    const count = await cardItems.count();
    expect(count).toBeLessThan(60);
    await expect(cardItems.nth(Math.floor(count / 2))).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('article').first()).toHaveAttribute('aria-label', `${name}`);
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('when the list of databases fails', () => {
  test.use({ scenario: 'all kinds without databases' });

  // docs/behaviour.md#all-resources "If a kind fails to load, the page"
  test(
    'the page names the failed kind, shows the other kinds, and Retry loads it',
    { tag: '@gate' },
    async ({ page, mock }) => {
      await page.goto(ALL_RESOURCES_PATH);
      await expectNames(page, 'db-01', 'grafana', 'kappa', 'web-01', 'web-01', 'win-01');
      const alert = page.getByRole('alert').filter({ hasText: "Couldn't load databases" });
      await expect(alert).toContainText('Proxy: the connection to the cluster was lost');
      mock.world.release(LIST_DATABASES);
      await pressIn(alert, 'Retry');
      await expect(rowNames(page).filter({ hasText: 'orders' })).toBeVisible();
      await expect(alert).toHaveCount(0);
    },
  );
});

test.describe('without any permission', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  test('the page names the missing permissions, and nothing links to it', { tag: '@gate' }, async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(title(page, "You don't have permission to view this page")).toBeVisible();
    await expect(page.getByText('Requires permission: node: list, or app_server')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All resources' })).toHaveCount(0);
  });
});

test.describe('without resources', () => {
  test.use({ scenario: 'no accessible resources' });

  test('an administrator sees a link to enroll a resource', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(title(page, 'No resources yet')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Enroll resource' }).last().click();
    await expect(page).toHaveURL('/web/discover');
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'all kinds of 18.x' });

  // docs/behaviour.md#all-resources "The page shows health where agents report it"
  test('health is shown if agents report it, and can filter the resources', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(row(page, /stock/)).toContainText('Unhealthy');
    await expect(row(page, /kappa/)).toContainText('Healthy');
    const health = page.getByRole('group', { name: 'Health' });
    await expect(health.getByRole('button')).toHaveText(['Healthy', 'Unhealthy']);
    await pressIn(health, 'Unhealthy');
    await expectNames(page, 'stock');
    await expect(status(page, '1 resource matches')).toBeVisible();
    await pressIn(health, /^Healthy$/);
    await expectNames(page, 'kappa', 'orders', 'stock');
    await expect(page).toHaveURL(`${ALL_RESOURCES_PATH}?health=unhealthy&health=healthy`);
  });

  test('a SAML application can be launched, and the dialog of a Git server shows its command', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(row(page, /mail/)).toContainText('SAML application');
    await expect(row(page, /mail/).getByRole('link', { name: 'Launch mail' })).toHaveAttribute(
      'href',
      'https://mail.example.com/sso',
    );
    await pressIn(row(page, /acme/), 'Connect to acme.github-org');
    await expect(page.getByRole('dialog')).toContainText('tsh git login --github-org=acme');
  });

  // docs/behaviour.md#all-resources "The console reads the pins again"
  test('pinning a resource keeps pins that another window has added', { tag: '@gate' }, async ({ page, mock }) => {
    const { db, settings } = mock.world;
    await page.goto(ALL_RESOURCES_PATH);
    await expect(row(page, /kappa/).getByRole('button', { name: 'Pin kappa' })).toBeEnabled();
    db.pins.create({ user: 'alice', cluster: settings.cluster, pinned: ['stock/db'] });
    await pressIn(row(page, /kappa/), 'Pin kappa');
    await expect(row(page, /stock/).getByRole('button', { name: 'Unpin stock' })).toBeVisible();
    await expect(row(page, /kappa/).getByRole('button', { name: 'Unpin kappa' })).toBeVisible();
    expect(db.pins.get(`${settings.cluster}/alice`)?.pinned).toEqual(['stock/db', 'kappa/kube_cluster']);
    await pinnedFilter(page).click();
    await expectNames(page, 'kappa', 'stock');
  });

  test.describe('as pat, who must request access to databases', () => {
    test.use({ username: 'pat' });

    // docs/behaviour.md#all-resources "Resources that need an access request"
    // docs/behaviour.md#all-resources "The page says that users create requests"
    // docs/behaviour.md#details "Resources that need an access request have no details"
    test('resources that require a request are marked, and say how to request them', async ({ page }) => {
      await page.goto(ALL_RESOURCES_PATH);
      await expect(row(page, /orders/)).toContainText('Requires access request');
      await expect(
        row(page, /orders/)
          .getByRole('rowheader')
          .getByRole('link'),
      ).toHaveCount(0);
      const connectButton = row(page, /orders/).getByRole('button', { name: 'Connect to orders' });
      await expect(connectButton).toBeDisabled();
      await expect(connectButton).toHaveAccessibleDescription(/can't request access\. Use tsh request search/);
      await page.getByRole('switch', { name: 'Cards' }).check();
      await expect(card(page, 'orders')).toContainText('Requires access request');
      await expect(card(page, 'db-01')).not.toContainText('Requires access request');
    });
  });
});

test.describe('while an 18.x proxy delays the list', () => {
  test.use({ scenario: 'all kinds delayed' });

  test('the page shows that it is loading, and Retry loads the list after a failure', async ({ page, mock }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(LIST_RESOURCES);
    await expect(rowNames(page)).toHaveCount(10);
    mock.world.fault(LIST_RESOURCES, { status: 504, message: 'the connection to the cluster was lost' });
    await page.reload();
    await expect(title(page, "Couldn't load resources")).toBeVisible();
    mock.world.release(LIST_RESOURCES);
    await pressIn(page.getByRole('main'), 'Retry');
    await expect(rowNames(page)).toHaveCount(10);
  });
});

test.describe('when the proxy does not return the pins', () => {
  test.use({ scenario: 'all kinds without pins' });

  test('pinning is disabled so that no pins are overwritten', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    const pinButton = row(page, /kappa/).getByRole('button', { name: 'Pin kappa' });
    await expect(pinButton).toBeDisabled();
    await expect(pinButton).toHaveAccessibleDescription("Your pins aren't loaded");
  });
});

test.describe('when the proxy refuses to pin', () => {
  test.use({ scenario: 'all kinds with fixed pins' });

  test('the message of the proxy is shown, and nothing is pinned', async ({ page, mock }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await pressIn(row(page, /kappa/), 'Pin kappa');
    const alert = page.getByRole('alert').filter({ hasText: "Couldn't change the pin of kappa" });
    await expect(alert).toContainText('Proxy: no preferences here');
    await expect(row(page, /kappa/).getByRole('button', { name: 'Pin kappa', exact: true })).toBeVisible();
    mock.world.release(SAVE_PINS);
    await pressIn(row(page, /kappa/), 'Pin kappa');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('with unreadable records and unknown kinds', () => {
  test.use({ scenario: 'all kinds with malformed records' });

  // docs/behaviour.md#unreadable-records "One malformed record never blanks a page"
  // docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record",
  // "Users can't connect to or pin resources"
  test('unreadable records are marked, and unknown kinds are named, in rows and cards', async ({ page }) => {
    await page.goto(ALL_RESOURCES_PATH);
    await expect(rowNames(page)).toHaveCount(6);
    await expect(rowNames(page).filter({ hasText: 'Unreadable' })).toHaveCount(3);
    await expect(row(page, /nautilus/)).toContainText('Submarine (not known here)');
    await expect(row(page, /nautilus/).getByRole('button', { name: 'Connect to nautilus' })).toBeDisabled();
    await expect(row(page, /nautilus/).getByRole('button', { name: 'Pin nautilus' })).toBeDisabled();
    await page.getByRole('switch', { name: 'Cards' }).check();
    await expect(page.getByRole('heading', { name: 'Unreadable' })).toHaveCount(3);
    await expect(card(page, 'nautilus')).toContainText('Submarine (not known here)');
    await expect(card(page, 'last')).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  });

  // docs/behaviour.md#unknown-values "A pinned resource of an unknown kind"
  test('a pinned resource of an unknown kind can be unpinned, but not pinned again', async ({ page, mock }) => {
    const { db, settings } = mock.world;
    db.pins.create({ user: 'alice', cluster: settings.cluster, pinned: ['first/first/node', 'nautilus/submarine'] });
    await page.goto(ALL_RESOURCES_PATH);
    await pressIn(row(page, /nautilus/), 'Unpin nautilus');
    const pinButton = row(page, /nautilus/).getByRole('button', { name: 'Pin nautilus', exact: true });
    await expect(pinButton).toBeDisabled();
    await expect(pinButton).toHaveAccessibleDescription("This console can't pin resources of this kind.");
    expect(db.pins.get(`${settings.cluster}/alice`)?.pinned).toEqual(['first/first/node']);
  });
});
