import type { StopReason } from '#lib/paging.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { MOST_RECORDS } from './log-query.ts';
import { LOG_STOPPED, ZONE_NAMES } from './messages.ts';
import * as css from './activity.css.ts';

/** Times of the first and the last, with the name of their zone. */
export interface Covered {
  from: string;
  to: string;
  zone: string;
}

/** What each log says about how much of it is loaded. */
export interface CoverageMessages {
  covers: (count: number, times: Covered) => string;
  /** Of records none of which has a time. */
  recordCount: (count: number) => string;
  complete: string;
  olderMissing: string;
  newerMissing: string;
  atMost: (count: number) => string;
  /** "Looked at 1,500 events since 2026-11-20 14:02:11 (UTC)." */
  lookedSince: (count: number, time: string) => string;
  lookedUntil: (count: number, time: string) => string;
}

interface CoverageNoteProps {
  /** All that is loaded. */
  count: number;
  /** In epoch milliseconds. */
  span: { from: number; to: number } | undefined;
  params: { zone: TimeZone; order: 'asc' | 'desc' };
  hasMore: boolean;
  /** Why the log requests no further page by itself. */
  stop: StopReason | undefined;
  messages: CoverageMessages;
}

/** How much of the log the rows are: what is counted and searched here is never more than that. */
export function CoverageNote({ count, span, params: { zone, order }, hasMore, stop, messages }: CoverageNoteProps) {
  if (count === 0) return null;
  const { covers, recordCount, complete, olderMissing, newerMissing, atMost, lookedSince, lookedUntil } = messages;
  const missing = order === 'desc' ? olderMissing : newerMissing;
  const rest = hasMore ? missing : count >= MOST_RECORDS ? atMost(MOST_RECORDS) : complete;
  const extent = () => {
    if (span === undefined) return recordCount(count);
    const [from, to] = [formatDateTime(span.from, zone), formatDateTime(span.to, zone)];
    if (stop === undefined) return covers(count, { from, to, zone: ZONE_NAMES[zone] });
    return order === 'desc'
      ? lookedSince(count, `${from} (${ZONE_NAMES[zone]})`)
      : lookedUntil(count, `${to} (${ZONE_NAMES[zone]})`);
  };
  return (
    <output className={css.coverage}>
      <span>{extent()}</span> <span>{stop === undefined ? rest : LOG_STOPPED[stop]}</span>
    </output>
  );
}
