// What happens while one looks at the log (docs/behaviour.md#audit-events): polls that overlap, none of their events twice.
import type { AuditRow } from '#domain/audit/event.ts';
import { newRowsIn } from './merge-rows.ts';

/** All newest first. */
export interface LiveTail {
  /** Those that stand in the log. */
  shown: readonly AuditRow[];
  /** Those that have come, but would move what one is looking at. */
  pending: readonly AuditRow[];
}

export const EMPTY_TAIL: LiveTail = { shown: [], pending: [] };

const isBefore = (one: AuditRow, other: AuditRow): boolean =>
  one.ok && other.ok && (one.timeMs - other.timeMs || one.index - other.index) < 0;

/** Two lists, newest first, as one; at equal times what is newly come stands first. */
export function mergeNewestFirst(fresh: readonly AuditRow[], known: readonly AuditRow[]): AuditRow[] {
  const all: AuditRow[] = [];
  let knownIndex = 0;
  for (const row of fresh) {
    for (let next = known[knownIndex]; next && isBefore(row, next); next = known[knownIndex]) {
      all.push(next);
      knownIndex += 1;
    }
    all.push(row);
  }
  return knownIndex === 0 ? all.concat(known) : all.concat(known.slice(knownIndex));
}

/** When the newest of the events was; undefined without any. */
export const newestTimeOf = (rows: readonly AuditRow[]): number | undefined =>
  rows.reduce<number | undefined>(
    (newest, row) => (row.ok ? Math.max(newest ?? row.timeMs, row.timeMs) : newest),
    undefined,
  );

interface PollResult {
  /** What is loaded besides. */
  known: readonly AuditRow[];
  /** As a poll brings them, the newest first. */
  fresh: readonly AuditRow[];
  /** From when on it was asked for: what is older cannot come again. */
  since: number;
  /** Whether they have to wait. */
  isPaused: boolean;
}

export const showPending = ({ shown, pending }: LiveTail): LiveTail =>
  pending.length === 0 ? { shown, pending } : { shown: mergeNewestFirst(pending, shown), pending: [] };

/** With what a poll brought; the same tail where that is nothing new. */
export function addPolledRows(tail: LiveTail, { known, fresh, since, isPaused }: PollResult): LiveTail {
  const recent = [tail.pending, tail.shown, known].flatMap((rows) =>
    rows.filter((row) => !row.ok || row.timeMs >= since),
  );
  const newRows = newRowsIn(recent, fresh);
  const pending = newRows.length === 0 ? tail.pending : mergeNewestFirst(newRows, tail.pending);
  if (!isPaused) return pending.length === 0 ? tail : showPending({ shown: tail.shown, pending });
  return newRows.length === 0 ? tail : { shown: tail.shown, pending };
}
