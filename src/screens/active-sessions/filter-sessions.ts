import type { RowQuery } from '#features/list/full-list.tsx';
import { epochMs } from '#lib/instant.ts';
import { formatElapsed } from '#lib/time.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sessionKindOf } from '#features/active-sessions/session-kinds.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';

/** The default order of the list. */
export const NEWEST_FIRST = 'duration';

// The newest session has the shortest duration. Sessions with an unreadable start time come last.
const startedMs = ({ created }: SessionRow): number => epochMs(created) || 0;

const compareNewestFirst = (a: SessionRow, b: SessionRow): number => startedMs(b) - startedMs(a);

const COMPARATORS = new Map([
  [NEWEST_FIRST, compareNewestFirst],
  ['kind', (a: SessionRow, b: SessionRow) => compareNames(sessionKindOf(a.kind).title, sessionKindOf(b.kind).title)],
  ['name', (a: SessionRow, b: SessionRow) => compareNames(a.name, b.name)],
]);

/**
 * The rows that match the search, in the requested order. Rows that compare equal are sorted by start time, newest
 * first. Unreadable records match every search and are last.
 */
export function filterSessions(
  rows: readonly (SessionRow | UnreadableEntry)[],
  { search, order, now }: RowQuery & { now: number },
): (SessionRow | UnreadableEntry)[] {
  const lowerCaseSearch = search.trim().toLowerCase();
  const isMatching = ({ searchableText: searchTexts, created }: SessionRow) =>
    searchTexts.includes(lowerCaseSearch) || formatElapsed(now, created).toLowerCase().includes(lowerCaseSearch);
  const compare = COMPARATORS.get(order.field) ?? compareNewestFirst;
  const sign = order.dir === 'asc' ? 1 : -1;
  const matchingRows = rows
    .filter((row) => row.ok)
    .filter(isMatching)
    .toSorted((a, b) => sign * compare(a, b) || compareNewestFirst(a, b));
  return [...matchingRows, ...rows.filter((row) => !row.ok)];
}
