import { countRows, listStopReason, nextKeyOf } from '#api/list/list-stop-reason.ts';
import type { Page } from '#api/list/page.ts';
import type { StopReason } from '#lib/paging.ts';
import type { ListMessages } from './resource-kind.ts';

export interface ListExtent {
  total: number;
  /** Whether that is all there is, or only what has come. */
  isComplete: boolean;
  /** How many records came. */
  loadedCount: number;
  /** Why it requests no further page by itself, although there are more. */
  stopReason: StopReason | undefined;
}

/** A list as TanStack Query keeps it; undefined until its first page has come. */
interface LoadedPages {
  pages: readonly Page[];
  pageParams: readonly unknown[];
}

/**
 * Some lists are not counted by the proxy (docs/protocol/resources.md#18.2): then only what has come can be
 * counted.
 */
export function extentOf(list: LoadedPages | undefined): ListExtent {
  const { pages, pageParams } = list ?? { pages: [], pageParams: [] };
  const proxyCount = pages[0]?.totalCount ?? 0;
  const loadedCount = countRows(pages);
  const hasAllPages = nextKeyOf(pages) === '';
  const stopReason = listStopReason({ ...list, pages, pageParams });
  return { total: proxyCount || loadedCount, isComplete: hasAllPages || proxyCount > 0, loadedCount, stopReason };
}

type CountMessages = Pick<ListMessages, 'counted' | 'countedSoFar' | 'matched' | 'matchedSoFar'>;

export function extentText(messages: CountMessages, { total, isComplete }: ListExtent, isFiltered: boolean): string {
  if (isComplete) return isFiltered ? messages.matched(total) : messages.counted(total);
  return isFiltered ? messages.matchedSoFar(total) : messages.countedSoFar(total);
}
