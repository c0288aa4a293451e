import type { StopReason } from '#lib/paging.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { MAX_RECORDS } from './log-query.ts';
import { LOG_STOP_REASONS, ZONE_NAMES } from './messages.ts';
import * as css from './activity.css.ts';

/** The formatted times of the first and the last record, and the name of their time zone. */
export interface CoveredTimes {
  from: string;
  to: string;
  zone: string;
}

/** The texts of one log about the loaded part of its range. */
export interface CoverageMessages {
  covers: (count: number, times: CoveredTimes) => string;
  /** For logs in which no loaded record has a time. */
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
  /** The number of loaded records. */
  count: number;
  /** The times of the first and the last loaded record, in epoch milliseconds. */
  span: { from: number; to: number } | undefined;
  params: { zone: TimeZone; order: 'asc' | 'desc' };
  hasMore: boolean;
  /** Why the log stopped loading further pages automatically. */
  stopReason: StopReason | undefined;
  messages: CoverageMessages;
}

/** Shows which part of the range is loaded, because counts and searches only include loaded records. */
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
