import { countRows, listStopReason, nextKeyOf } from '#api/list/list-stop-reason.ts';
import type { Page } from '#api/list/page.ts';
import type { StopReason } from '#lib/paging.ts';
import type { ListMessages } from './kind.ts';

export interface Extent {
  total: number;
  /** Whether that is all there is, or only what has come. */
  isWhole: boolean;
  /** How many records came. */
  loaded: number;
  /** Why it requests no further page by itself, although there are more. */
  stop: StopReason | undefined;
}

/** A list as TanStack Query keeps it; undefined until its first page has come. */
interface Listed {
  pages: readonly Page[];
  pageParams: readonly unknown[];
}

/**
 * Some lists are not counted by the proxy (docs/protocol/resources.md#18.2): then only what has come can be
 * counted.
 */
export function extentOf(list: Listed | undefined): Extent {
  const { pages, pageParams } = list ?? { pages: [], pageParams: [] };
  const counted = pages[0]?.totalCount ?? 0;
  const loaded = countRows(pages);
  const isAll = nextKeyOf(pages) === '';
  const stop = listStopReason({ ...list, pages, pageParams });
  return { total: counted || loaded, isWhole: isAll || counted > 0, loaded, stop };
}

type Counts = Pick<ListMessages, 'counted' | 'countedSoFar' | 'matched' | 'matchedSoFar'>;

export function sayExtent(messages: Counts, { total, isWhole }: Extent, isFiltered: boolean): string {
  if (isWhole) return isFiltered ? messages.matched(total) : messages.counted(total);
  return isFiltered ? messages.matchedSoFar(total) : messages.countedSoFar(total);
}
