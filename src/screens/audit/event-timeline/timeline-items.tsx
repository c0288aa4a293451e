import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { Link } from 'react-router-dom';
import { fullMessageText } from '#domain/audit/template.ts';
import type { TimelineEvent, TimelineSession } from '#domain/audit/log/timeline.ts';
import { formatDateTime } from '#lib/time.ts';
import { CatalogueMark, EventMessage } from '#screens/audit/event-cells.tsx';
import type { LoadedEvents } from '#screens/audit/loaded-events.ts';
import { tagTone } from '#screens/audit/tag-tone.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { elapsedLater, sessionText, UNKNOWN_RESOURCE, UNKNOWN_USER } from './messages.ts';
import * as css from './event-timeline.css.ts';

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

export function TimelineEventItem({
  event: { event, after },
  loaded,
  params,
}: TimelineItemProps & { event: TimelineEvent }) {
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
          <CatalogueMark event={event} />
          <EventMessage parts={event.message} />
        </span>
      </div>
    </li>
  );
}

export function TimelineSessionItem({ session, loaded, params }: TimelineItemProps & { session: TimelineSession }) {
  const { events, after, durationMs: lasted, resource, user } = session;
  return (
    <li className={css.item}>
      <Pause after={after} />
      <details open={events.length <= MAX_EXPANDED_EVENTS} className={css.session}>
        <summary className={css.summary}>
          {sessionText({
            resource: resource || UNKNOWN_RESOURCE,
            user: user || UNKNOWN_USER,
            lasted,
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
