import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { Link } from 'react-router-dom';
import { fullMessageText } from '#domain/audit/template.ts';
import type { TimelineEvent, TimelineSession } from '#domain/audit/log/timeline.ts';
import { formatDateTime } from '#lib/time.ts';
import { CatalogueMark, EventMessage } from '#screens/audit/event-cells.tsx';
import type { Loaded } from '#screens/audit/loaded.ts';
import { tagTone } from '#screens/audit/tag-tone.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { later, sessionText, UNKNOWN_RESOURCE, UNKNOWN_USER } from './messages.ts';
import * as css from './story.css.ts';

/** Shorter pauses say nothing. */
const PAUSE_MS = 60_000;

/** A session with more events than these is closed at first. */
const OPEN = 20;

interface ItemProps {
  loaded: Loaded;
  params: AuditState;
}

const Pause = ({ after }: { after: number | undefined }) =>
  after !== undefined && after >= PAUSE_MS && <p className={css.pause}>{later(after)}</p>;

export function StoryEventItem({ of: { event, after }, loaded, params }: ItemProps & { of: TimelineEvent }) {
  const { zone, detailsOf } = params;
  const key = loaded.keys.get(event) ?? event.id;
  const time = formatDateTime(event.timeMs, zone);
  return (
    <li className={css.item} aria-current={params.event === key ? 'true' : undefined}>
      <Pause after={after} />
      <div className={css.line}>
        <time className={css.time} dateTime={event.time} title={time}>
          {time.slice(time.indexOf(' ') + 1)}
        </time>
        <Link
          to={detailsOf(key)}
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

export function StorySessionItem({ of: session, loaded, params }: ItemProps & { of: TimelineSession }) {
  const { events, after, durationMs: lasted, resource, user } = session;
  return (
    <li className={css.item}>
      <Pause after={after} />
      <details open={events.length <= OPEN} className={css.session}>
        <summary className={css.summary}>
          {sessionText({
            resource: resource || UNKNOWN_RESOURCE,
            user: user || UNKNOWN_USER,
            lasted,
            count: events.length,
          })}
        </summary>
        <ol className={css.list}>
          {events.map((one) => (
            <StoryEventItem key={loaded.keys.get(one.event)} of={one} loaded={loaded} params={params} />
          ))}
        </ol>
      </details>
    </li>
  );
}
