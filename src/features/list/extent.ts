import { countRows, listStopReason, nextKeyOf } from '#api/list/list-stop-reason.ts';
import type { Page } from '#api/list/page.ts';
import type { StopReason } from '#lib/paging.ts';
import type { ListMessages } from './resource-kind.ts';

export interface ListExtent {
  total: number;
  /** Whether `total` is the size of the whole list rather than of the loaded part. */
  isComplete: boolean;
  loadedCount: number;
  /** Why the list stopped loading further pages automatically. */
  stopReason: StopReason | undefined;
}

/** The data of an infinite query; undefined until the first page is loaded. */
interface LoadedPages {
  pages: readonly Page[];
  pageParams: readonly unknown[];
}

/**
 * The size of a list and of its loaded part. Proxies do not send the total of some lists
 * (docs/protocol/resources.md#18.2). Then only loaded rows are counted.
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
