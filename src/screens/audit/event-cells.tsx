import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '#domain/audit/event.ts';
import { fullMessageText } from '#domain/audit/template.ts';
import { CatalogMark, EventMessage } from '#features/activity/event-message.tsx';
import { reportUnrecognized } from '#features/diagnostics/unrecognized-data.ts';
import { UNREADABLE } from '#features/list/messages.ts';
import { CopyRecord, rawText, UnreadableRecord } from '#features/list/unreadable.tsx';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { Cell } from '#ui/table/table.tsx';
import { tagTone } from '#features/activity/tag-tone.ts';
import * as css from './audit.css.ts';

/** One cell with two lines, columns without the user, or columns with the user. */
export type ColumnLayout = 'lines' | 'columns' | 'user';

interface EventCellsProps {
  event: AuditEvent;
  /** Link to the event's details. */
  to: string;
  zone: TimeZone;
  columns: ColumnLayout;
}

/** The link covers the whole row. Its tooltip contains the full message. */
function EventTitleLink({ event, to }: Pick<EventCellsProps, 'event' | 'to'>) {
  return (
    <Link
      to={to}
      className={css.link}
      title={truncate(fullMessageText(event.message), MAX_NAME_LENGTH)}
      preventScrollReset
    >
      <Tag tone={tagTone(event)}>
        <span className={css.title}>{event.title}</span>
      </Tag>
    </Link>
  );
}

export function EventCells({ event, to, zone, columns }: EventCellsProps) {
  const time = formatDateTime(event.timeMs, zone);
  const { code, type, raw, isKnown } = event;
  useEffect(() => {
    if (!isKnown) reportUnrecognized('event', `${type} ${code}`.trim(), raw);
  }, [code, type, raw, isKnown]);
  if (columns === 'lines')
    return (
      <Cell kind="name">
        <span className={css.firstLine}>
          <EventTitleLink event={event} to={to} />
          <span className={css.time}>{time}</span>
        </span>
        <span className={css.secondLine}>
          <CatalogMark event={event} />
          <EventMessage parts={event.message} />
        </span>
      </Cell>
    );
  return (
    <>
      <Cell kind="code">{time}</Cell>
      <Cell kind="name">
        <EventTitleLink event={event} to={to} />
      </Cell>
      <Cell>
        <CatalogMark event={event} />
        <EventMessage parts={event.message} />
      </Cell>
      {columns === 'user' && <Cell kind="quiet">{event.user}</Cell>}
    </>
  );
}

/** An unreadable record, marked and shown as raw data (docs/behaviour.md#unreadable-records). */
export function UnreadableCells({ raw, columns }: { raw: unknown; columns: ColumnLayout }) {
  if (columns === 'lines')
    return (
      <Cell kind="name">
        <CopyRecord raw={raw} /> <UnreadableRecord raw={raw} />
      </Cell>
    );
  return (
    <>
      <Cell />
      <Cell kind="name">
        {UNREADABLE} <CopyRecord raw={raw} />
      </Cell>
      <Cell kind="code" title={rawText(raw)}>
        {rawText(raw)}
      </Cell>
      {columns === 'user' && <Cell />}
    </>
  );
}
