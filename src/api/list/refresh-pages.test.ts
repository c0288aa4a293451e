import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { visiblePages, refreshPages, type LoadedPages } from './refresh-pages.ts';

const SIZE = 100;

/**
 * A proxy's sorted list (docs/protocol/resources.md#1.6). The cursor is the first row of the next page; an unknown
 * cursor restarts the list.
 */
function mockProxy(rows: readonly string[]) {
  const requestedCursors: string[] = [];
  const fetchPage = async (startKey: string, limit = SIZE): Promise<Page> => {
    requestedCursors.push(startKey);
    const start = Math.max(0, rows.indexOf(startKey));
    return {
      items: rows.slice(start, start + limit),
      startKey: rows[start + limit] ?? '',
      totalCount: rows.length,
    };
  };
  return { requestedCursors, fetchPage, idOf: String };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
const rowsOf = ({ pages }: LoadedPages<Page>) => pages.flatMap(({ items }) => items ?? []);

async function loadPages(rows: readonly string[], pageCount: number): Promise<LoadedPages<Page>> {
  const { fetchPage } = mockProxy(rows);
  const list: LoadedPages<Page> = { pages: [], pageParams: [] };
  for (let cursor = ''; list.pages.length < pageCount; cursor = list.pages.at(-1)?.startKey ?? '') {
    list.pages.push(await fetchPage(cursor));
    list.pageParams.push(cursor);
  }
  return list;
}

const ROWS = names(900);
const rowsWithout = (...deleted: string[]) => ROWS.filter((row) => !deleted.includes(row));
const rowsWith = (row: string) => [...ROWS, row].toSorted();

test.each([
  { sight: { from: 0, to: 0 }, pages: { first: 0, last: 0 } },
  { sight: { from: 0, to: 40 }, pages: { first: 0, last: 0 } },
  { sight: { from: 80, to: 100 }, pages: { first: 0, last: 0 } },
  { sight: { from: 80, to: 101 }, pages: { first: 0, last: 1 } },
  { sight: { from: 250, to: 290 }, pages: { first: 2, last: 2 } },
  { sight: { from: 2000, to: 2040 }, pages: { first: 6, last: 6 } },
])('maps the visible rows $sight to the pages $pages', async ({ sight, pages }) => {
  expect(visiblePages((await loadPages(ROWS, 7)).pages, sight)).toEqual(pages);
});

test.each([
  [{ from: 0, to: 40 }, ['']],
  [{ from: 250, to: 290 }, ['row-0200']],
  [{ from: 280, to: 320 }, ['row-0200', 'row-0300']],
  [{ from: 660, to: 700 }, ['row-0600']],
])('requests only the pages of the visible rows %j', async (visibleRows, cursors) => {
  const old = await loadPages(ROWS, 7);
  const proxy = mockProxy(ROWS);
  expect(await refreshPages(old, visibleRows, proxy)).toEqual(old);
  expect(proxy.requestedCursors).toEqual(cursors);
});

// The loaded rows equal the proxy's rows, without missing or duplicate rows.
test.each([
  ['no change', ROWS, 700],
  ['a visible row is deleted', rowsWithout('row-0250'), 699],
  ['a visible row is added', rowsWith('row-0250-and-more'), 701],
  ['the last visible row is deleted', rowsWithout('row-0299'), 699],
  ['the row after the page is deleted', rowsWithout('row-0300'), 350],
])('after %s, keeps the later pages if they follow', async (_change, rows, count) => {
  const old = await loadPages(ROWS, 7);
  const list = await refreshPages(old, { from: 250, to: 290 }, mockProxy(rows));
  const loadedRows = rowsOf(list);
  expect(loadedRows).toHaveLength(count);
  expect(loadedRows).toEqual(rows.slice(0, loadedRows.length));
  expect(list.pages.at(-1)?.startKey).toBe(rows[loadedRows.length] ?? '');
  expect(list.pages[0]?.totalCount).toBe(rows.length);
});

test('drops the later pages after too many new rows', async () => {
  const rows = [...ROWS, ...names(60).map((name) => `row-0250-${name}`)].toSorted();
  const list = await refreshPages(await loadPages(ROWS, 7), { from: 250, to: 290 }, mockProxy(rows));
  expect(rowsOf(list)).toEqual(rows.slice(0, 350));
  expect(list.pages.at(-1)?.startKey).toBe(rows[350]);
});

test('requests all pages up to the visible rows when the row of the cursor is deleted', async () => {
  const rows = rowsWithout('row-0200');
  const proxy = mockProxy(rows);
  const list = await refreshPages(await loadPages(ROWS, 7), { from: 250, to: 290 }, proxy);
  expect(proxy.requestedCursors).toEqual(['row-0200', '', 'row-0100', 'row-0201']);
  expect(rowsOf(list)).toEqual(rows.slice(0, 699));
});

test('drops the pages after the end of a shorter list', async () => {
  const rows = ROWS.slice(0, 230);
  const list = await refreshPages(await loadPages(ROWS, 7), { from: 280, to: 320 }, mockProxy(rows));
  expect(rowsOf(list)).toEqual(rows);
  expect(list.pages.at(-1)?.startKey).toBe('');
});

test('shows the first page when an empty list has rows by now', async () => {
  const proxy = mockProxy(ROWS);
  const list = await refreshPages(await loadPages([], 1), { from: 0, to: 0 }, proxy);
  expect(rowsOf(list)).toEqual(ROWS.slice(0, 100));
});
