// The live tail: adds new events to the open log (docs/behaviour.md#audit-events). Each poll also returns some events
// that are already loaded, which are skipped.
import type { AuditRow } from '#domain/audit/event.ts';
import { newRowsIn } from './merge-rows.ts';

/** Both lists start with the newest row. */
export interface LiveTail {
  /** Rows in the table. */
  shown: readonly AuditRow[];
  /** New rows that wait, because adding them would move the rows that the user is looking at. */
  pending: readonly AuditRow[];
}

export const EMPTY_TAIL: LiveTail = { shown: [], pending: [] };

const isBefore = (one: AuditRow, other: AuditRow): boolean =>
  one.ok && other.ok && (one.timeMs - other.timeMs || one.index - other.index) < 0;

/** Merges two lists that start with the newest row. At equal times and indexes, fresh rows come first. */
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
  /** Rows that are loaded outside the tail. */
  known: readonly AuditRow[];
  /** Rows from the poll, newest first. */
  fresh: readonly AuditRow[];
  /** Start of the requested range. Older events cannot be in the response. */
  since: number;
  /** Whether new rows have to wait. */
  isPaused: boolean;
}

export const showPending = ({ shown, pending }: LiveTail): LiveTail =>
  pending.length === 0 ? { shown, pending } : { shown: mergeNewestFirst(pending, shown), pending: [] };

/** Adds the rows of a poll. Returns the same object if nothing is new. */
export function addPolledRows(tail: LiveTail, { known, fresh, since, isPaused }: PollResult): LiveTail {
  const recent = [tail.pending, tail.shown, known].flatMap((rows) =>
    rows.filter((row) => !row.ok || row.timeMs >= since),
  );
  const newRows = newRowsIn(recent, fresh);
  const pending = newRows.length === 0 ? tail.pending : mergeNewestFirst(newRows, tail.pending);
  if (!isPaused) return pending.length === 0 ? tail : showPending({ shown: tail.shown, pending });
  return newRows.length === 0 ? tail : { shown: tail.shown, pending };
}
