// The command palette when it searches several clusters, when lists are refused, slow or malformed, and on phones.
import type { Page } from '@playwright/test';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { paletteField, openPalette, options, palette, SERVERS_PATH } from './palette-page.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const allClustersCheckbox = (page: Page) => palette(page).getByRole('checkbox', { name: 'All clusters' });

test.use({ scenario: 'one of each kind' });

test(
  'all clusters are searched on request, and resources with the same name show their cluster',
  { tag: '@gate' },
  async ({ page, context }) => {
    await openPalette(page);
    await page.keyboard.type('01');
    await expect(options(page)).toHaveText([/^db-01/, /^web-01/, /^win-01/]);
    await expect(palette(page).getByRole('alert')).toBeHidden();
    await allClustersCheckbox(page).check();
    await expect(options(page)).toHaveCount(5);
    await expect(palette(page).getByText('Searched only the 8 resources that loaded.')).toBeVisible();
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't search outpost.example.com.",
      'Proxy: cluster "outpost.example.com" is offline',
    ]);
    await paletteField(page).fill('root@web-01');
    await expect(options(page)).toHaveText([/· berlin\.example\.com/, /· one\.example\.com/]);
    const berlinOption = palette(page).getByRole('option', { name: /berlin\.example\.com/ });
    const [tab] = await Promise.all([context.waitForEvent('page'), berlinOption.click()]);
    await expect(tab).toHaveURL('/web/cluster/berlin.example.com/console/node/berlin-web-01/root');
  },
);

test('closing the palette cancels pending requests', async ({ page, mock }) => {
  await page.goto('/web/support');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  mock.world.fault(LIST_SERVERS, { held: true });
  const serversRequest = page.waitForRequest((request) => request.url().includes('/nodes'));
  await page.keyboard.press('Control+k');
  const request = await serversRequest;
  const cancellation = page.waitForEvent('requestfailed', (failedRequest) => failedRequest === request);
  await page.keyboard.press('Escape');
  await cancellation;
  mock.world.release(LIST_SERVERS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('web-01');
  await expect(options(page)).toHaveText([/^web-01/]);
});

test('the palette and a list share one request for servers', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    calls += Number(new URL(request.url()).pathname.endsWith('/sites/one.example.com/nodes'));
  });
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('01');
  await expect(options(page)).toHaveText([/^db-01/, /^web-01/, /^win-01/]);
  expect(calls, 'the list first').toBe(1);
  await openPalette(page, '/web/support');
  await page.keyboard.type('web-01');
  await expect(options(page)).toHaveText([/^web-01/]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  expect(calls, 'the palette first').toBe(2);
});

test.describe('while servers are loading', () => {
  test.use({ scenario: 'one of each kind, servers delayed' });

  test('loaded servers are found, and the status says "so far" until all are loaded', async ({ page, mock }) => {
    await openPalette(page, '/web/support');
    await page.keyboard.type('orders');
    await expect(options(page)).toHaveText([/^orders/]);
    await expect(palette(page).getByText('Searched 4 resources so far.')).toBeVisible();
    await paletteField(page).fill('web-01');
    await expect(palette(page).getByText('No matches for "web-01" so far.')).toBeVisible();
    mock.world.release(LIST_SERVERS);
    await expect(options(page)).toHaveText([/^web-01/]);
    await expect(palette(page).getByText('Searched 6 resources.')).toBeVisible();
  });
});

test.describe('when listing databases is refused', () => {
  test.use({ scenario: 'one of each kind, databases forbidden' });

  test('the refusal is reported, and other resources are found', async ({ page }) => {
    await openPalette(page);
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't search the databases of one.example.com.",
      'Proxy: access denied to perform action "list" on "db_server"',
    ]);
    await page.keyboard.type('kappa');
    await expect(options(page)).toHaveText([/^kappa/]);
    await paletteField(page).fill('orders');
    await expect(palette(page).getByText('No matches for "orders" among the resources that loaded.')).toBeVisible();
  });
});

