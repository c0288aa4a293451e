// How far the palette reaches: other clusters, lists that are refused, held back or broken, small windows.
import type { Page } from '@playwright/test';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { field, open, options, palette, SERVERS } from './palette-page.ts';

const NODES = 'GET /v1/webapi/sites/{cluster}/nodes';

const everywhere = (page: Page) => palette(page).getByRole('checkbox', { name: 'All clusters' });

test.use({ scenario: 'one of each kind' });

test(
  'all clusters are searched on request, and resources of one name say where they are',
  { tag: '@gate' },
  async ({ page, context }) => {
    await open(page);
    await page.keyboard.type('01');
    await expect(options(page)).toHaveText([/^db-01/, /^web-01/, /^win-01/]);
    await expect(palette(page).getByRole('alert')).toBeHidden();
    await everywhere(page).check();
    await expect(options(page)).toHaveCount(5);
    await expect(palette(page).getByText('Searched only the 8 resources that loaded.')).toBeVisible();
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't search outpost.example.com.",
      'Proxy: cluster "outpost.example.com" is offline',
    ]);
    await field(page).fill('root@web-01');
    await expect(options(page)).toHaveText([/· berlin\.example\.com/, /· one\.example\.com/]);
    const berlin = palette(page).getByRole('option', { name: /berlin\.example\.com/ });
    const [tab] = await Promise.all([context.waitForEvent('page'), berlin.click()]);
    await expect(tab).toHaveURL('/web/cluster/berlin.example.com/console/node/berlin-web-01/root');
  },
);

test('closing it cancels what is still being asked', async ({ page, mock }) => {
  await page.goto('/web/support');
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
  mock.world.fault(NODES, { held: true });
  const asked = page.waitForRequest((request) => request.url().includes('/nodes'));
  await page.keyboard.press('Control+k');
  const request = await asked;
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.keyboard.press('Escape');
  await cancelled;
  mock.world.release(NODES);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('web-01');
  await expect(options(page)).toHaveText([/^web-01/]);
});

test('the palette and a list load servers once for both', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    calls += Number(new URL(request.url()).pathname.endsWith('/sites/one.example.com/nodes'));
  });
  await page.goto(SERVERS);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('01');
  await expect(options(page)).toHaveText([/^db-01/, /^web-01/, /^win-01/]);
  expect(calls, 'the list first').toBe(1);
  await open(page, '/web/support');
  await page.keyboard.type('web-01');
  await expect(options(page)).toHaveText([/^web-01/]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  expect(calls, 'the palette first').toBe(2);
});

test.describe('while servers are on their way', () => {
  test.use({ scenario: 'one of each kind, servers held back' });

  test('what is there is found, and it says "so far" until all is there', async ({ page, mock }) => {
    await open(page, '/web/support');
    await page.keyboard.type('orders');
    await expect(options(page)).toHaveText([/^orders/]);
    await expect(palette(page).getByText('Searched 4 resources so far.')).toBeVisible();
    await field(page).fill('web-01');
    await expect(palette(page).getByText('No matches for "web-01" so far.')).toBeVisible();
    mock.world.release(NODES);
    await expect(options(page)).toHaveText([/^web-01/]);
    await expect(palette(page).getByText('Searched 6 resources.')).toBeVisible();
  });
});

test.describe('where listing databases is refused', () => {
  test.use({ scenario: 'one of each kind, databases refused' });

  test('the refusal is reported, and everything else is found', async ({ page }) => {
    await open(page);
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't search the databases of one.example.com.",
      'Proxy: access denied to perform action "list" on "db_server"',
    ]);
    await page.keyboard.type('kappa');
    await expect(options(page)).toHaveText([/^kappa/]);
    await field(page).fill('orders');
    await expect(palette(page).getByText('No matches for "orders" among the resources that loaded.')).toBeVisible();
  });
});

test.describe('where clusters cannot be listed', () => {
  test.use({ scenario: 'clusters refused' });

  test('that is shown, and this one is still searched', async ({ page }) => {
    await open(page);
    await everywhere(page).check();
    await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
      "Couldn't load the list of other clusters.",
      /^Proxy: access denied/,
    ]);
    await field(page).fill('web');
    await expect(options(page)).toHaveText([/^web-01/]);
  });
});

test.describe('in a browser that has not kept its code', () => {
  test.use({ cold: true });

  test('where its code cannot be had, that is shown, and what is typed is kept', async ({ page, context }) => {
    await page.goto(SERVERS);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('alert')).toContainText("Couldn't load the search.");
    await page.keyboard.type('web-01');
    await expect(field(page)).toHaveValue('web-01');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('web-01');
    await expect(options(page)).toHaveText([/^web-01/]);
  });
});

test('without a network pages and actions still work, and it says what failed', async ({ page, context }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await everywhere(page).check();
  await expect(palette(page).getByRole('alert')).toContainText("Couldn't search berlin.example.com.");
  await expect(palette(page).getByText('Network request failed', { exact: true }).first()).toBeVisible();
  await field(page).fill('manage users');
  await expect(options(page)).toHaveText([/^Users/]);
});

test.describe('where records are beyond belief', () => {
  test.use({ scenario: 'apps beyond belief' });

  test('records that can be read are found as text, and the others are counted', async ({ page, mock: { world } }) => {
    for (const noun of ['apps', 'kube clusters', 'databases', 'desktops']) {
      world.faults.clear();
      // These worlds differ only by the list that has such records.
      for (const [list, fault] of createProxy({ scenario: `${noun} beyond belief` }).world.faults)
        world.fault(list, fault);
      await open(page, '/web/support');
      await page.keyboard.type('first');
      await expect(options(page), noun).toHaveText([/^first/]);
      await expect(palette(page).getByText(/\d+ records are unreadable\./), noun).toBeVisible();
      await field(page).fill('<img');
      await expect(options(page), noun).toHaveText([/^<img src=x onerror=alert\(1\)>/]);
      await field(page).fill('turned');
      await expect(options(page), noun).toHaveText([/^turned-U\+202Egpj\.exe/]);
      await field(page).fill('o');
      await expect(options(page).first(), noun).toBeVisible();
    }
  });
});

test.describe('where servers mean ill', () => {
  test.use({ scenario: 'servers of ill intent' });

  test('their names are text, and what no address can hold leads to the list', { tag: '@gate' }, async ({ page }) => {
    await open(page);
    await page.keyboard.type('etc');
    await expect(options(page)).toHaveText([/^\.\.\/\.\.\/\.\.\/etc/]);
    await field(page).fill('..@etc');
    await expect(options(page)).toHaveText([/Show server/]);
    await field(page).fill('long-long');
    await expect(options(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'newer-proxy', as: 'mira' });

  test('applications are found there as well', async ({ page }) => {
    await open(page);
    await page.keyboard.type('grafana');
    await expect(options(page).filter({ hasText: 'Launch' })).toHaveCount(1);
    await expect(palette(page).getByRole('alert')).toBeHidden();
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('it fills the window, and nothing is wider', async ({ page }) => {
    await page.goto(SERVERS);
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('01');
    await everywhere(page).check();
    await expect(options(page)).toHaveCount(5);
    await expect(palette(page).getByRole('alert')).toBeInViewport();
    expect(await palette(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    await options(page).first().click();
    await expect(palette(page)).toBeHidden();
  });
});
