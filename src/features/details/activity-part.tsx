import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import type { AuditEvent } from '#domain/audit/event.ts';
import { buildHistogram } from '#domain/audit/log/histogram.ts';
import type { PageContext } from '#domain/page-context.ts';
import { newestEventsQuery } from '#features/activity/events-query.ts';
import { CatalogMark, EventMessage } from '#features/activity/event-message.tsx';
import { PAGE_LIMIT, type LogPage } from '#features/activity/log-query.ts';
import { formatRange, type Interval } from '#features/activity/range.ts';
import { tagTone } from '#features/activity/tag-tone.ts';
import { epochMs } from '#lib/instant.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { RANGE_NAMES } from '#features/activity/messages.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Sparkline } from '#ui/timeline/sparkline.tsx';
import { ClusterNote } from './cluster-note.tsx';
import { DetailsSection, MissingPermission } from './details-section.tsx';
import {
  eventsFound,
  failedCount,
  DURING_SESSION,
  EVENTS_NOT_LOADED,
  NO_EVENTS,
  NO_EVENTS_FOUND,
  OPEN_AUDIT_LOG,
  searchedSince,
} from './messages.ts';
import * as css from './details.css.ts';

const MAX_ROWS = 20;

interface ActivityPartProps {
  isMatching: (event: AuditEvent) => boolean;
  /** The filters of the audit log that show the same. */
  filters: Readonly<Record<string, string>>;
  /** For users and bots, who may be active on other clusters too. */
  isOfUser?: boolean;
  /** The last 7 days by default. */
  range?: Interval;
}

/** The newest audit events about the thing, with their course over the last days. */
export function ActivityPart(props: ActivityPartProps) {
  const { cluster, features } = useOutletContext<PageContext>();
  return (
    <DetailsSection
      title={props.range ? DURING_SESSION : RANGE_NAMES['7d']}
      action={features.audit && <Link to={links.audit({ cluster }, auditQuery(props))}>{OPEN_AUDIT_LOG}</Link>}
    >
      {props.isOfUser === true && <ClusterNote />}
      {features.audit ? <Events {...props} /> : <MissingPermission permission="event: list" />}
    </DetailsSection>
  );
}

const auditQuery = ({ filters, range }: ActivityPartProps) => ({
  ...filters,
  range: range && formatRange(range),
});

function Events(props: ActivityPartProps) {
  const { isMatching, range } = props;
  const { cluster } = useOutletContext<PageContext>();
  const events = useQuery(newestEventsQuery(cluster, range ?? '7d', PAGE_LIMIT));
  return (
    <Answer query={events} placeholder={<SkeletonLines lines={6} />} errorTitle={EVENTS_NOT_LOADED}>
      {({ rows, requested, next }) => {
        const readable = rows.filter((row) => row.ok);
        const matching = readable.filter(isMatching);
        const oldest = readable.at(-1);
        return (
          <>
            {matching.length === 0 ? (
              <p className={css.note}>{next || range ? NO_EVENTS_FOUND : NO_EVENTS}</p>
            ) : (
              <>
                <Course events={matching} requested={requested} />
                <ul className={css.rows}>
                  {matching.slice(0, MAX_ROWS).map((event) => (
                    <EventRow
                      key={event.id}
                      event={event}
                      to={links.audit({ cluster }, { ...auditQuery(props), event: event.id })}
                    />
                  ))}
                </ul>
              </>
            )}
            {next && oldest && (
              <p className={css.note}>{searchedSince(rows.length, formatDateTime(oldest.timeMs, 'utc'))}</p>
            )}
          </>
        );
      }}
    </Answer>
  );
}

function Course({ events, requested }: { events: readonly AuditEvent[]; requested: LogPage<unknown>['requested'] }) {
  const range = { from: epochMs(requested.from), to: Math.min(epochMs(requested.to), requested.requestedAt) };
  const bars = buildHistogram(events, range, 'utc').map(({ from, to, ok, info, failure }) => ({
    from,
    to,
    total: ok + info + failure,
    marked: failure,
  }));
  const failed = events.filter(({ outcome }) => outcome === 'failure').length;
  return (
    <>
      <Sparkline bars={bars} />
      <p className={css.note}>
        {eventsFound(events.length)}
        {failed > 0 && ` · ${failedCount(failed)}`}
      </p>
    </>
  );
}

function EventRow({ event, to }: { event: AuditEvent; to: string }) {
  return (
    <li className={css.event}>
      <span className={css.eventHead}>
        <Link to={to} className={css.eventTitle}>
          <Tag tone={tagTone(event)}>{event.title}</Tag>
        </Link>
        <span className={css.time}>{formatDateTime(event.timeMs, 'utc')}</span>
      </span>
      <span className={css.eventText}>
        <CatalogMark event={event} />
        <EventMessage parts={event.message} />
      </span>
    </li>
  );
}