test.describe('when clusters cannot be listed', () => {
  test.use({ scenario: 'clusters forbidden' });

  test('the error is shown, and the current cluster is still searched', async ({ page }) => {
    await openPalette(page);
    await allClustersCheckbox(page).check();
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't load the list of other clusters.",
      /^Proxy: access denied/,
    ]);
    await paletteField(page).fill('web');
    await expect(options(page)).toHaveText([/^web-01/]);
  });
});

test.describe('in a browser without the cached code', () => {
  test.use({ hasColdCache: true });

  test('a chunk that fails to load is reported, Retry loads it, and the typed text stays', async ({
    page,
    context,
  }) => {
    await page.goto(SERVERS_PATH);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('alert')).toContainText("Couldn't load the search.");
    await page.keyboard.type('web-01');
    const retryButton = palette(page).getByRole('button', { name: 'Retry' });
    await retryButton.click();
    await expect(palette(page).getByRole('alert')).toContainText('Check your network');
    await context.setOffline(false);
    await retryButton.click();
    await expect(options(page)).toHaveText([/^web-01/]);
    await expect(paletteField(page)).toHaveValue('web-01');
  });
});

test('the palette still finds pages without a network, and shows the error', async ({ page, context }) => {
  await openPalette(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await allClustersCheckbox(page).check();
  await expect(palette(page).getByRole('alert')).toContainText("Couldn't search berlin.example.com.");
  await expect(palette(page).getByText('Network request failed', { exact: true }).first()).toBeVisible();
  await paletteField(page).fill('manage users');
  await expect(options(page)).toHaveText([/^Users/]);
});

test.describe('with hostile records', () => {
  test.use({ scenario: 'apps with hostile records' });

  test('readable records are found as text, and the others are counted', async ({ page, mock: { world } }) => {
    for (const noun of ['apps', 'kube clusters', 'databases', 'desktops']) {
      world.faults.clear();
      // Each of these scenarios simulates hostile records in one list by a fault, so copying its faults is enough.
      for (const [operation, fault] of createProxy({ scenario: `${noun} with hostile records` }).world.faults)
        world.fault(operation, fault);
      await openPalette(page, '/web/support');
      await page.keyboard.type('first');
      await expect(options(page), noun).toHaveText([/^first/]);
      await expect(palette(page).getByText(/\d+ records are unreadable\./), noun).toBeVisible();
      await paletteField(page).fill('<img');
      await expect(options(page), noun).toHaveText([/^<img src=x onerror=alert\(1\)>/]);
      await paletteField(page).fill('turned');
      await expect(options(page), noun).toHaveText([/^turned-U\+202Egpj\.exe/]);
      await paletteField(page).fill('o');
      await expect(options(page).first(), noun).toBeVisible();
    }
  });
});

test.describe('with hostile server names', () => {
  test.use({ scenario: 'hostile servers' });

  test(
    'hostile names are shown as text, and a server whose name does not fit in a URL is shown in its list',
    { tag: '@gate' },
    async ({ page }) => {
      await openPalette(page);
      await page.keyboard.type('etc');
      await expect(options(page)).toHaveText([/^\.\.\/\.\.\/\.\.\/etc/]);
      await paletteField(page).fill('..@etc');
      await expect(options(page)).toHaveText([/Show server/]);
      await paletteField(page).fill('long-long');
      await expect(options(page)).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  test('applications are found too', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('grafana');
    await expect(options(page).filter({ hasText: 'Launch' })).toHaveCount(1);
    await expect(palette(page).getByRole('alert')).toBeHidden();
  });
});

test.describe('in a 360 pixel wide window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the palette fills the window without overflow', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('01');
    await allClustersCheckbox(page).check();
    await expect(options(page)).toHaveCount(5);
    await expect(palette(page).getByRole('alert')).toBeInViewport();
    expect(await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await options(page).first().click();
    await expect(palette(page)).toBeHidden();
  });
});
