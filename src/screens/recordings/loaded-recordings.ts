// Combines the loaded pages of the list of recordings.
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';

type LoadedRow = RecordingRow | UnreadableEntry;

/** Removes duplicates of overlapping pages. An unreadable record is identified by its page and position. */
export function rowsOfPages(pages: readonly { rows: readonly LoadedRow[] }[]): LoadedRow[] {
  const knownIds = new Set<string>();
  return pages.flatMap(({ rows }, page) =>
    rows.flatMap((row) => {
      const id = row.ok ? row.id : `${row.id} of page ${page}`;
      if (knownIds.has(id)) return [];
      knownIds.add(id);
      return [{ ...row, id }];
    }),
  );
}

/** The times when the first and the last session ended, in epoch milliseconds. */
export function timeSpanOf(rows: readonly LoadedRow[]): { from: number; to: number } | undefined {
  const endTimes = rows.flatMap((row) => (row.ok ? [row.endedMs] : []));
  const [first] = endTimes;
  if (first === undefined) return undefined;
  const span = (from: number, to: number) => ({ from, to });
  return endTimes.reduce(({ from, to }, end) => span(Math.min(from, end), Math.max(to, end)), span(first, first));
}
