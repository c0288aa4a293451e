// Raw events of the wire as rows of the log (docs/protocol/audit-catalogue.md#2, docs/behaviour.md#unreadable-records).
import type { Schemas } from '#api/schemas.ts';
import { withExactNumbers } from '#lib/exact-json.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import { sanitize, sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { describeEvent, type EventDescription } from './catalogue.ts';
import type { Category } from './categories.ts';
import { fieldOf, RESOURCE_FIELDS, type Fields } from './fields.ts';
import { NOT_IN_CATALOGUE } from './messages.ts';
import { fullMessageText } from './template.ts';

/** An event as far as it can be read; a text that was not sent is empty. */
export interface AuditEvent extends EventDescription {
  ok: true;
  /** Of a record without a `uid` it is not unique. */
  id: string;
  /** As sent, and in epoch milliseconds. */
  time: string;
  timeMs: number;
  /** The place within a session's stream. */
  index: number;
  code: string;
  type: string;
  user: string;
  resource: string;
  cluster: string;
  /** What a search looks through, as `searchable` makes it. */
  search: string;
  raw: Fields;
}

/** One row: an event, or what came instead of one. */
export type AuditRow = AuditEvent | UnreadableEntry;

/** Text as it is compared in a search: letters alike in either case, however their accents are written. */
export const normalizeForSearch = (text: string): string => text.normalize().toLowerCase();

/** Registrations name what they are about by `name` alone. */
const NAMED_BY_NAME_FIELD: readonly Category[] = ['app', 'database', 'kubernetes'];

function resourceOf(raw: Fields, category: Category): string {
  const names = NAMED_BY_NAME_FIELD.includes(category) ? [...RESOURCE_FIELDS, 'name'] : RESOURCE_FIELDS;
  for (const name of names) {
    const text = textOr(fieldOf(raw, name), '');
    if (text !== '') return text;
  }
  return '';
}

/** The names in an event exactly as they were sent. */
export function rawNamesOf(raw: Fields, category: Category) {
  const { code, event, time, uid, cluster_name: cluster } = fieldsOf<Schemas['AuditEvent']>(raw);
  const type = textOr(event, '');
  return {
    id: textOr(uid, `${type}:${textOr(time, '')}`),
    code: textOr(code, ''),
    type,
    user: textOr(fieldOf(raw, 'user'), ''),
    resource: resourceOf(raw, category),
    cluster: textOr(cluster, ''),
  };
}

/** Without a type and a code it says nothing, and without a time it has no place in the log. */
export function auditRow(raw: unknown, index: number): AuditRow {
  const { code, event, time, ei } = fieldsOf<Schemas['AuditEvent']>(raw);
  const type = textOr(event, '');
  const sentTime = textOr(time, '');
  const timeMs = epochMs(sentTime);
  const hasTypeOrCode = type !== '' || textOr(code, '') !== '';
  if (!isRecord(raw) || !hasTypeOrCode || Number.isNaN(timeMs)) return unreadableEntry(raw, index);
  const description = describeEvent(withExactNumbers(raw));
  const rawNames = rawNamesOf(raw, description.category);
  const { id, code: sentCode, type: sentType, user, resource, cluster } = rawNames;
  const names = {
    id: sanitize(id),
    code: sanitize(sentCode),
    type: sanitize(sentType),
    user: sanitize(user),
    resource: sanitize(resource),
    cluster: sanitize(cluster),
  };
  const search = normalizeForSearch(
    [
      description.title,
      ...(description.isKnown ? [] : [NOT_IN_CATALOGUE]),
      fullMessageText(description.message),
      sentTime,
      ...Object.values(rawNames).map(sanitizeUntruncated),
    ].join('\n'),
  );
  return { ok: true, ...names, time: sentTime, timeMs, index: numberOr(ei, 0), ...description, search, raw };
}

/** The rows of one page; `from` is how many came before it. */
export const auditRows = (page: unknown, startIndex = 0): AuditRow[] =>
  listOf(fieldsOf<Schemas['AuditEventPage']>(page).events).map((raw, index) => auditRow(raw, startIndex + index));
