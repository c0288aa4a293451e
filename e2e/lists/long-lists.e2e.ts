// Tests lists that load page by page: when further pages are loaded, and which pages are loaded again later. A cursor
// (`startKey`) tells the proxy where a page starts.
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

/** The number of loaded rows, including those that are not rendered, from the height of the table. */
const loadedRowCount = (page: Page) =>
  page.getByRole('table', { name: 'Servers' }).evaluate((table) => Math.round((table.clientHeight - 37) / 44));
const scrollTo = (page: Page, row: number) => page.evaluate((top) => window.scrollTo(0, top), row * 44);
/** The rows below the table header, with their positions. */
const visibleRows = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((cells) => {
    const rows = cells.map((cell) => ({ name: cell.textContent, top: Math.round(cell.getBoundingClientRect().top) }));
    return rows.filter(({ top }) => top >= 89);
  });
const firstRow = async (page: Page) => (await visibleRows(page))[0];

async function firstVisibleRow(page: Page) {
  // The rows follow the scroll position one frame later.
  await expect.poll(async () => (await firstRow(page))?.top ?? 999).toBeLessThan(89 + 44);
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

/** Hides the tab for a minute. When it is visible again, the list is refreshed. */
async function leaveAndReturn(page: Page, time: { pass(hms: string): Promise<void> }): Promise<void> {
  await setTabHidden(page, true);
  await time.pass('00:01:00');
  await setTabHidden(page, false);
}

/** Scrolls until this number of pages is loaded. The first page has 100 rows, the others 500. */
async function loadPages(page: Page, pageCount: number): Promise<void> {
  for (let loadedPages = 1; loadedPages < pageCount; loadedPages += 1) {
    await expect.poll(() => loadedRowCount(page)).toBe(100 + (loadedPages - 1) * 500);
    await scrollTo(page, 100 + (loadedPages - 1) * 500);
  }
  await expect.poll(() => loadedRowCount(page)).toBe(100 + (pageCount - 1) * 500);
}

test('a list loads its next page when its end is reached during a refresh', async ({ page, mock, time }) => {
  await page.goto(SERVERS_PATH);
  await expect.poll(() => loadedRowCount(page)).toBe(100);
  mock.world.fault(LIST_SERVERS, { held: true });
  const refreshRequest = page.waitForRequest((request) => request.url().includes('/nodes?'));
  await leaveAndReturn(page, time);
  await refreshRequest;
  await scrollTo(page, 100);
  mock.world.release(LIST_SERVERS);
  await expect.poll(() => loadedRowCount(page)).toBe(600);
});

// docs/behaviour.md#pages "It doesn't contain the cursor of a list"
test('returning to a long list refreshes only the visible page, and its address contains no cursor', async ({
  page,
  time,
}) => {
  const initialCursors = recordCursors(page);
  await page.goto(SERVERS_PATH);
  await loadPages(page, 7);
  expect(initialCursors.filter((cursor) => cursor !== '')).toHaveLength(6);
  await expect(page).toHaveURL(SERVERS_PATH);
  await scrollTo(page, 1300);
  const rowBefore = await firstVisibleRow(page);
  const cursors = recordCursors(page);
  const refreshed = page.waitForResponse((response) => response.url().includes('/nodes?'));
  await leaveAndReturn(page, time);
  await refreshed;
  await expect(page.getByRole('table', { name: 'Servers' })).toBeVisible();
  expect(await firstVisibleRow(page)).toEqual(rowBefore);
  expect(await loadedRowCount(page)).toBe(3100);
  // Pages that were not refreshed are refreshed when they become visible.
  expect(cursors).toHaveLength(1);
  await scrollTo(page, 2300);
  await expect.poll(() => cursors.length).toBe(2);
  await scrollTo(page, 1300);
  expect(await firstVisibleRow(page)).toEqual(rowBefore);
  expect(cursors).toHaveLength(2);
});

// docs/behaviour.md#lists "Back and Forward show a list at the position", "A link shows another page from its top"
test('going back restores the scroll position of a list, and a link opens a list at its top', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 3);
  await scrollTo(page, 700);
  const rowBefore = await firstVisibleRow(page);
  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Servers' })).toBeVisible();
  await expect.poll(() => firstRow(page)).toEqual(rowBefore);
});

/**
 * Dispatches the browser's event without changing the network. Playwright's `setOffline` dispatches it before the
 * network is back, so a request at that moment would fail.
 */
const dispatchNetworkEvent = (page: Page, event: 'offline' | 'online') =>
  page.evaluate((name) => void dispatchEvent(new Event(name)), event);

