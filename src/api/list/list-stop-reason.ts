// Finds out from the loaded pages of a list whether it stops requesting pages automatically.
import { textOr } from '#lib/untrusted.ts';
import { createPaging, stopReasonOf, type StopReason } from '#lib/paging.ts';
import type { Page } from './page.ts';

/** The key of the next page; empty at the end of a list. */
export const nextKeyOf = (pages: readonly Page[]): string => textOr(pages.at(-1)?.startKey, '');

export const countRows = (pages: readonly Page[]): number =>
  pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);

/** The result of `pagedQuery`. */
interface ListPages {
  pages: readonly Page[];
  pageParams: readonly unknown[];
  /** How many consecutive pages, up to the last one, added no new record. */
  idlePages?: number;
  /** The next key, if a request with it has restarted the list because the key's row was deleted. */
  deadKey?: string | undefined;
}

export const listStopReason = ({ pages, pageParams, idlePages = 0, deadKey }: ListPages): StopReason | undefined =>
  stopReasonOf({ keys: new Set([...pageParams, deadKey]), next: nextKeyOf(pages), rows: countRows(pages), idlePages });

/** Removes records that an earlier page has, and counts the consecutive pages that add nothing to `previous`. */
export function dedupePages<T extends Page>(
  list: { pages: readonly T[]; previous: ListPages | undefined; hasFetchedNext: boolean },
  idOf: (item: unknown) => string,
): { pages: T[]; idlePages: number } {
  const paging = createPaging(idOf);
  const pages = list.pages.map((page) => {
    const items = page.items ?? [];
    const { newItems } = paging.addPage(items, '');
    return newItems.length === items.length ? page : { ...page, items: newItems };
  });
  const knownIds = new Set(list.previous?.pages.flatMap(({ items }) => (items ?? []).map(idOf)));
  const hasNewItems = pages.some(({ items }) => items?.some((item) => !knownIds.has(idOf(item))));
  const idlePages = list.previous?.idlePages ?? 0;
  return { pages, idlePages: hasNewItems ? 0 : list.hasFetchedNext ? idlePages + 1 : idlePages };
}
