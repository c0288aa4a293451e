// Combines the loaded pages of the audit log and gives each row a key.
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import { mergeRows } from '#domain/audit/log/merge-rows.ts';

export interface LoadedEvents {
  rows: readonly AuditRow[];
  /** A unique key for each row, because IDs may repeat (docs/protocol/audit-catalogue.md#2). */
  keys: ReadonlyMap<AuditRow, string>;
  /** The readable events by their key. */
  events: ReadonlyMap<string, AuditEvent>;
  span: ReturnType<typeof timeSpanOf>;
}

const uniqueKey = (key: string, earlierCount: number): string =>
  earlierCount === 0 ? key : `${key}~${earlierCount + 1}`;

/** The rows of all pages. Rows of overlapping pages appear once. */
export const rowsOfPages = (pages: readonly { rows: readonly AuditRow[] }[]): readonly AuditRow[] =>
  pages.reduce<readonly AuditRow[]>(
    (mergedRows, page) => (mergedRows.length === 0 ? page.rows : mergeRows(mergedRows, page.rows)),
    [],
  );

export function indexEvents(rows: readonly AuditRow[]): LoadedEvents {
  const counts = new Map<string, number>();
  const keys = new Map<AuditRow, string>();
  const events = new Map<string, AuditEvent>();
  for (const row of rows) {
    const earlierCount = counts.get(row.id) ?? 0;
    counts.set(row.id, earlierCount + 1);
    const key = uniqueKey(row.id, earlierCount);
    keys.set(row, key);
    if (row.ok) events.set(key, row);
  }
  return { rows, keys, events, span: timeSpanOf(rows) };
}

/** The times of the first and the last event, in epoch milliseconds; undefined without events. */
export function timeSpanOf(rows: readonly AuditRow[]): { from: number; to: number } | undefined {
  let [from, to] = [Infinity, -Infinity];
  for (const row of rows) {
    if (!row.ok) continue;
    if (row.timeMs < from) from = row.timeMs;
    if (row.timeMs > to) to = row.timeMs;
  }
  return from <= to ? { from, to } : undefined;
}