test('when the network is back, only the page with the visible rows is refreshed', async ({ page, time }) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 4);
  await scrollTo(page, 700);
  const rowBefore = await firstVisibleRow(page);
  await dispatchNetworkEvent(page, 'offline');
  await time.pass('00:01:00');
  const cursors = recordCursors(page);
  const refreshed = page.waitForResponse((response) => response.url().includes('/nodes?'));
  await dispatchNetworkEvent(page, 'online');
  await refreshed;
  expect(await firstVisibleRow(page)).toEqual(rowBefore);
  await scrollTo(page, 0);
  // The second request is for the first page, which was not refreshed and is now visible.
  await expect.poll(() => cursors.length).toBe(2);
});

function deleteServers({ world: { db } }: Proxy, names: readonly (string | undefined)[]): void {
  for (const { item } of db.server.all()) if (names.includes(item.hostname)) db.server.delete(item.id);
}

test('visible rows keep their position when rows above them, or the first visible row, are deleted', async ({
  page,
  mock,
  time,
}) => {
  await page.goto(SERVERS_PATH);
  await loadPages(page, 3);
  await scrollTo(page, 300);
  const rowBefore = await firstVisibleRow(page);
  const names = await page.getByRole('rowheader').allTextContents();
  // The first rendered rows are above the visible part of the list.
  deleteServers(mock, names.slice(0, 3));
  await leaveAndReturn(page, time);
  await expect.poll(() => loadedRowCount(page)).toBe(1097);
  await expect.poll(() => firstRow(page)).toEqual(rowBefore);
  const [first, second] = await visibleRows(page);
  deleteServers(mock, [first?.name]);
  await leaveAndReturn(page, time);
  await expect.poll(() => loadedRowCount(page)).toBe(1096);
  await expect.poll(async () => (await visibleRows(page)).find(({ name }) => name === second?.name)).toEqual(second);
});

test('the next page loads and repeats no row, even if the row at its cursor was deleted', async ({ page, mock }) => {
  const names = mock.world.db.server
    .all()
    .map(({ item }) => item.hostname)
    .toSorted();
  const firstPageNames = names.slice(0, 100);
  await page.goto(SERVERS_PATH);
  await expect.poll(() => loadedRowCount(page)).toBe(100);
  expect(await rowNameAt(page, 0)).toBe(firstPageNames[0]);
  deleteServers(mock, names.slice(100, 101));
  await scrollTo(page, 100);
  await expect.poll(() => loadedRowCount(page)).toBe(600);
  await scrollTo(page, 100);
  await expect.poll(() => rowNameAt(page, 100)).toEqual(expect.any(String));
  expect(firstPageNames).not.toContain(await rowNameAt(page, 100));
});

// docs/behaviour.md#further-pages "While another page is loading, the end"
test('a list shows that another page is loading, what it waits for, and a button to stop', async ({
  page,
  mock,
  time,
}) => {
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
  test('a list stops at a repeated page, says how many results it has, and continues on request', async ({
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
    // The repeated cursor is not requested again by scrolling.
    expect(cursors.filter((cursor) => cursor !== '')).toEqual(['endless-1']);
    await loadMore(page).click();
    await expect.poll(() => cursors.filter((cursor) => cursor !== '')).toEqual(['endless-1', 'endless-1']);
    await expect(partialStatus(page)).toContainText('Looked at 100 results.');
    // At most: the first page, and two requests for each attempt to load more.
    expect(cursors.length).toBeLessThanOrEqual(6);
  });

  // docs/behaviour.md#further-pages "A page without records that names"
  test('a list skips empty pages, and stops after three of them', async ({ page, mock }) => {
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
test('counting shows the growing number of results, and stops on Cancel', async ({ page, time }) => {
  const cursors = recordCursors(page);
  await page.goto(SERVERS_PATH);
  await page.getByRole('button', { name: 'Labels', exact: true }).click();
  // A list of more than 5,000 results waits for the user.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await page.getByRole('button', { name: 'Count all results' }).click();
  const countedResults = async () => {
    const text = await page.getByText(/^Counted in the first [\d,]+ results\.$/).textContent();
    return Number(text?.replace(/\D/g, ''));
  };
  await expect.poll(countedResults).toBeGreaterThan(100);
  const countBefore = await countedResults();
  await time.pass('00:00:01');
  await expect.poll(countedResults).toBeGreaterThan(countBefore);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  const requestCount = cursors.length;
  await time.pass('00:00:03');
  expect(cursors.length).toBeLessThanOrEqual(requestCount + 1);
});
