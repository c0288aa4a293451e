// Merges and sorts rows of overlapping pages and polls (docs/behaviour.md#audit-events).
import { stringifyExact } from '#lib/exact-json.ts';
import { textOr } from '#lib/untrusted.ts';
import type { AuditRow } from '#domain/audit/event.ts';

/** A key for comparing rows: the `uid` if the record has one, otherwise the whole record, which may have copies. */
function rowKeyOf(row: AuditRow): { key: string; isUnique: boolean } {
  const uid = row.ok ? textOr(row.raw['uid'], '') : '';
  return uid === ''
    ? { key: `raw ${stringifyExact(row.raw)}`, isUnique: false }
    : { key: `uid ${uid}`, isUnique: true };
}

function countByKey(rows: readonly AuditRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of rows.map(rowKeyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The rows of `fresh` that `existing` does not contain. Of equal rows without a `uid`, those beyond its copies. */
export function newRowsIn(existing: readonly AuditRow[], fresh: readonly AuditRow[]): AuditRow[] {
  const unmatchedCounts = countByKey(existing);
  return fresh.filter((row) => {
    const { key, isUnique } = rowKeyOf(row);
    const count = unmatchedCounts.get(key) ?? 0;
    unmatchedCounts.set(key, isUnique ? 1 : count - 1);
    return count <= 0;
  });
}

/** Existing rows, then new rows, without duplicates. */
export const mergeRows = (existing: readonly AuditRow[], fresh: readonly AuditRow[]): AuditRow[] => [
  ...existing,
  ...newRowsIn(existing, fresh),
];

export type SortOrder = 'asc' | 'desc';

/** Sorts by time, then by index within the session, as proxies do. Unreadable records come last in both orders. */
export function sortRows(rows: readonly AuditRow[], order: SortOrder): AuditRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (!a.ok || !b.ok) return Number(!a.ok) - Number(!b.ok);
    return sign * (a.timeMs - b.timeMs || a.index - b.index);
  });
}
