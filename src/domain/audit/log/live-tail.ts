// The live tail: adds new events to the open log (docs/behaviour.md#audit-events). Each poll also returns some events
// that are already loaded, which are skipped.
import type { AuditRow } from '#domain/audit/event.ts';
import { newRowsIn } from './merge-rows.ts';

/** The rows that the tail has added to the log. Both lists start with the newest row. */
export interface LiveTail {
  /** Rows in the table. */
  shown: readonly AuditRow[];
  /** New rows that wait, because adding them would move the rows that the user is looking at. */
  pending: readonly AuditRow[];
}

export const EMPTY_TAIL: LiveTail = { shown: [], pending: [] };

const isBefore = (first: AuditRow, second: AuditRow): boolean =>
  first.ok && second.ok && (first.timeMs - second.timeMs || first.index - second.index) < 0;

/** Merges two lists that start with the newest row. At equal times and indexes, `fresh` rows precede existing rows. */
export function mergeNewestFirst(fresh: readonly AuditRow[], existing: readonly AuditRow[]): AuditRow[] {
  const merged: AuditRow[] = [];
  let existingIndex = 0;
  for (const row of fresh) {
    for (let next = existing[existingIndex]; next && isBefore(row, next); next = existing[existingIndex]) {
      merged.push(next);
      existingIndex += 1;
    }
    merged.push(row);
  }
  return existingIndex === 0 ? merged.concat(existing) : merged.concat(existing.slice(existingIndex));
}

/** The time of the newest event in epoch milliseconds, or undefined without events. */
export const newestTimeOf = (rows: readonly AuditRow[]): number | undefined =>
  rows.reduce<number | undefined>(
    (newest, row) => (row.ok ? Math.max(newest ?? row.timeMs, row.timeMs) : newest),
    undefined,
  );

interface PollResult {
  /** Rows of the log that the tail has not added. */
  known: readonly AuditRow[];
  /** Rows from the poll, newest first. */
  fresh: readonly AuditRow[];
  /** The start of the requested range in epoch milliseconds. The response contains no older events. */
  since: number;
  /** Whether new rows have to wait. */
  isPaused: boolean;
}

/** Moves the pending rows to the shown rows. */
export const showPending = ({ shown, pending }: LiveTail): LiveTail =>
  pending.length === 0 ? { shown, pending } : { shown: mergeNewestFirst(pending, shown), pending: [] };

/** Adds the rows of a poll. Returns the same object if nothing is new. */
export function addPolledRows(tail: LiveTail, { known, fresh, since, isPaused }: PollResult): LiveTail {
  const recentRows = [tail.pending, tail.shown, known].flatMap((rows) =>
    rows.filter((row) => !row.ok || row.timeMs >= since),
  );
  const newRows = newRowsIn(recentRows, fresh);
  const pending = newRows.length === 0 ? tail.pending : mergeNewestFirst(newRows, tail.pending);
  if (!isPaused) return pending.length === 0 ? tail : showPending({ shown: tail.shown, pending });
  return newRows.length === 0 ? tail : { shown: tail.shown, pending };
}
