// How a list of many pages is asked again: only for what is in sight, and joined with the rest so that no row is lost or doubled.
import { textOr } from '#lib/untrusted.ts';
import type { Page } from './page.ts';

/** Rows of a list that are in sight, counted from its beginning; `to` is the first below them. */
export interface VisibleRows {
  from: number;
  to: number;
}

/** What is loaded of a list: its pages, and the cursor that each was asked with. */
export interface LoadedPages<T extends Page> {
  pages: T[];
  pageParams: string[];
  /** How many requests in a row, up to the last one, added no new record; none when it is left out. */
  idlePages?: number;
  /** The key of the last request, if the list began again in its answer and still leads to the same page. */
  deadKey?: string | undefined;
}

interface PageSource<T extends Page> {
  /** `limit` is how many rows are wanted; as many as usual when it is left out. */
  ask: (startKey: string, limit: number | undefined) => Promise<T>;
  idOf: (item: unknown) => string;
}

/** Rows that may have come since; so many more are asked for than there were, so that the next page is met again. */
const EXTRA_ROWS = 50;

const itemsOf = (page: Page | undefined): readonly unknown[] => page?.items ?? [];

/** The first and the last page in sight; where nothing is, as before a list is drawn, the first page. */
export function visiblePages(pages: readonly Page[], { from, to }: VisibleRows): { first: number; last: number } {
  const pageAt = (row: number) => {
    let end = 0;
    const index = pages.findIndex((page) => {
      end += itemsOf(page).length;
      return end > row;
    });
    return index < 0 ? Math.max(0, pages.length - 1) : index;
  };
  return { first: pageAt(from), last: pageAt(Math.max(from, to - 1)) };
}

/**
 * Of a sorted list an unknown cursor silently restarts at the first row (docs/protocol/resources.md#1.6), and its row
 * may be gone.
 */
const isListRestarted = (
  refetched: Page,
  previous: Page | undefined,
  { idOf }: Pick<PageSource<Page>, 'idOf'>,
): boolean => {
  const [firstItem, previousFirstItem] = [itemsOf(refetched)[0], itemsOf(previous)[0]];
  return firstItem === undefined || previousFirstItem === undefined || idOf(firstItem) !== idOf(previousFirstItem);
};

/** Whether the page that was asked for last came from the beginning of the list once more. */
export function hasRestarted(pages: readonly Page[], idOf: PageSource<Page>['idOf']): boolean {
  const [firstItem, lastPageFirstItem] = [itemsOf(pages[0])[0], itemsOf(pages.at(-1))[0]];
  return (
    pages.length > 1 &&
    firstItem !== undefined &&
    lastPageFirstItem !== undefined &&
    idOf(firstItem) === idOf(lastPageFirstItem)
  );
}

/** The list with what is in sight asked again. What follows is kept where it still follows, else scrolling loads it again. */
export async function refreshPages<T extends Page>(
  old: LoadedPages<T>,
  visibleRows: VisibleRows,
  source: PageSource<T>,
): Promise<LoadedPages<T>> {
  const { first, last } = visiblePages(old.pages, visibleRows);
  const [next] = old.pages.slice(last + 1);
  const pages = old.pages.slice(0, first);
  const pageParams = old.pageParams.slice(0, first);
  let cursor = old.pageParams[first] ?? '';
  for (let index = first; index <= last; index += 1) {
    const rowCount = itemsOf(old.pages[index]).length;
    const limit = index < last ? rowCount : next && rowCount + EXTRA_ROWS;
    const page = await source.ask(cursor, limit || undefined);
    if (index === first && first > 0 && isListRestarted(page, old.pages[first], source))
      return refreshPages(old, { from: 0, to: visibleRows.to }, source);
    pages.push(page);
    pageParams.push(cursor);
    cursor = textOr(page.startKey, '');
    if (cursor === '') break;
  }
  return joinPages({ pages, pageParams }, old, { after: last, idOf: source.idOf });
}

/** The fresh pages, cut where the first page that was not asked for begins, and that page with all after it. */
function joinPages<T extends Page>(
  refetched: LoadedPages<T>,
  old: LoadedPages<T>,
  { after: lastIndex, idOf }: { after: number; idOf: (item: unknown) => string },
): LoadedPages<T> {
  const totalCount = refetched.pages.at(-1)?.totalCount || undefined;
  const rest = old.pages.slice(lastIndex + 1);
  const nextItem = itemsOf(rest[0])[0];
  const last = refetched.pages.at(-1);
  const overlapIndex = nextItem === undefined ? -1 : itemsOf(last).findIndex((item) => idOf(item) === idOf(nextItem));
  if (!last || overlapIndex < 0) return withTotalCount(refetched, totalCount);
  const trimmed = {
    ...last,
    items: itemsOf(last).slice(0, overlapIndex),
    startKey: old.pageParams[lastIndex + 1] ?? '',
  };
  return withTotalCount(
    {
      pages: [...refetched.pages.slice(0, -1), trimmed, ...rest],
      pageParams: [...refetched.pageParams, ...old.pageParams.slice(lastIndex + 1)],
    },
    totalCount,
  );
}

/** How many there are is read off the first page, whichever was asked for. */
function withTotalCount<T extends Page>(
  { pages, pageParams }: LoadedPages<T>,
  totalCount: number | undefined,
): LoadedPages<T> {
  const [first, ...others] = pages;
  if (first === undefined || totalCount === undefined || first.totalCount === totalCount) return { pages, pageParams };
  return { pages: [{ ...first, totalCount }, ...others], pageParams };
}
