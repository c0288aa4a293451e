/**
 * One page of any list with a cursor, of the records that the contract says are in it; `totalCount` is 0 unless the list was asked for in an order
 * (docs/protocol/resources.md#1.6).
 */
export interface Page<T = unknown> {
  items: readonly T[] | null;
  startKey: string;
  totalCount: number;
}

/** How many records of one list are ever kept, so that memory has a bound; a search finds others. */
export const MOST_ROWS = 50_000;

/** The parameters that all lists share (docs/protocol/resources.md#1.2). */
export interface ListQuery {
  limit: number;
  startKey: string;
  search: string;
  query: string;
  sort: string;
}
