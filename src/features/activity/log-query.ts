// Loads a log in pages. Each page is parsed once, when it arrives (docs/protocol/resources.md#5.2).
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { createYieldToBrowser } from '#lib/async/yield-to-browser.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { DEFAULT_STALE_MS, FOREVER_MS, ONE_MINUTE_MS } from '#api/stale-times.ts';
import { throttleOf } from '#api/list/list-throttle.ts';
import { notAListError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import { createPaging, type StopReason } from '#lib/paging.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import type { TimeZone } from '#lib/time.ts';
import { endlessRange } from './messages.ts';
import { intervalOf, type Interval, type Range } from './range.ts';

/** The largest page that a proxy sends (docs/behaviour.md#constants). */
export const PAGE_LIMIT = 5000;

/** The maximum number of records in memory. A log that the user does not extend loads fewer (`MAX_ROWS`). */
export const MAX_RECORDS = 100_000;

/** Further pages use the interval of the first page: the key depends on it (docs/protocol/audit-catalogue.md#6). */
interface Cursor extends Interval {
  startKey: string;
}

/** One record of a log. A record without an ID is identified by its place on the page. */
export interface LogRow {
  id: string;
}

export interface LogPage<R> {
  rows: readonly R[];
  /** The interval of the request, and the time of the request in epoch milliseconds. */
  requested: Interval & { requestedAt: number };
  /** The position of the next page; undefined at the end of the log. */
  next: Cursor | undefined;
}

/** The parameters of one call of the proxy. */
export interface LogRequest extends Interval {
  limit: number;
  startKey?: string;
}

/** The query of a log, and the function that parses one of its records. */
export interface Log<R> {
  key: QueryKey;
  range: Range;
  zone: TimeZone;
  fetchPage: (call: LogRequest, signal: AbortSignal) => Promise<unknown>;
  parseRecord: (raw: unknown, index: number) => R;
}

/** The number of records to parse before the browser may handle other work. */
const ROWS_PER_SLICE = 50;

export async function readRows<R>(records: readonly unknown[], read: Log<R>['parseRecord']): Promise<R[]> {
  const rows: R[] = [];
  const yieldToBrowser = createYieldToBrowser();
  for (const [index, raw] of records.entries()) {
    if (index % ROWS_PER_SLICE === 0) await yieldToBrowser();
    rows.push(read(raw, index));
  }
  return rows;
}

const lengthOf = (pages: readonly LogPage<unknown>[]): number => pages.reduce((sum, { rows }) => sum + rows.length, 0);

interface FetchOptions {
  signal: AbortSignal;
  limit: number;
}

async function fetchLogPage<R>(
  { fetchPage, parseRecord }: Log<R>,
  cursor: Cursor,
  { signal, limit }: FetchOptions,
): Promise<LogPage<R>> {
  const { startKey, from, to } = cursor;
  const requestedAt = Date.now();
  const data = await fetchPage({ from, to, limit, ...(startKey && { startKey }) }, signal);
  if (!isRecord(data)) throw notAListError(data);
  const { events, startKey: key } = fieldsOf(data);
  const next = textOr(key, '');
  const rows = await readRows(listOf(events), parseRecord);
  // A page may be short or empty although more pages follow.
  return { rows, requested: { from, to, requestedAt }, next: next === '' ? undefined : { ...cursor, startKey: next } };
}

const idOf = ({ id }: LogRow): string => id;
const stopReasons = new WeakMap<readonly LogPage<LogRow>[], { stop: StopReason | undefined }>();

function findStopReason(pages: readonly LogPage<LogRow>[]): StopReason | undefined {
  const paging = createPaging(idOf);
  return pages.map(({ rows, next }) => paging.addPage(rows, next?.startKey ?? '').stopReason).at(-1);
}

/** Why the log stopped loading pages automatically. Cached per list of pages, because comparing all records is slow. */
export function logStopReason(pages: readonly LogPage<LogRow>[] | undefined): StopReason | undefined {
  if (!pages) return undefined;
  const cached = stopReasons.get(pages) ?? { stop: findStopReason(pages) };
  stopReasons.set(pages, cached);
  return cached.stop;
}

/**
 * Yields every record of a range in pages, however many there are. At most two pages are in memory. Throws if the log
 * never ends, so that nobody takes a part of a range for the whole range.
 */
export async function* allLogPages<R extends LogRow>(
  log: Log<R>,
  signal: AbortSignal,
): AsyncGenerator<readonly R[], void> {
  const paging = createPaging(idOf, { isCounted: false });
  const requestPage = (cursor: Cursor) => {
    const page = fetchLogPage(log, cursor, { signal, limit: PAGE_LIMIT });
    page.catch(() => undefined); // the loop throws it when it awaits this page
    return page;
  };
  let page: Promise<LogPage<R>> | undefined = requestPage({
    ...intervalOf(log.range, Date.now(), log.zone),
    startKey: '',
  });
  while (page) {
    const { rows, next }: LogPage<R> = await page;
    const { stopReason } = paging.addPage(rows, next?.startKey ?? '');
    if (stopReason) throw new Error(endlessRange(stopReason));
    // Load the next page while the caller uses this one.
    page = next && requestPage(next);
    yield rows;
  }
}

export const logQuery = <R extends LogRow>(log: Log<R>) =>
  infiniteQueryOptions({
    queryKey: log.key,
    queryFn: async ({ queryKey, pageParam, signal }): Promise<LogPage<R>> => {
      await throttleOf(queryKey).waitForTurn(signal);
      const cursor = pageParam ?? { ...intervalOf(log.range, Date.now(), log.zone), startKey: '' };
      return fetchLogPage(log, cursor, { signal, limit: PAGE_LIMIT });
    },
    initialPageParam: undefined as Cursor | undefined, // the first page has no cursor
    getNextPageParam: ({ next }: LogPage<R>, pages: readonly LogPage<R>[]) =>
      lengthOf(pages) < MAX_RECORDS ? next : undefined,
    // A log must not change while a user reads it. Comparing 5,000 records takes longer than parsing them.
    staleTime: FOREVER_MS,
    structuralSharing: false,
  });

/** The number of rows that fit on a screen and that the browser can parse within one frame. */
const FIRST_ROWS = 60;

/** Part of the key of the newest rows: different limits have different entries in the cache. */
export type NewestPart = `newest ${number}`;
export const newestPart = (limit: number): NewestPart => `newest ${limit}`;

/** The newest rows of a log, in one request. Reloads when it is shown again after a while. */
export const newestRowsQuery = <R extends LogRow>(log: Log<R>, limit: number) =>
  queryOptions({
    queryKey: log.key,
    queryFn: ({ signal }): Promise<LogPage<R>> =>
      fetchLogPage(log, { ...intervalOf(log.range, Date.now(), log.zone), startKey: '' }, { signal, limit }),
    staleTime: ONE_MINUTE_MS,
    structuralSharing: false,
  });

/**
 * The first rows of the log, requested at the same time as the first page. A proxy needs about a third of a second to
 * collect and compress 5,000 records before it sends the first byte. These rows are visible until the first page
 * arrives.
 */
export const firstRowsQuery = <R extends LogRow>(log: Log<R>) => ({
  ...newestRowsQuery(log, FIRST_ROWS),
  staleTime: DEFAULT_STALE_MS,
});

export type LogQuery<R extends LogRow> = ReturnType<typeof logQuery<R>>;

/** Loads the log again from its first page: one call, however many pages were loaded. */
export function refreshLog({ queryKey }: { queryKey: QueryKey }): Promise<void> {
  queryClient.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  return queryClient.refetchQueries({ queryKey, exact: true });
}

/** Starts loading the log before it is rendered. Loads it again if it is outdated. */
export function prefetchLog<R extends LogRow>(options: LogQuery<R>): null {
  if (!isSignedIn()) return null;
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(options.queryKey) ?? {};
  const isStale = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > DEFAULT_STALE_MS;
  void (isStale ? refreshLog(options) : queryClient.prefetchInfiniteQuery(options));
  return null;
}

/** The state of loading further pages of a log. The result of TanStack Query has this shape. */
export interface LogPagination {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}
