// Tests the panel that counts the labels of a list and filters by them, and label columns.
import type { Page } from '@playwright/test';
import { createServer } from '#fixtures/scenarios/resources/servers.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row } from '#e2e/harness/resource-kinds.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
const LABELS_PANEL_PATH = `${SERVERS_PATH}?panel=labels`;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Labels' });
const panelButton = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const column = (page: Page, name: string) => page.getByRole('columnheader', { name });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test(
  'the panel counts labels, filters by one value per label, and can be searched',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await expect(page).toHaveURL(LABELS_PANEL_PATH);
    await expect(panel(page)).toContainText('Counted in 2 results.');
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(['env', 'team']);
    await panelButton(page, 'staging, 1 in env').click();
    await expect(rowNames(page)).toHaveText(['db-01']);
    await expect(panelButton(page, 'staging, 1 in env')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Remove filter env: staging' })).toBeVisible();
    await panelButton(page, 'production, 0 in env').click();
    await expect(rowNames(page)).toHaveText(['web-01']);
    await expect(page.getByRole('button', { name: 'Remove filter env: staging' })).toBeHidden();
    await panelButton(page, /^production, /).click();
    await expect(rowNames(page)).toHaveCount(2);
    const findField = panel(page).getByRole('textbox', { name: 'Find a label' });
    await findField.fill('STAG');
    await expect(panel(page).getByRole('listitem')).toHaveText(['staging1']);
    await findField.fill('team');
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(['team']);
    await findField.fill('nobody');
    await expect(panel(page)).toContainText('No labels match "nobody".');
  },
);

