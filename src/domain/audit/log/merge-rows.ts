// Pages and polls that overlap, put together and in order (docs/behaviour.md#audit-events).
import { stringifyExact } from '#lib/exact-json.ts';
import { textOr } from '#lib/untrusted.ts';
import type { AuditRow } from '#domain/audit/event.ts';

/** A record with a `uid` is one wherever it comes; any other is known by all that it holds. */
function rowKeyOf(row: AuditRow): { key: string; isUnique: boolean } {
  const uid = row.ok ? textOr(row.raw['uid'], '') : '';
  return uid === ''
    ? { key: `raw ${stringifyExact(row.raw)}`, isUnique: false }
    : { key: `uid ${uid}`, isUnique: true };
}

function countsOf(rows: readonly AuditRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of rows.map(rowKeyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What of `fresh` is not yet in `known`: records alike that have no `uid` count as often as one answer holds them. */
export function newRowsIn(known: readonly AuditRow[], fresh: readonly AuditRow[]): AuditRow[] {
  const unmatchedCounts = countsOf(known);
  return fresh.filter((row) => {
    const { key, isUnique } = rowKeyOf(row);
    const count = unmatchedCounts.get(key) ?? 0;
    unmatchedCounts.set(key, isUnique ? 1 : count - 1);
    return count <= 0;
  });
}

/** Both, none twice, in the order in which they came. */
export const mergeRows = (known: readonly AuditRow[], fresh: readonly AuditRow[]): AuditRow[] => [
  ...known,
  ...newRowsIn(known, fresh),
];

export type SortOrder = 'asc' | 'desc';

/** By time, then by place within a session, as proxies sort; what has no time comes last, as it came. */
export function sortRows(rows: readonly AuditRow[], order: SortOrder): AuditRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (!a.ok || !b.ok) return Number(!a.ok) - Number(!b.ok);
    return sign * (a.timeMs - b.timeMs || a.index - b.index);
  });
}
