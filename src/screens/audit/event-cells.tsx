import { truncate, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEvent } from '#domain/audit/event.ts';
import { NOT_IN_CATALOGUE } from '#domain/audit/messages.ts';
import { fullMessageText, type MessagePart } from '#domain/audit/template.ts';
import { reportUnrecognized } from '#features/diagnostics/unrecognized-data.ts';
import { UNREADABLE } from '#features/list/messages.ts';
import { CopyRecord, rawText, UnreadableRecord } from '#features/list/unreadable.tsx';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { Cell } from '#ui/table/table.tsx';
import { tagTone } from './tag-tone.ts';
import * as css from './audit.css.ts';

/** Two lines in one cell, or columns, the user among them. */
export type ColumnLayout = 'lines' | 'columns' | 'user';

interface EventCellsProps {
  event: AuditEvent;
  /** Where its details are. */
  to: string;
  zone: TimeZone;
  columns: ColumnLayout;
}

/** Values may repeat, for instance a user who is their own target. */
const partKeyOf = (part: MessagePart, at: number) => `${part.kind} ${at}`;

/** A value keeps its direction to itself (Unicode TR 36). */
export function EventMessage({ parts, isWhole: isFull = false }: { parts: readonly MessagePart[]; isWhole?: boolean }) {
  return parts.map((part, at) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <bdi key={partKeyOf(part, at)}>{isFull ? truncate(part.full, MAX_MESSAGE_LENGTH) : part.text}</bdi>
    ),
  );
}

/** Marks an event whose message the console made from its fields alone. */
export const CatalogueMark = ({ event }: { event: AuditEvent }) =>
  !event.isKnown && <span className={css.catalogueMark}>{NOT_IN_CATALOGUE}</span>;

/** The link reaches over the whole row, and tells the message with its values uncut. */
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
          <CatalogueMark event={event} />
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
        <CatalogueMark event={event} />
        <EventMessage parts={event.message} />
      </Cell>
      {columns === 'user' && <Cell kind="quiet">{event.user}</Cell>}
    </>
  );
}

/** A record that cannot be read: marked as such, shown as it came, and in nobody's way (docs/behaviour.md#unreadable-records). */
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