test('a label can be shown as a column, which is stored per kind of resource', async ({ page }) => {
  await page.goto(LABELS_PANEL_PATH);
  await panelButton(page, 'Show column env').click();
  await expect(column(page, 'env')).toBeVisible();
  await expect(row(page, /db-01/).getByRole('cell', { name: 'staging', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${LABELS_PANEL_PATH}&column=env`);
  await page.goto('/web/cluster/one.example.com/apps');
  await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
  await expect(column(page, 'env')).toBeHidden();
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(column(page, 'env')).toBeVisible();
  await expect(page).toHaveURL(`${SERVERS_PATH}?column=env`);
  await column(page, 'env').hover();
  await page.getByRole('button', { name: 'Remove column env' }).click();
  await expect(column(page, 'env')).toBeHidden();
  await page.goto(SERVERS_PATH);
  await expect(rowNames(page)).toHaveCount(2);
  await expect(column(page, 'env')).toBeHidden();
});

// docs/behaviour.md#browser-storage "The user's own settings survive it too"
test('columns are still stored after signing out', async ({ page }) => {
  await page.goto(LABELS_PANEL_PATH);
  await panelButton(page, 'Show column team').click();
  await expect(column(page, 'team')).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('postern-settings:alice:columns'))).toBe(
    '{"servers":["team"]}',
  );
});

test('the columns in an address take precedence over stored columns', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('postern-settings:alice:columns', '{"servers":["team"]}'));
  await page.goto(`${SERVERS_PATH}?search=web&column=env&sort=address%3Adesc`);
  await expect(rowNames(page)).toHaveText(['web-01']);
  await expect(column(page, 'env')).toBeVisible();
  await expect(column(page, 'team')).toBeHidden();
  await expect(column(page, 'Address')).toHaveAttribute('aria-sort', 'descending');
});

test('unreadable stored columns are ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('postern-settings:alice:columns', '{"servers": 7'));
  await page.goto(SERVERS_PATH);
  await expect(rowNames(page)).toHaveCount(2);
  await expect(page).toHaveURL(SERVERS_PATH);
});

test.describe('with a server that has many labels', () => {
  test.use({ scenario: 'a server with many labels' });

  test('five label columns fit, and a sixth is refused with a reason', async ({ page }) => {
    const keys = ['env', 'team', 'region', 'tier', 'zone'];
    await page.goto(`${LABELS_PANEL_PATH}&${new URLSearchParams(keys.map((key) => ['column', key]))}`);
    for (const key of keys) await expect(column(page, key)).toBeVisible();
    await expect(panelButton(page, 'Show column os')).toHaveAccessibleDescription('You can show up to 5 label columns');
    await expect(panelButton(page, 'Show column os')).toHaveAttribute('aria-disabled', 'true');
    await expect(row(page, /web-01/).getByRole('button', { name: 'os: linux, filter' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with two hundred servers', () => {
  test.use({ scenario: 'two hundred servers' });

  // docs/behaviour.md#further-pages "counts a list of up to 5,000"
  test('the counts are marked as partial until all servers are counted', async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(rowNames(page).first()).toBeVisible();
    // The list is short enough on screen to load its next page, so that request is held.
    mock.world.fault(LIST_SERVERS, { held: true });
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await expect(status(page, 'Counted in the first 100 results.')).toBeVisible();
    await expect(panelButton(page, 'production, 50 in env')).toBeVisible();
    await panelButton(page, 'Cancel').click();
    await expect(panelButton(page, 'Cancel')).toBeHidden();
    await panelButton(page, 'Count all results').click();
    await expect(panelButton(page, 'Cancel')).toBeVisible();
    mock.world.release(LIST_SERVERS);
    await expect(panel(page)).toContainText('Counted in 200 results.');
    await expect(panelButton(page, 'production, 100 in env')).toBeVisible();
    await expect(panelButton(page, 'Count all results')).toBeHidden();
  });

  // docs/behaviour.md#further-pages "counts a list of up to 5,000"
  test('a list of 5,000 results is counted by itself, and a longer list is not', async ({ page, mock }) => {
    const { world } = mock;
    const addServers = (count: number, name: string) =>
      world.db.server.seed(() =>
        Array.from({ length: count }, (_, index) => createServer(world, { hostname: `${name}-${index}` })),
      );
    addServers(4800, 'app');
    for (const [total, isCounting] of [
      ['5,000', true],
      ['5,001', false],
    ] as const) {
      await page.goto(SERVERS_PATH);
      await expect(status(page, `${total} servers`)).toBeVisible();
      world.fault(LIST_SERVERS, { held: true });
      await page.getByRole('button', { name: 'Labels', exact: true }).click();
      await expect(panelButton(page, 'Count all results')).toBeEnabled({ enabled: !isCounting });
      world.release(LIST_SERVERS);
      addServers(1, 'db');
    }
  });

  test('if a page fails during counting, the counts stay marked as partial', async ({ page, mock }) => {
    await page.goto(SERVERS_PATH);
    await expect(rowNames(page).first()).toBeVisible();
    mock.world.fault(LIST_SERVERS, { status: 500, message: 'the cache is gone' });
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText("Couldn't load more servers");
    await expect(status(page, 'Counted in the first 100 results.')).toBeVisible();
    mock.world.faults.delete(LIST_SERVERS);
    await panel(page).getByRole('button', { name: 'Count all results' }).click();
    await expect(panel(page)).toContainText('Counted in 200 results.');
  });
});

test.describe('with labels that contain HTML or JavaScript names', () => {
  test.use({ scenario: 'hostile servers' });

  test('labels are shown as text', { tag: '@gate' }, async ({ page }) => {
    await page.goto(LABELS_PANEL_PATH);
    await expect(panel(page).getByRole('heading', { name: '<b>env</b>' })).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: 'noteU+202E' })).toBeVisible();
    await panelButton(page, '__proto__, 1 in constructor').click();
    await expect(rowNames(page)).toHaveText(['../../../etc']);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('in a 360 pixel wide window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the labels open in a dialog, and the list is filtered when it closes', async ({ page }) => {
    await page.goto(SERVERS_PATH);
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Labels' });
    await dialog.getByRole('button', { name: /^staging, / }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowNames(page)).toHaveText(['db-01']);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('with 30,000 servers', () => {
  test.use({ scenario: 'large', username: 'mira' });

  for (const width of [1440, 390])
    // docs/behaviour.md#further-pages "Counting all results shows the number"
    test(`the labels panel keeps its layout while counting waits for the proxy, ${width} px wide`, async ({
      page,
      mock,
      time,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SERVERS_PATH);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      mock.world.fault(LIST_SERVERS, { held: true });
      await page.getByRole('button', { name: 'Labels', exact: true }).click();
      const panel = page.getByRole(width > 1000 ? 'complementary' : 'dialog', { name: 'Labels' });
      await panel.getByRole('button', { name: 'Count all results' }).click();
      await time.pass('00:00:15');
      await expect(panel.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByText(/^Still waiting/)).toBeHidden();
      const box = await panel.getByText(/^Counted in the first/).boundingBox();
      expect(box?.height).toBeLessThan(70);
      await panel.getByRole('button', { name: 'Cancel' }).click();
      await expect(panel.getByRole('button', { name: 'Cancel' })).toBeHidden();
    });

  // docs/behaviour.md#further-pages "No list automatically requests more"
  test('counting requests at most four pages per second', async ({ page }) => {
    // The times come from the browser, because the test is notified of a request later.
    const requestTimes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('/nodes'))
          .map(({ startTime }) => startTime),
      );
    await page.goto(SERVERS_PATH);
    await page.getByRole('button', { name: 'Labels', exact: true }).click();
    await page.getByRole('button', { name: 'Count all results' }).click();
    await expect.poll(async () => (await requestTimes()).length).toBeGreaterThanOrEqual(11);
    const times = await requestTimes();
    const fourRequestDurations = times.slice(4).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...fourRequestDurations)).toBeGreaterThan(900);
  });
});

test.describe('with many labels', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  test('the environment is the first label of a row', async ({ page }) => {
    await page.goto('/web/cluster/one.example.com/resources');
    await expect(
      row(page, /^accounting Database/)
        .getByRole('button', { name: /, filter$/ })
        .first(),
    ).toHaveText('env: production');
  });
});
