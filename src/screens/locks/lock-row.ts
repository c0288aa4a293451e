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
  /** The lock's UUID. */
  id: string;
  /** All targets as one text. */
  name: string;
  targets: string[];
  createdBy: string;
  createdAt: string;
  /** Empty if the lock never expires. */
  expires: string;
  message: string;
  /** Lower-case text that the search matches (`searchText`). */
  searchableText: string;
}

/**
 * Whether a lock with this expiry is in force. Older proxies also list expired locks (docs/protocol/resources.md#8.1).
 * An unreadable expiry counts as in force.
 */
export const isInForce = (expires: string, now: number): boolean => expires === '' || !(epochMs(expires) <= now);

/** Parses one record of the list. Records without an ID or a target are unreadable and keep their raw data. */
export function parseLock(raw: unknown, index: number): LockRow | UnreadableEntry {
  const { name, targets, message, createdBy, createdAt, expires } = fieldsOf<Schemas['Lock']>(raw);
  const lockTargets = parseLockTargets(targets);
  const targetTexts = lockTargets.map((target) => targetLabel(target));
  if (typeof name !== 'string' || name === '' || targetTexts.length === 0) return unreadableEntry(raw, index);
  const expiryTime = textOr(expires, '');
  const expiresAt = isUnsetTime(expiryTime) ? '' : expiryTime;
  return {
    ok: true,
    id: name,
    name: targetTexts.join(', '),
    targets: targetTexts,
    createdBy: sanitize(textOr(createdBy, '')),
    createdAt: textOr(createdAt, ''),
    expires: expiresAt,
    message: sanitize(textOr(message, '')),
    searchableText: searchText([
      ...lockTargets.map((target) => rawTargetLabel(target)),
      textOr(message, ''),
      textOr(createdBy, ''),
    ]),
  };
}

// Unreadable times come first, and locks without an expiry come last.
const createdMs = ({ createdAt }: LockRow): number => epochMs(createdAt) || 0;
const expiresMs = ({ expires }: LockRow): number => (expires === '' ? Infinity : epochMs(expires) || 0);

type CompareLocks = (a: LockRow, b: LockRow) => number;

const byTime =
  (timeOf: (row: LockRow) => number): CompareLocks =>
  (a, b) =>
    timeOf(a) === timeOf(b) ? 0 : timeOf(a) - timeOf(b);

const byAuthor: CompareLocks = (a, b) => compareNames(a.createdBy, b.createdBy);

/** The default order of the list. */
export const SORT_BY_AUTHOR = 'createdBy';

const COMPARATORS = new Map<string, CompareLocks>([
  [SORT_BY_AUTHOR, byAuthor],
  ['createdAt', byTime(createdMs)],
  ['expires', byTime(expiresMs)],
  ['message', (a, b) => compareNames(a.message, b.message)],
]);

interface LockQuery extends RowQuery {
  /** If set, only locks in force at this time are returned. */
  inForceAt?: number | undefined;
}

/** The visible rows, newest first among equal rows. Every search keeps unreadable records and lists them last. */
export function filterLocks(response: unknown, { search, order, inForceAt }: LockQuery): (LockRow | UnreadableEntry)[] {
  const lowerCaseSearch = search.trim().toLowerCase();
  const rows = listOf(response).map(parseLock);
  const isMatching = ({ searchableText, expires }: LockRow) =>
    (inForceAt === undefined || isInForce(expires, inForceAt)) && searchableText.includes(lowerCaseSearch);
  const compare = COMPARATORS.get(order.field) ?? byAuthor;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matching = rows
    .filter((row) => row.ok)
    .filter(isMatching)
    .toSorted((a, b) => sign * compare(a, b) || byTime(createdMs)(b, a));
  return [...matching, ...rows.filter((row) => !row.ok)];
}
