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
  searchableText: string;
}

/** Older proxies also list locks that have expired (docs/protocol/resources.md#8.1). */
export const isInForce = (expires: string, now: number): boolean => expires === '' || !(epochMs(expires) <= now);

/** Reads one record of the list; one without an ID or a target is kept as it came. */
export function parseLock(raw: unknown, index: number): LockRow | UnreadableEntry {
  const { name, targets, message, createdBy, createdAt, expires } = fieldsOf<Schemas['Lock']>(raw);
  const lockTargets = parseLockTargets(targets);
  const targetTexts = lockTargets.map((target) => targetLabel(target));
  if (typeof name !== 'string' || name === '' || targetTexts.length === 0) return unreadableEntry(raw, index);
  const until = textOr(expires, '');
  const expiresAt = isUnsetTime(until) ? '' : until;
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

// What cannot be read as a time comes first, and what never ends comes last.
const createdMs = ({ createdAt }: LockRow): number => epochMs(createdAt) || 0;
const expiresMs = ({ expires }: LockRow): number => (expires === '' ? Infinity : epochMs(expires) || 0);

type CompareLocks = (a: LockRow, b: LockRow) => number;

const byTime =
  (timeOf: (row: LockRow) => number): CompareLocks =>
  (a, b) =>
    timeOf(a) === timeOf(b) ? 0 : timeOf(a) - timeOf(b);

const byAuthor: CompareLocks = (a, b) => compareNames(a.createdBy, b.createdBy);

/** The order of the list until the user chooses one. */
export const SORT_BY_AUTHOR = 'createdBy';

const COMPARATORS = new Map<string, CompareLocks>([
  [SORT_BY_AUTHOR, byAuthor],
  ['createdAt', byTime(createdMs)],
  ['expires', byTime(expiresMs)],
  ['message', (a, b) => compareNames(a.message, b.message)],
]);

interface LockQuery extends RowQuery {
  /** Only what is in force then; all of them where it is left out. */
  inForceAt?: number | undefined;
}

/** The rows to show, the newest first where all else is equal; unreadable records stay at the end of every search. */
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
