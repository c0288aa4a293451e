import type { Page } from '#api/list/page.ts';

export interface Extent {
  total: number;
  /** Whether that is all there is, or only what has come. */
  isWhole: boolean;
}

/**
 * Some lists are not counted by the proxy (docs/protocol/resources.md#18.2): then what has come is all that can be
 * told.
 */
export function extentOf(pages: readonly Page[], hasNextPage: boolean): Extent {
  const counted = pages[0]?.totalCount ?? 0;
  const come = pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  return { total: counted || come, isWhole: !hasNextPage || counted > 0 };
}

export const shownWords = (says: (total: number) => string, { total, isWhole }: Extent): string =>
  isWhole ? says(total) : `${says(total)} so far`;
