import { MOST_ROWS, type Page } from '#api/list/page.ts';
import type { ListMessages } from './kind.ts';

export interface Extent {
  total: number;
  /** Whether that is all there is, or only what has come. */
  isWhole: boolean;
  /** Whether no more of it is ever loaded, though there is more. */
  isCut: boolean;
}

/**
 * Some lists are not counted by the proxy (docs/protocol/resources.md#18.2): then only what has come can be
 * counted.
 */
export function extentOf(pages: readonly Page[]): Extent {
  const counted = pages[0]?.totalCount ?? 0;
  const come = pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  const isAll = !pages.at(-1)?.startKey;
  return { total: counted || come, isWhole: isAll || counted > 0, isCut: !isAll && come >= MOST_ROWS };
}

type Counts = Pick<ListMessages, 'counted' | 'countedSoFar' | 'matched' | 'matchedSoFar'>;

export function sayExtent(messages: Counts, { total, isWhole }: Extent, isFiltered: boolean): string {
  if (isWhole) return isFiltered ? messages.matched(total) : messages.counted(total);
  return isFiltered ? messages.matchedSoFar(total) : messages.countedSoFar(total);
}
