import type { Schemas } from '#api/schemas.ts';
import { parseLockTargets, targetLabel, rawTargetLabel } from '#domain/locks/lock-targets.ts';
import type { RowQuery } from '#features/list/full-list.tsx';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { isUnsetTime } from '#lib/time.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface LockRow {
  ok: true;
  /** Its UUID. */
  id: string;
  /** All that it denies, in one text. */
  name: string;
  targets: string[];
  createdBy: string;
  createdAt: string;
  /** Empty for never. */
  expires: string;
  message: string;
  /** What the search looks into (`searchText`). */
  searched: string;
}

/** Older proxies also list locks that have expired (docs/protocol/resources.md#8.1). */
export const isInForce = (expires: string, now: number): boolean => expires === '' || !(epochMs(expires) <= now);

/** Reads one record of the list; one without an ID or a target is kept as it came. */
export function lockRow(raw: unknown, index: number): LockRow | UnreadableEntry {
  const { name, targets, message, createdBy, createdAt, expires } = fieldsOf<Schemas['Lock']>(raw);
  const read = parseLockTargets(targets);
  const denied = read.map((target) => targetLabel(target));
  if (typeof name !== 'string' || name === '' || denied.length === 0) return unreadableEntry(raw, index);
  const until = textOr(expires, '');
  const end = isUnsetTime(until) ? '' : until;
  return {
    ok: true,
    id: name,
    name: denied.join(', '),
    targets: denied,
    createdBy: sanitize(textOr(createdBy, '')),
    createdAt: textOr(createdAt, ''),
    expires: end,
    message: sanitize(textOr(message, '')),
    searched: searchText([...read.map((target) => rawTargetLabel(target)), textOr(message, ''), textOr(createdBy, '')]),
  };
}

// What cannot be read as a time comes first, and what never ends comes last.
const started = ({ createdAt }: LockRow): number => epochMs(createdAt) || 0;
const ends = ({ expires }: LockRow): number => (expires === '' ? Infinity : epochMs(expires) || 0);

type Compare = (a: LockRow, b: LockRow) => number;

const byTime =
  (at: (row: LockRow) => number): Compare =>
  (a, b) =>
    at(a) === at(b) ? 0 : at(a) - at(b);

const byAuthor: Compare = (a, b) => compareNames(a.createdBy, b.createdBy);

/** The order of the list until the user chooses one. */
export const BY_AUTHOR = 'createdBy';

const COMPARE = new Map<string, Compare>([
  [BY_AUTHOR, byAuthor],
  ['createdAt', byTime(started)],
  ['expires', byTime(ends)],
  ['message', (a, b) => compareNames(a.message, b.message)],
]);

interface WantedLocks extends RowQuery {
  /** Only what is in force then; all of them where it is left out. */
  inForceAt?: number | undefined;
}

/** The rows to show, the newest first where all else is equal; unreadable records stay at the end of every search. */
export function lockRows(answer: unknown, { search, order, inForceAt }: WantedLocks): (LockRow | UnreadableEntry)[] {
  const text = search.trim().toLowerCase();
  const rows = listOf(answer).map(lockRow);
  const fits = ({ searched, expires }: LockRow) =>
    (inForceAt === undefined || isInForce(expires, inForceAt)) && searched.includes(text);
  const compare = COMPARE.get(order.field) ?? byAuthor;
  const sign = order.dir === 'asc' ? 1 : -1;
  const found = rows
    .filter((row) => row.ok)
    .filter(fits)
    .toSorted((a, b) => sign * compare(a, b) || byTime(started)(b, a));
  return [...found, ...rows.filter((row) => !row.ok)];
}
