import type { AuditEvent } from '#domain/audit/event.ts';
import { NOT_IN_CATALOG } from '#domain/audit/messages.ts';
import type { MessagePart } from '#domain/audit/template.ts';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import * as css from './event-message.css.ts';

/** The index makes the key unique, because values may repeat (a user who is their own target). */
const partKeyOf = (part: MessagePart, index: number) => `${part.kind} ${index}`;

/** Values are isolated, so that their text direction does not affect the sentence (Unicode TR 36). */
export function EventMessage({ parts, isFull = false }: { parts: readonly MessagePart[]; isFull?: boolean }) {
  return parts.map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <bdi key={partKeyOf(part, index)}>{isFull ? truncate(part.full, MAX_MESSAGE_LENGTH) : part.text}</bdi>
    ),
  );
}

/** Marks events that the catalog does not contain. Their message consists of the event's own fields. */
export const CatalogMark = ({ event }: { event: AuditEvent }) =>
  !event.isKnown && <span className={css.catalogMark}>{NOT_IN_CATALOG}</span>;
