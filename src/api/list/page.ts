/**
 * One page of a list with a cursor. `totalCount` is 0 unless the request sorts the list (docs/protocol/resources.md#1.6);
 * some lists never have it.
 */
export interface Page {
  items: readonly unknown[] | null;
  startKey: string;
  totalCount?: number;
}

/** The first page is small to arrive fast. Later pages are large, so that scrolling needs few of them. */
export const pageSizeFor = (startKey: string): number => (startKey ? 500 : 100);

/** The parameters that all lists share (docs/protocol/resources.md#1.2). */
export interface ListQuery {
  limit: number;
  startKey: string;
  search: string;
  query: string;
  sort: string;
}
