// The log as it comes, page by page; each page is read once, when it comes.
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { isSignedIn } from '#api/credentials.ts';
import { FRESH_MS, ONCE } from '#api/freshness.ts';
import { keyOf } from '#api/keys.ts';
import { NOT_A_LIST } from '#api/messages.ts';
import { queries } from '#api/queries.ts';
import { auditRow, type AuditRow } from '#domain/audit/event.ts';
import { includeOf, typeChoices } from '#domain/audit/types.ts';
import { once } from '#lib/once.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/read.ts';
import type { AuditParams } from './audit-params.ts';
import { hasDays, intervalOf, type Interval } from './range.ts';

const PATH = '/v1/webapi/sites/{cluster}/events/search';

/** As many as one page may have (docs/behaviour.md#constants). */
const PAGE = 5000;

/** How many events are ever kept, so that memory has a bound. */
export const MOST_EVENTS = 100_000;

/** The interval stays what it was for the first page, or the cursor would mean something else (docs/protocol/audit-catalogue.md#6). */
interface Cursor extends Interval {
  startKey: string;
}

export interface EventPage {
  rows: readonly AuditRow[];
  /** Where the log goes on; undefined at its end. */
  next: Cursor | undefined;
}

type Wanted = Pick<AuditParams, 'range' | 'zone' | 'order' | 'types'>;

/** Read between two frames without one being missed, also where a slow device takes ten times as long. */
const SLICE = 500;

async function rowsOf(events: readonly unknown[]): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (const [index, raw] of events.entries()) {
    if (index > 0 && index % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
    rows.push(auditRow(raw, index));
  }
  return rows;
}

const choices = once(typeChoices);

/** Each choice is known by its first type; one that the catalogue does not have is asked for as it is. */
const includeIn = (types: readonly string[]): string =>
  types.map((type) => includeOf(choices().filter(({ types: [first] }) => first === type)) || type).join(',');

const lengthOf = (pages: readonly EventPage[]): number => pages.reduce((sum, { rows }) => sum + rows.length, 0);

async function pageOf(cluster: string, asked: { cursor: Cursor; wanted: Wanted }, signal: AbortSignal) {
  const { cursor, wanted } = asked;
  const include = includeIn(wanted.types);
  const { startKey, from, to } = cursor;
  const query = {
    from,
    to,
    limit: PAGE,
    order: wanted.order,
    ...(startKey && { startKey }),
    ...(include && { include }),
  };
  const { data } = await http.GET(PATH, { params: { path: { cluster }, query }, signal });
  if (!isRecord(data)) throw new Error(NOT_A_LIST);
  const { events, startKey: key } = fieldsOf(data);
  const next = textOr(key, '');
  // A page may be short or empty while others follow; one that leads to itself would never end.
  const goesOn = next !== '' && next !== startKey;
  return { rows: await rowsOf(listOf(events)), next: goesOn ? { ...cursor, startKey: next } : undefined };
}

export const eventsOf = (cluster: string, { range, zone, order, types }: Wanted) =>
  infiniteQueryOptions({
    queryKey: keyOf(PATH, { path: { cluster }, query: { order, include: types.join(',') } }, [
      range,
      hasDays(range) ? zone : '',
    ]),
    queryFn: ({ pageParam, signal }): Promise<EventPage> => {
      const cursor = pageParam ?? { ...intervalOf(range, Date.now(), zone), startKey: '' };
      return pageOf(cluster, { cursor, wanted: { range, zone, order, types } }, signal);
    },
    initialPageParam: undefined as Cursor | undefined, // the first page has none
    getNextPageParam: ({ next }: EventPage, pages: readonly EventPage[]) =>
      lengthOf(pages) < MOST_EVENTS ? next : undefined,
    // Who reads a log must not have it change under their eyes; and comparing 5,000 events takes longer than reading them.
    staleTime: ONCE,
    structuralSharing: false,
  });

export type EventsQuery = ReturnType<typeof eventsOf>;

/** Asks for the log anew, from its beginning: one call, however much of it was loaded. */
export function refreshEvents({ queryKey }: EventsQuery): Promise<void> {
  queries.setQueryData<InfiniteData<EventPage>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  return queries.refetchQueries({ queryKey, exact: true });
}

/** Begins the log before it is drawn; whoever comes back to one that has grown old gets it anew. */
export function startEvents(options: EventsQuery): null {
  if (!isSignedIn()) return null;
  const { dataUpdatedAt = 0 } = queries.getQueryState(options.queryKey) ?? {};
  const isOld = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > FRESH_MS;
  void (isOld ? refreshEvents(options) : queries.prefetchInfiniteQuery(options));
  return null;
}

/** How the log grows; TanStack Query's result fits. */
export interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}
