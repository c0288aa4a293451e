/**
 * One page of any list with a cursor; `totalCount` is 0 unless the list was asked for in an order
 * (docs/protocol/resources.md#1.6), and not there where no list of that kind is counted.
 */
export interface Page {
  items: readonly unknown[] | null;
  startKey: string;
  totalCount?: number;
}

/** The first page is small, so that it is soon there; those that are scrolled to are large, so that they are few. */
export const pageSizeFor = (startKey: string): number => (startKey ? 500 : 100);

/** The parameters that all lists share (docs/protocol/resources.md#1.2). */
export interface ListQuery {
  limit: number;
  startKey: string;
  search: string;
  query: string;
  sort: string;
}
