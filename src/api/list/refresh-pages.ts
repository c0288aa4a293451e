// Refreshes only the visible pages of a list and joins them with the other pages without missing or duplicate rows.
import { textOr } from '#lib/untrusted.ts';
import type { Page } from './page.ts';

/** The indexes of the visible rows; `to` is exclusive. */
export interface VisibleRows {
  from: number;
  to: number;
}

/** The loaded pages of a list, and the cursor of each request. */
export interface LoadedPages<T extends Page> {
  pages: T[];
  pageParams: string[];
  /** How many consecutive requests, up to the last one, added no new record; by default 0. */
  idlePages?: number;
  /** The key of the last request, if its response restarted the list and a refetch still has this key. */
  deadKey?: string | undefined;
}

interface PageSource<T extends Page> {
  /** `limit` is the number of rows; undefined for the default page size. */
  fetchPage: (startKey: string, limit: number | undefined) => Promise<T>;
  idOf: (item: unknown) => string;
}

/** How many more rows than before to request, so that the response reaches the next page even if rows were added. */
const EXTRA_ROWS = 50;

const itemsOf = (page: Page | undefined): readonly unknown[] => page?.items ?? [];

/** The indexes of the first and the last visible page. */
export function visiblePages(pages: readonly Page[], { from, to }: VisibleRows): { first: number; last: number } {
  const pageIndexOf = (row: number) => {
    let end = 0;
    const index = pages.findIndex((page) => {
      end += itemsOf(page).length;
      return end > row;
    });
    return index < 0 ? Math.max(0, pages.length - 1) : index;
  };
  return { first: pageIndexOf(from), last: pageIndexOf(Math.max(from, to - 1)) };
}

/**
 * Whether a refetched page starts with another row than before. If the row of a cursor was deleted, a sorted list
 * silently restarts at the first row (docs/protocol/resources.md#1.6).
 */
const isListRestarted = (
  refetched: Page,
  previous: Page | undefined,
  { idOf }: Pick<PageSource<Page>, 'idOf'>,
): boolean => {
  const [firstItem, previousFirstItem] = [itemsOf(refetched)[0], itemsOf(previous)[0]];
  return firstItem === undefined || previousFirstItem === undefined || idOf(firstItem) !== idOf(previousFirstItem);
};

/** Whether the last page starts with the first row of the list. */
export function hasRestarted(pages: readonly Page[], idOf: PageSource<Page>['idOf']): boolean {
  const [firstItem, lastPageFirstItem] = [itemsOf(pages[0])[0], itemsOf(pages.at(-1))[0]];
  return (
    pages.length > 1 &&
    firstItem !== undefined &&
    lastPageFirstItem !== undefined &&
    idOf(firstItem) === idOf(lastPageFirstItem)
  );
}

/** Refetches the visible pages. Keeps the later pages if they still follow; otherwise scrolling loads them again. */
export async function refreshPages<T extends Page>(
  old: LoadedPages<T>,
  visibleRows: VisibleRows,
  source: PageSource<T>,
): Promise<LoadedPages<T>> {
  const { first, last } = visiblePages(old.pages, visibleRows);
  const [nextPage] = old.pages.slice(last + 1);
  const pages = old.pages.slice(0, first);
  const pageParams = old.pageParams.slice(0, first);
  let cursor = old.pageParams[first] ?? '';
  for (let index = first; index <= last; index += 1) {
    const rowCount = itemsOf(old.pages[index]).length;
    const limit = index < last ? rowCount : nextPage && rowCount + EXTRA_ROWS;
    const page = await source.fetchPage(cursor, limit || undefined);
    if (index === first && first > 0 && isListRestarted(page, old.pages[first], source))
      return refreshPages(old, { from: 0, to: visibleRows.to }, source);
    pages.push(page);
    pageParams.push(cursor);
    cursor = textOr(page.startKey, '');
    if (cursor === '') break;
  }
  return joinPages({ pages, pageParams }, old, { after: last, idOf: source.idOf });
}

/** The refetched pages, truncated at the first row of the next old page, and the old pages from there on. */
function joinPages<T extends Page>(
  refetched: LoadedPages<T>,
  old: LoadedPages<T>,
  { after: lastIndex, idOf }: { after: number; idOf: (item: unknown) => string },
): LoadedPages<T> {
  const totalCount = refetched.pages.at(-1)?.totalCount || undefined;
  const laterPages = old.pages.slice(lastIndex + 1);
  const nextItem = itemsOf(laterPages[0])[0];
  const lastRefetchedPage = refetched.pages.at(-1);
  const overlapIndex =
    nextItem === undefined ? -1 : itemsOf(lastRefetchedPage).findIndex((item) => idOf(item) === idOf(nextItem));
  if (!lastRefetchedPage || overlapIndex < 0) return withTotalCount(refetched, totalCount);
  const trimmed = {
    ...lastRefetchedPage,
    items: itemsOf(lastRefetchedPage).slice(0, overlapIndex),
    startKey: old.pageParams[lastIndex + 1] ?? '',
  };
  return withTotalCount(
    {
      pages: [...refetched.pages.slice(0, -1), trimmed, ...laterPages],
      pageParams: [...refetched.pageParams, ...old.pageParams.slice(lastIndex + 1)],
    },
    totalCount,
  );
}

/** Copies the total count to the first page, which is where screens read it. */
function withTotalCount<T extends Page>(
  { pages, pageParams }: LoadedPages<T>,
  totalCount: number | undefined,
): LoadedPages<T> {
  const [first, ...others] = pages;
  if (first === undefined || totalCount === undefined || first.totalCount === totalCount) return { pages, pageParams };
  return { pages: [{ ...first, totalCount }, ...others], pageParams };
}
