import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import { groupByKey, buildTimeline, type TimelineItem, type TimelineSubject } from '#domain/audit/log/timeline.ts';
import { formatDate } from '#lib/time.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LoadedEvents } from '#screens/audit/loaded-events.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { SHOW_MORE_EVENTS, timelineLabel } from './messages.ts';
import { TimelineEventItem, TimelineSessionItem } from './timeline-items.tsx';
import * as css from './event-timeline.css.ts';

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
