import { textOr } from '#lib/read.ts';
import { createPaging, stopOf, type Stop } from '#lib/paging.ts';
import type { Page } from './page.ts';

/** The key of the next page; empty at the end of a list. */
export const nextKeyOf = (pages: readonly Page[]): string => textOr(pages.at(-1)?.startKey, '');

export const countRows = (pages: readonly Page[]): number =>
  pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);

/** A list as `pages` keeps it. */
interface Listed {
  pages: readonly Page[];
  pageParams: readonly unknown[];
  idlePages?: number;
  deadKey?: string | undefined;
}

/** Why a list requests no further page by itself. */
export const listStop = ({ pages, pageParams, idlePages = 0, deadKey }: Listed): Stop | undefined =>
  stopOf({ keys: new Set([...pageParams, deadKey]), next: nextKeyOf(pages), rows: countRows(pages), idlePages });

/** The pages without records that came on an earlier one, and how many pages in a row add nothing to `before`. */
export function freshPages<T extends Page>(
  list: { pages: readonly T[]; before: Listed | undefined; isGrown: boolean },
  idOf: (item: unknown) => string,
): { pages: T[]; idlePages: number } {
  const paging = createPaging(idOf);
  const pages = list.pages.map((page) => {
    const items = page.items ?? [];
    const { fresh } = paging.take(items, '');
    return fresh.length === items.length ? page : { ...page, items: fresh };
  });
  const known = new Set(list.before?.pages.flatMap(({ items }) => (items ?? []).map(idOf)));
  const isMore = pages.some(({ items }) => items?.some((item) => !known.has(idOf(item))));
  const idlePages = list.before?.idlePages ?? 0;
  return { pages, idlePages: isMore ? 0 : list.isGrown ? idlePages + 1 : idlePages };
}
