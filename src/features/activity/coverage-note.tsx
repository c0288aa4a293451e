import type { StopReason } from '#lib/paging.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { MAX_RECORDS } from './log-query.ts';
import { LOG_STOP_REASONS, ZONE_NAMES } from './messages.ts';
import * as css from './activity.css.ts';

/** Times of the first and the last, with the name of their zone. */
export interface CoveredTimes {
  from: string;
  to: string;
  zone: string;
}

/** What each log says about how much of it is loaded. */
export interface CoverageMessages {
  covers: (count: number, times: CoveredTimes) => string;
  /** Of records none of which has a time. */
  recordCount: (count: number) => string;
  complete: string;
  olderMissing: string;
  newerMissing: string;
  atMost: (count: number) => string;
  /** "Looked at 1,500 events since 2026-11-20 14:02:11 (UTC)." */
  searchedSince: (count: number, time: string) => string;
  searchedUntil: (count: number, time: string) => string;
}

interface CoverageNoteProps {
  /** All that is loaded. */
  count: number;
  /** In epoch milliseconds. */
  span: { from: number; to: number } | undefined;
  params: { zone: TimeZone; order: 'asc' | 'desc' };
  hasMore: boolean;
  /** Why the log requests no further page by itself. */
  stopReason: StopReason | undefined;
  messages: CoverageMessages;
}

/** How much of the log the rows are: what is counted and searched here is never more than that. */
export function CoverageNote({
  count,
  span,
  params: { zone, order },
  hasMore,
  stopReason,
  messages,
}: CoverageNoteProps) {
  if (count === 0) return null;
  const { covers, recordCount, complete, olderMissing, newerMissing, atMost, searchedSince, searchedUntil } = messages;
  const missing = order === 'desc' ? olderMissing : newerMissing;
  const completeness = hasMore ? missing : count >= MAX_RECORDS ? atMost(MAX_RECORDS) : complete;
  const coverage = () => {
    if (span === undefined) return recordCount(count);
    const [from, to] = [formatDateTime(span.from, zone), formatDateTime(span.to, zone)];
    if (stopReason === undefined) return covers(count, { from, to, zone: ZONE_NAMES[zone] });
    return order === 'desc'
      ? searchedSince(count, `${from} (${ZONE_NAMES[zone]})`)
      : searchedUntil(count, `${to} (${ZONE_NAMES[zone]})`);
  };
  return (
    <output className={css.coverage}>
      <span>{coverage()}</span> <span>{stopReason === undefined ? completeness : LOG_STOP_REASONS[stopReason]}</span>
    </output>
  );
}
