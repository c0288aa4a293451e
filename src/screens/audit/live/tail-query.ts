// What happens while one looks at the log, asked for again and again; no stream tells of it (docs/protocol/resources.md#5.2).
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

// No faster than the console asks anything else by itself; hidden tabs do not ask at all.
const POLL_INTERVAL_MS = 15_000;

/** Events are stored a little later than they happen, and not in order. */
const OVERLAP_MS = 60_000;

/** The proxy's clock may be ahead. */
const CLOCK_SKEW_MS = 24 * 3_600_000;

/** So many pages are asked for at once; after a long sleep the next poll goes on. */
const MAX_PAGES_PER_POLL = 4;

export interface TailOptions {
  cluster: string;
  types: readonly string[];
  /** The first page of the log, which is gone on with; undefined until it has come. */
  loadedRange: (Interval & { at: number }) | undefined;
  /** What is loaded of the log besides. */
  knownRows: readonly AuditRow[];
  isEnabled: boolean;
  /** Asked when something has come: whether it would move what is looked at. */
  isPaused: () => boolean;
}

const tailQueryKey = ({ cluster, types, loadedRange }: TailOptions): QueryKey =>
  keyOf(EVENTS_PATH, { path: { cluster }, query: { include: types.join(',') } }, [
    'live',
    loadedRange ? `${loadedRange.from}/${loadedRange.to} ${loadedRange.at}` : '',
  ]);

const recordIdOf = (raw: unknown): string => textOr(fieldsOf<Schemas['AuditEvent']>(raw).uid, JSON.stringify(raw));

async function fetchEventsSince(options: TailOptions, since: number, signal: AbortSignal): Promise<AuditRow[]> {
  const from = new Date(since).toISOString();
  const to = new Date(Date.now() + CLOCK_SKEW_MS).toISOString();
  const rows: AuditRow[] = [];
  const requestPage = async (startKey: string) => {
    // The oldest first: what is not fetched now is newer than all that is, and comes with the next poll.
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
      // Meanwhile some may have been shown.
      const tail = queryClient.getQueryData<LiveTail>(queryKey) ?? EMPTY_TAIL;
      return addPolledRows(tail, { known: options.knownRows, fresh, since, isPaused: options.isPaused() });
    },
    enabled: options.isEnabled && options.loadedRange !== undefined,
    // The log was as good as new when it came.
    initialData: EMPTY_TAIL,
    initialDataUpdatedAt: options.loadedRange?.at ?? 0,
    staleTime: DEFAULT_STALE_MS,
    // The log is asked for again after this time, and begins a new query for what follows it.
    gcTime: DEFAULT_STALE_MS,
    refetchInterval: POLL_INTERVAL_MS,
    structuralSharing: false,
  });
}

/** Shows what waits. */
export const showPendingEvents = (queryKey: QueryKey): void => {
  queryClient.setQueryData<LiveTail>(queryKey, (tail) => tail && showPending(tail));
};
