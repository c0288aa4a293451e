// Lists of many pages: how they grow, and which pages are requested again after returning to them.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { setTabHidden } from '#e2e/active-sessions/session-list.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

test.use({ scenario: 'large', username: 'mira' });

/** Records the cursors of all pages of servers that are requested from now on. */
function recordCursors(page: Page): string[] {
  const cursors: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/nodes')) cursors.push(searchParams.get('startKey') ?? '');
  });
  return cursors;
}

/** The number of loaded rows, including those that are not rendered. */
const loadedRowCount = (page: Page) =>
  page.getByRole('table', { name: 'Servers' }).evaluate((table) => Math.round((table.clientHeight - 37) / 44));
const scrollTo = (page: Page, row: number) => page.evaluate((top) => window.scrollTo(0, top), row * 44);
/** The rows below the table header, with their positions. */
const visibleRows = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((cells) => {
    const rows = cells.map((cell) => ({ name: cell.textContent, top: Math.round(cell.getBoundingClientRect().top) }));
    return rows.filter(({ top }) => top >= 85);
  });
const firstRow = async (page: Page) => (await visibleRows(page))[0];

async function firstVisibleRow(page: Page) {
  // The rows follow the scroll position one frame later.
  await expect.poll(async () => (await firstRow(page))?.top ?? 999).toBeLessThan(85 + 44);
  return firstRow(page);
}

/** The name of the row at this index of the list, once it is rendered. The header is row 0 of the table. */
const rowNameAt = (page: Page, index: number) =>
  page
    .getByRole('row')
    .evaluateAll(
      (rows, index) =>
        rows.find((row) => row.getAttribute('aria-rowindex') === index)?.querySelector('th')?.textContent,
      String(index + 2),
    );

async function leaveAndReturn(page: Page, time: { pass(hms: string): Promise<void> }): Promise<void> {
  await setTabHidden(page, true);
  await time.pass('00:01:00');
  await setTabHidden(page, false);
}

async function loadPages(page: Page, pages: number): Promise<void> {
  for (let there = 1; there < pages; there += 1) {
    await expect.poll(() => loadedRowCount(page)).toBe(100 + (there - 1) * 500);
    await scrollTo(page, 100 + (there - 1) * 500);
  }
  await expect.poll(() => loadedRowCount(page)).toBe(100 + (pages - 1) * 500);
}

test('loads the next page when the end of the list is reached during a refresh', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect.poll(() => loadedRowCount(page)).toBe(100);
  mock.world.fault(LIST_SERVERS, { held: true });
  const again = page.waitForRequest((request) => request.url().includes('/nodes?'));
  await leaveAndReturn(page, time);
  await again;
  await scrollTo(page, 100);
  mock.world.release(LIST_SERVERS);
  await expect.poll(() => loadedRowCount(page)).toBe(600);
});

// docs/behaviour.md#pages "It doesn't contain the cursor of a list"
test('a long list keeps its address, and returning to it fetches only visible rows', async ({ page, time }) => {
  const loading = recordCursors(page);
  await page.goto(SERVERS_PATH);
  await loadPages(page, 7);
  expect(loading.filter((cursor) => cursor !== '')).toHaveLength(6);
  await expect(page).toHaveURL(SERVERS_PATH);
  await scrollTo(page, 1300);
  const before = await firstVisibleRow(page);
  const cursors = recordCursors(page);
  const answered = page.waitForResponse((response) => response.url().includes('/nodes?'));
  await leaveAndReturn(page, time);
  await answered;
  await expect(page.getByRole('table', { name: 'Servers' })).toBeVisible();
  expect(await firstVisibleRow(page)).toEqual(before);
  expect(await loadedRowCount(page)).toBe(3100);
  // Pages that were skipped load when they come into view.
  expect(cursors).toHaveLength(1);
  await scrollTo(page, 2300);
  await expect.poll(() => cursors.length).toBe(2);
  await scrollTo(page, 1300);
  expect(await firstVisibleRow(page)).toEqual(before);
  expect(cursors).toHaveLength(2);
});

// docs/behaviour.md#lists "Back and Forward show a list at the position", "A link shows another page from its top"
test('Back restores the scroll position of the list, and a link opens another list at its top', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 3);
  await scrollTo(page, 700);
  const before = await firstVisibleRow(page);
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Servers' })).toBeVisible();
  await expect.poll(() => firstRow(page)).toEqual(before);
});

/**
 * Sends the browser's event. Its own switch sends the event before the network follows, and a call in between would
 * fail.
 */
const dispatchNetworkEvent = (page: Page, event: 'offline' | 'online') =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), event);

test('refreshes only the visible rows when the network is back', async ({ page, time }) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 4);
  await scrollTo(page, 700);
  const before = await firstVisibleRow(page);
  await dispatchNetworkEvent(page, 'offline');
  await time.pass('00:01:00');
  const cursors = recordCursors(page);
  const answered = page.waitForResponse((response) => response.url().includes('/nodes?'));
  await dispatchNetworkEvent(page, 'online');
  await answered;
  expect(await firstVisibleRow(page)).toEqual(before);
  await scrollTo(page, 0);
  // The first page was skipped, and nothing else was requested.
  await expect.poll(() => cursors.length).toBe(2);
});

function deleteServers({ world: { db } }: Proxy, names: readonly (string | undefined)[]): void {
  for (const { item } of db.server.all()) if (names.includes(item.hostname)) db.server.delete(item.id);
}

