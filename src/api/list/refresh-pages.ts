// How a list of many pages is asked again: only for what is in sight, and joined with the rest so that no row is lost or doubled.
import { textOr } from '#lib/read.ts';
import type { Page } from './page.ts';

/** Rows of a list that are in sight, counted from its beginning; `to` is the first below them. */
export interface Sight {
  from: number;
  to: number;
}

/** What is loaded of a list: its pages, and the cursor that each was asked with. */
export interface Loaded<T extends Page> {
  pages: T[];
  pageParams: string[];
  /** How many requests in a row, up to the last one, added no new record; none when it is left out. */
  idlePages?: number;
  /** The key of the last request, if the list began again in its answer and still leads to the same page. */
  deadKey?: string | undefined;
}

interface Asking<T extends Page> {
  /** `limit` is how many rows are wanted; as many as usual when it is left out. */
  ask: (startKey: string, limit: number | undefined) => Promise<T>;
  idOf: (item: unknown) => string;
}

/** Rows that may have come since; so many more are asked for than there were, so that the next page is met again. */
const NEWCOMERS = 50;

const itemsOf = (page: Page | undefined): readonly unknown[] => page?.items ?? [];

/** The first and the last page in sight; where nothing is, as before a list is drawn, the first page. */
export function pagesInSight(pages: readonly Page[], { from, to }: Sight): { first: number; last: number } {
  const at = (row: number) => {
    let end = 0;
    const index = pages.findIndex((page) => {
      end += itemsOf(page).length;
      return end > row;
    });
    return index < 0 ? Math.max(0, pages.length - 1) : index;
  };
  return { first: at(from), last: at(Math.max(from, to - 1)) };
}

/**
 * Of a sorted list an unknown cursor silently restarts at the first row (docs/protocol/resources.md#1.6), and its row
 * may be gone.
 */
const isRestarted = (fresh: Page, old: Page | undefined, { idOf }: Pick<Asking<Page>, 'idOf'>): boolean => {
  const [now, then] = [itemsOf(fresh)[0], itemsOf(old)[0]];
  return now === undefined || then === undefined || idOf(now) !== idOf(then);
};

/** Whether the page that was asked for last came from the beginning of the list once more. */
export function hasRestarted(pages: readonly Page[], idOf: Asking<Page>['idOf']): boolean {
  const [begins, again] = [itemsOf(pages[0])[0], itemsOf(pages.at(-1))[0]];
  return pages.length > 1 && begins !== undefined && again !== undefined && idOf(begins) === idOf(again);
}

/** The list with what is in sight asked again. What follows is kept where it still follows, else scrolling loads it again. */
export async function refreshed<T extends Page>(old: Loaded<T>, sight: Sight, asking: Asking<T>): Promise<Loaded<T>> {
  const { first, last } = pagesInSight(old.pages, sight);
  const [next] = old.pages.slice(last + 1);
  const pages = old.pages.slice(0, first);
  const pageParams = old.pageParams.slice(0, first);
  let cursor = old.pageParams[first] ?? '';
  for (let index = first; index <= last; index += 1) {
    const held = itemsOf(old.pages[index]).length;
    const limit = index < last ? held : next && held + NEWCOMERS;
    const page = await asking.ask(cursor, limit || undefined);
    if (index === first && first > 0 && isRestarted(page, old.pages[first], asking))
      return refreshed(old, { from: 0, to: sight.to }, asking);
    pages.push(page);
    pageParams.push(cursor);
    cursor = textOr(page.startKey, '');
    if (cursor === '') break;
  }
  return joined({ pages, pageParams }, old, { after: last, idOf: asking.idOf });
}

/** The fresh pages, cut where the first page that was not asked for begins, and that page with all after it. */
function joined<T extends Page>(
  fresh: Loaded<T>,
  old: Loaded<T>,
  { after, idOf }: { after: number; idOf: (item: unknown) => string },
): Loaded<T> {
  const counted = fresh.pages.at(-1)?.totalCount || undefined;
  const rest = old.pages.slice(after + 1);
  const begins = itemsOf(rest[0])[0];
  const last = fresh.pages.at(-1);
  const met = begins === undefined ? -1 : itemsOf(last).findIndex((item) => idOf(item) === idOf(begins));
  if (!last || met < 0) return counting(fresh, counted);
  const cut = { ...last, items: itemsOf(last).slice(0, met), startKey: old.pageParams[after + 1] ?? '' };
  return counting(
    {
      pages: [...fresh.pages.slice(0, -1), cut, ...rest],
      pageParams: [...fresh.pageParams, ...old.pageParams.slice(after + 1)],
    },
    counted,
  );
}

/** How many there are is read off the first page, whichever was asked for. */
function counting<T extends Page>({ pages, pageParams }: Loaded<T>, totalCount: number | undefined): Loaded<T> {
  const [first, ...others] = pages;
  if (first === undefined || totalCount === undefined || first.totalCount === totalCount) return { pages, pageParams };
  return { pages: [{ ...first, totalCount }, ...others], pageParams };
}
