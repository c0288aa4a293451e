import { compareNames } from '#lib/text/locale.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface ValueCount<T> {
  value: T;
  count: number;
}

/** The values in the rows, the most frequent first. Empty values are ignored. */
export function countValues<R extends { ok: true }, T extends string>(
  rows: readonly (R | UnreadableEntry)[],
  valuesOf: (row: R) => readonly T[],
): ValueCount<T>[] {
  const counts = new Map<T, number>();
  for (const row of rows)
    for (const value of row.ok ? valuesOf(row) : []) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.value, b.value));
}