test('visible rows do not move when rows above them or the first of them are deleted', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 3);
  await scrollTo(page, 300);
  const before = await firstVisibleRow(page);
  const names = await page.getByRole('rowheader').allTextContents();
  // The first rendered rows are above the top of the window.
  deleteServers(mock, names.slice(0, 3));
  await leaveAndReturn(page, time);
  await expect.poll(() => loadedRowCount(page)).toBe(1097);
  await expect.poll(() => firstRow(page)).toEqual(before);
  const [first, second] = await visibleRows(page);
  deleteServers(mock, [first?.name]);
  await leaveAndReturn(page, time);
  await expect.poll(() => loadedRowCount(page)).toBe(1096);
  await expect.poll(async () => (await visibleRows(page)).find(({ name }) => name === second?.name)).toEqual(second);
});

test('a list continues after its next row when that row was deleted, and shows no row twice', async ({
  page,
  mock,
}) => {
  const first = page
    .waitForResponse((response) => response.url().includes('/nodes?'))
    .then((response): Promise<{ items: { hostname: string }[]; startKey: string }> => response.json());
  await page.goto(SERVERS_PATH);
  const { items, startKey } = await first;
  mock.world.db.server.delete(startKey);
  await expect.poll(() => loadedRowCount(page)).toBe(100);
  await scrollTo(page, 100);
  await expect.poll(() => loadedRowCount(page)).toBe(600);
  await scrollTo(page, 100);
  await expect.poll(() => rowNameAt(page, 100)).toEqual(expect.any(String));
  expect(items.map(({ hostname }) => hostname)).not.toContain(await rowNameAt(page, 100));
});

// docs/behaviour.md#further-pages "While another page is loading, the end"
test('shows that a further page is loading, what it waits for, and a stop button', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect.poll(() => loadedRowCount(page)).toBe(100);
  mock.world.fault(LIST_SERVERS, { held: true });
  await scrollTo(page, 100);
  await expect(page.getByText('Loading more results')).toBeAttached();
  await time.pass('00:00:05');
  await expect(page.getByText('Still waiting for the proxy', { exact: true })).toBeInViewport();
  await time.pass('00:00:10');
  await expect(page.getByText('Still waiting for the proxy: more results')).toBeInViewport();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText("Couldn't load more servers")).toBeVisible();
  mock.world.release(LIST_SERVERS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => loadedRowCount(page)).toBeGreaterThan(100);
  await expect(page.getByText("Couldn't load more servers")).toBeHidden();
});

const partialStatus = (page: Page) => page.getByRole('status').filter({ hasText: /^Looked at/ });
const loadMore = (page: Page) => partialStatus(page).getByRole('button', { name: 'Load more' });

test.describe('with a proxy that sends an endless list', () => {
  // docs/behaviour.md#further-pages "It then says how far it has searched"
  test('stops at a repeated page, shows how far it searched, and loads another page on request', async ({
    page,
    mock,
  }) => {
    mock.world.settings.pagingFaults[LIST_SERVERS] = 'repeated key';
    const cursors = recordCursors(page);
    await page.goto(SERVERS_PATH);
    await expect.poll(() => loadedRowCount(page)).toBe(100);
    await scrollTo(page, 100);
    await expect(partialStatus(page)).toContainText('Looked at 100 results. The proxy sent the same page again.');
    await scrollTo(page, 0);
    await scrollTo(page, 100);
    // The same key started the list again, so its end was requested again.
    expect(cursors.filter((cursor) => cursor !== '')).toEqual(['endless-1']);
    await loadMore(page).click();
    await expect.poll(() => cursors.filter((cursor) => cursor !== '')).toEqual(['endless-1', 'endless-1']);
    await expect(partialStatus(page)).toContainText('Looked at 100 results.');
    // The page itself, the first request, and two requests for each attempt to load more.
    expect(cursors.length).toBeLessThanOrEqual(6);
  });

  // docs/behaviour.md#further-pages "A page without records that names"
  test('skips empty pages and stops after three of them', async ({ page, mock }) => {
    mock.world.settings.pagingFaults[LIST_SERVERS] = 'empty pages';
    const cursors = recordCursors(page);
    await page.goto(SERVERS_PATH);
    await expect(partialStatus(page)).toContainText('Looked at 0 results. The last three pages added nothing new.');
    await expect(page.getByText(/No servers|no access/)).toBeHidden();
    expect(cursors.filter((cursor) => cursor !== '')).toEqual(['endless-1', 'endless-2']);
    mock.world.settings.pagingFaults = {};
    await loadMore(page).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(partialStatus(page)).toBeHidden();
  });
});

// docs/behaviour.md#further-pages "Counting all results shows the number"
test('shows a growing number of counted results, and stops counting on Cancel', async ({ page, time }) => {
  const cursors = recordCursors(page);
  await page.goto(SERVERS_PATH);
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  await page.getByRole('button', { name: 'Count all results' }).click();
  const counted = async () => {
    const text = await page.getByText(/^Counted in the first [\d,]+ results\.$/).textContent();
    return Number(text?.replace(/\D/g, ''));
  };
  await expect.poll(counted).toBeGreaterThan(100);
  const before = await counted();
  await time.pass('00:00:01');
  await expect.poll(counted).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  const requests = cursors.length;
  await time.pass('00:00:03');
  expect(cursors.length).toBeLessThanOrEqual(requests + 1);
});

for (const width of [1440, 390])
  // docs/behaviour.md#further-pages "Counting all results shows the number"
  test(`keeps the layout of the labels when counting gets no response, ${width} px wide`, async ({
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
test('requests at most four pages a second when all results are counted', async ({ page }) => {
  // The browser measures the time, because the test learns of a request later.
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
  const seconds = times.slice(4).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...seconds)).toBeGreaterThan(900);
});
