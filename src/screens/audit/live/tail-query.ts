// Polls for new events while the log is open, because no stream reports them (docs/protocol/resources.md#5.2). The tail
// of a log consists of the events that polls have added since the log was loaded.
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { DEFAULT_STALE_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { notAListError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { auditRow, type AuditRow } from '#domain/audit/event.ts';
import { addPolledRows, newestTimeOf, EMPTY_TAIL, showPending, type LiveTail } from '#domain/audit/log/live-tail.ts';
import { PAGE_LIMIT, readRows } from '#features/activity/log-query.ts';
import type { Interval } from '#features/activity/range.ts';
import { iteratePages } from '#lib/async/iterate-pages.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import { epochMs } from '#lib/instant.ts';
import { fetchEvents, EVENTS_PATH } from '#screens/audit/events-query.ts';

// No other automatic request of the console is more frequent. Hidden tabs do not poll.
const POLL_INTERVAL_MS = 15_000;

/** The proxy stores events with a short delay and out of order. */
const OVERLAP_MS = 60_000;

/** The proxy's clock may be ahead of the browser's clock. */
const CLOCK_SKEW_MS = 24 * 3_600_000;

/** The maximum number of pages per poll. After a long sleep the next poll fetches the next pages. */
const MAX_PAGES_PER_POLL = 4;

export interface TailOptions {
  cluster: string;
  types: readonly string[];
  /** The range and load time of the log's first page; undefined until the page is loaded. */
  loadedRange: (Interval & { requestedAt: number }) | undefined;
  /** All other loaded rows of the log. */
  knownRows: readonly AuditRow[];
  isEnabled: boolean;
  /** Called when new events arrive. Returns true if showing them would move rows that the user is reading. */
  isPaused: () => boolean;
}

const tailQueryKey = ({ cluster, types, loadedRange }: TailOptions): QueryKey =>
  keyOf(EVENTS_PATH, { path: { cluster }, query: { include: types.join(',') } }, [
    'live',
    loadedRange ? `${loadedRange.from}/${loadedRange.to} ${loadedRange.requestedAt}` : '',
  ]);

const recordIdOf = (raw: unknown): string => textOr(fieldsOf<Schemas['AuditEvent']>(raw).uid, JSON.stringify(raw));

async function fetchEventsSince(options: TailOptions, since: number, signal: AbortSignal): Promise<AuditRow[]> {
  const from = new Date(since).toISOString();
  const to = new Date(Date.now() + CLOCK_SKEW_MS).toISOString();
  const rows: AuditRow[] = [];
  const requestPage = async (startKey: string) => {
    // The oldest events come first. If a poll does not fetch all events, the missing events are newer, and the next
    // poll fetches them.
    const call = {
      from,
      to,
      limit: PAGE_LIMIT,
      order: 'asc' as const,
      types: options.types,
      ...(startKey && { startKey }),
    };
    const data = await fetchEvents(options.cluster, call, signal);
    if (!isRecord(data)) throw notAListError(data);
    const { events, startKey: key } = fieldsOf(data);
    return { page: await readRows(listOf(events), auditRow), items: listOf(events), next: textOr(key, '') };
  };
  let pages = 0;
  for await (const { page } of iteratePages({ fetchPage: requestPage, idOf: recordIdOf, signal })) {
    rows.push(...page);
    pages += 1;
    if (pages === MAX_PAGES_PER_POLL) break;
  }
  return rows.toReversed();
}

export function tailQuery(options: TailOptions) {
  const queryKey = tailQueryKey(options);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<LiveTail> => {
      const previous = queryClient.getQueryData<LiveTail>(queryKey) ?? EMPTY_TAIL;
      const newest = newestTimeOf([
        ...previous.pending.slice(0, 1),
        ...previous.shown.slice(0, 1),
        ...options.knownRows,
      ]);
      const rangeStartMs = epochMs(options.loadedRange?.from ?? '');
      const since = Math.max(newest === undefined ? rangeStartMs : newest - OVERLAP_MS, rangeStartMs);
      const fresh = await fetchEventsSince(options, since, signal);
      // The user may have shown pending events during the request.
      const tail = queryClient.getQueryData<LiveTail>(queryKey) ?? EMPTY_TAIL;
      return addPolledRows(tail, { known: options.knownRows, fresh, since, isPaused: options.isPaused() });
    },
    enabled: options.isEnabled && options.loadedRange !== undefined,
    // The log itself was up to date when it was loaded.
    initialData: EMPTY_TAIL,
    initialDataUpdatedAt: options.loadedRange?.requestedAt ?? 0,
    staleTime: DEFAULT_STALE_MS,
    // The log is reloaded after this time, and then starts a new tail query.
    gcTime: DEFAULT_STALE_MS,
    refetchInterval: POLL_INTERVAL_MS,
    structuralSharing: false,
  });
}

/** Shows the pending events. */
export const showPendingEvents = (queryKey: QueryKey): void => {
  queryClient.setQueryData<LiveTail>(queryKey, (tail) => tail && showPending(tail));
};
