import { isInForce, parseLock, type LockRow } from '#domain/locks/lock-row.ts';
import type { RowQuery } from '#features/list/full-list.tsx';
import { epochMs } from '#lib/instant.ts';
import { listOf } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';

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
