import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import {
  groupByKey,
  buildTimeline,
  type TimelineItem,
  type TimelineSubject,
  type TimelineEvent,
  type TimelineSession,
} from '#domain/audit/log/timeline.ts';
import { formatDate, formatDateTime } from '#lib/time.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LoadedEvents } from '#screens/audit/loaded-events.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import {
  SHOW_MORE_EVENTS,
  timelineLabel,
  elapsedLater,
  sessionText,
  UNKNOWN_RESOURCE,
  UNKNOWN_USER,
} from './messages.ts';
import * as css from './event-timeline.css.ts';
import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { Link } from 'react-router-dom';
import { fullMessageText } from '#domain/audit/template.ts';
import { CatalogMark, EventMessage } from '#features/activity/event-message.tsx';
import { tagTone } from '#features/activity/tag-tone.ts';
import { Tag } from '#ui/mark/tag.tsx';

/** Shorter pauses are not shown. */
const MIN_PAUSE_MS = 60_000;

/** Sessions with more events are collapsed at first. */
const MAX_EXPANDED_EVENTS = 20;

interface TimelineItemProps {
  loaded: LoadedEvents;
  params: AuditState;
}

const Pause = ({ after }: { after: number | undefined }) =>
  after !== undefined && after >= MIN_PAUSE_MS && <p className={css.pause}>{elapsedLater(after)}</p>;

function TimelineEventItem({ event: { event, after }, loaded, params }: TimelineItemProps & { event: TimelineEvent }) {
  const { zone, detailsLinkOf } = params;
  const key = loaded.keys.get(event) ?? event.id;
  const time = formatDateTime(event.timeMs, zone);
  return (
    <li className={css.item} aria-current={params.event === key ? 'true' : undefined}>
      <Pause after={after} />
      <div className={css.eventLine}>
        <time className={css.time} dateTime={event.time} title={time}>
          {time.slice(time.indexOf(' ') + 1)}
        </time>
        <Link
          to={detailsLinkOf(key)}
          className={css.link}
          title={truncate(fullMessageText(event.message), MAX_NAME_LENGTH)}
          preventScrollReset
        >
          <Tag tone={tagTone(event)}>{event.title}</Tag>
        </Link>
        <span className={css.message}>
          <CatalogMark event={event} />
          <EventMessage parts={event.message} />
        </span>
      </div>
    </li>
  );
}

function TimelineSessionItem({ session, loaded, params }: TimelineItemProps & { session: TimelineSession }) {
  const { events, after, durationMs, resource, user } = session;
  return (
    <li className={css.item}>
      <Pause after={after} />
      <details open={events.length <= MAX_EXPANDED_EVENTS} className={css.session}>
        <summary className={css.summary}>
          {sessionText({
            resource: resource || UNKNOWN_RESOURCE,
            user: user || UNKNOWN_USER,
            durationMs,
            count: events.length,
          })}
        </summary>
        <ol className={css.list}>
          {events.map((item) => (
            <TimelineEventItem key={loaded.keys.get(item.event)} event={item} loaded={loaded} params={params} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The number of items shown at first, and added by each click on the button. */
const PAGE_SIZE = 200;

const startTimeOf = (item: TimelineItem): number =>
  item.kind === 'event' ? item.event.timeMs : (item.events[0]?.event.timeMs ?? 0);

interface EventTimelineProps {
  subject: TimelineSubject;
  loaded: LoadedEvents;
  rows: readonly AuditRow[];
  params: AuditState;
}

/** Matching events in chronological order, grouped by session and day. */
export function EventTimeline({ subject, loaded, rows, params }: EventTimelineProps) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const { zone } = params;
  const timelineItems = buildTimeline(rows, subject);
  const visibleItems = timelineItems.slice(0, visibleCount);
  const days = groupByKey(visibleItems, (part) => formatDate(startTimeOf(part), zone));
  const sharedProps = { loaded, params };
  return (
    <Panel>
      <section aria-label={timelineLabel(sanitize(subject.value))}>
        {[...days].map(([day, dayItems]) => (
          <section key={day} aria-label={day} className={css.day}>
            <h2 className={css.date}>{day}</h2>
            <ol className={css.list}>
              {dayItems.map((part) =>
                part.kind === 'event' ? (
                  <TimelineEventItem key={loaded.keys.get(part.event)} event={part} {...sharedProps} />
                ) : (
                  <TimelineSessionItem key={part.sid} session={part} {...sharedProps} />
                ),
              )}
            </ol>
          </section>
        ))}
      </section>
      {timelineItems.length > visibleCount && (
        <Button onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>{SHOW_MORE_EVENTS}</Button>
      )}
    </Panel>
  );
}
