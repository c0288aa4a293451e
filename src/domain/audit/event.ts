// Converts raw events to rows of the log (docs/protocol/audit-catalogue.md#2, docs/behaviour.md#unreadable-records).
import type { Schemas } from '#api/schemas.ts';
import { withExactNumbers } from '#lib/exact-json.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, isRecord, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import { sanitize, sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { describeEvent, type EventDescription } from './catalog.ts';
import type { Category } from './categories.ts';
import { fieldOf, RESOURCE_FIELDS, type Fields } from './fields.ts';
import { NOT_IN_CATALOG } from './messages.ts';
import { fullMessageText } from './template.ts';

/** A readable event. Texts that the record does not contain are empty. */
export interface AuditEvent extends EventDescription {
  ok: true;
  /** The `uid` of the record. If it has none, type and time, which need not be unique. */
  id: string;
  /** The time as sent. `timeMs` is the same time in epoch milliseconds. */
  time: string;
  timeMs: number;
  /** The `ei` field: the event's position in the stream of its session. */
  index: number;
  code: string;
  type: string;
  user: string;
  resource: string;
  cluster: string;
  /** The searchable text, normalized by `normalizeForSearch`. */
  search: string;
  raw: Fields;
}

export type AuditRow = AuditEvent | UnreadableEntry;

/** Text without differences of case or of Unicode form, for comparing in a search. */
export const normalizeForSearch = (text: string): string => text.normalize().toLowerCase();

/** In these categories, registration events have the resource only in `name`. */
const CATEGORIES_WITH_NAME_FIELD: readonly Category[] = ['app', 'database', 'kubernetes'];

function resourceOf(raw: Fields, category: Category): string {
  const names = CATEGORIES_WITH_NAME_FIELD.includes(category) ? [...RESOURCE_FIELDS, 'name'] : RESOURCE_FIELDS;
  for (const name of names) {
    const text = textOr(fieldOf(raw, name), '');
    if (text !== '') return text;
  }
  return '';
}

/** The texts that identify an event, its user, its resource and its cluster, not yet sanitized. */
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

/** A record is unreadable without a time, or without both type and code. */
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
      ...(description.isKnown ? [] : [NOT_IN_CATALOG]),
      fullMessageText(description.message),
      sentTime,
      ...Object.values(rawNames).map(sanitizeUntruncated),
    ].join('\n'),
  );
  return { ok: true, ...names, time: sentTime, timeMs, index: numberOr(ei, 0), ...description, search, raw };
}

/** The rows of one page. `startIndex` is the number of rows on earlier pages. */
export const auditRows = (page: unknown, startIndex = 0): AuditRow[] =>
  listOf(fieldsOf<Schemas['AuditEventPage']>(page).events).map((raw, index) => auditRow(raw, startIndex + index));
