import { dateTime, type Zone } from '#lib/time.ts';
import { MOST_RECORDS } from './log-query.ts';
import { ZONE_NAMES } from './messages.ts';
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
}

interface CoverageNoteProps {
  /** All that is loaded. */
  count: number;
  /** In epoch milliseconds. */
  span: { from: number; to: number } | undefined;
  params: { zone: Zone; order: 'asc' | 'desc' };
  hasMore: boolean;
  messages: CoverageMessages;
}

/** How much of the log the rows are: what is counted and searched here is never more than that. */
export function CoverageNote({ count, span, params: { zone, order }, hasMore, messages }: CoverageNoteProps) {
  if (count === 0) return null;
  const { covers, recordCount, complete, olderMissing, newerMissing, atMost } = messages;
  const missing = order === 'desc' ? olderMissing : newerMissing;
  return (
    <output className={css.coverage}>
      <span>
        {span === undefined
          ? recordCount(count)
          : covers(count, { from: dateTime(span.from, zone), to: dateTime(span.to, zone), zone: ZONE_NAMES[zone] })}
      </span>{' '}
      <span>{hasMore ? missing : count >= MOST_RECORDS ? atMost(MOST_RECORDS) : complete}</span>
    </output>
  );
}
