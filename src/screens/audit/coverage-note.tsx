import type { AuditRow } from '#domain/audit/event.ts';
import { dateTime } from '#lib/time.ts';
import type { AuditParams } from './audit-params.ts';
import { MOST_EVENTS } from './events-query.ts';
import { spanOf } from './loaded.ts';
import { atMost, COMPLETE, covers, NEWER_MISSING, OLDER_MISSING, recordCount, ZONE_NAMES } from './messages.ts';
import * as css from './audit.css.ts';

interface CoverageNoteProps {
  rows: readonly AuditRow[];
  params: Pick<AuditParams, 'zone' | 'order'>;
  hasMore: boolean;
}

/** How much of the log the rows are: what is counted and searched here is never more than that. */
export function CoverageNote({ rows, params: { zone, order }, hasMore }: CoverageNoteProps) {
  if (rows.length === 0) return null;
  const span = spanOf(rows);
  const missing = order === 'desc' ? OLDER_MISSING : NEWER_MISSING;
  const isFull = rows.length >= MOST_EVENTS;
  return (
    <output className={css.coverage}>
      <span>
        {span === undefined
          ? recordCount(rows.length)
          : covers(rows.length, {
              from: dateTime(span.from, zone),
              to: dateTime(span.to, zone),
              zone: ZONE_NAMES[zone],
            })}
      </span>{' '}
      <span>{hasMore ? missing : isFull ? atMost(MOST_EVENTS) : COMPLETE}</span>
    </output>
  );
}
