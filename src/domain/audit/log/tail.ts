// What happens while one looks at the log (docs/behaviour.md#audit-events): polls that overlap, none of their events twice.
import type { AuditRow } from '#domain/audit/event.ts';
import { newIn } from './merge.ts';

/** All newest first. */
export interface Tail {
  /** Those that stand in the log. */
  shown: readonly AuditRow[];
  /** Those that have come, but would move what one is looking at. */
  waiting: readonly AuditRow[];
}

export const NO_TAIL: Tail = { shown: [], waiting: [] };

const isBefore = (one: AuditRow, other: AuditRow): boolean =>
  one.ok && other.ok && (one.at - other.at || one.index - other.index) < 0;

/** Two lists, newest first, as one; at equal times what is newly come stands first. */
export function woven(fresh: readonly AuditRow[], known: readonly AuditRow[]): AuditRow[] {
  const all: AuditRow[] = [];
  let at = 0;
  for (const row of fresh) {
    for (let next = known[at]; next && isBefore(row, next); next = known[at]) {
      all.push(next);
      at += 1;
    }
    all.push(row);
  }
  return at === 0 ? all.concat(known) : all.concat(known.slice(at));
}

/** When the newest of the events was; undefined without any. */
export const newestIn = (rows: readonly AuditRow[]): number | undefined =>
  rows.reduce<number | undefined>((newest, row) => (row.ok ? Math.max(newest ?? row.at, row.at) : newest), undefined);

interface Arrival {
  /** What is loaded besides. */
  known: readonly AuditRow[];
  /** As a poll brings them, the newest first. */
  fresh: readonly AuditRow[];
  /** From when on it was asked for: what is older cannot come again. */
  since: number;
  /** Whether they have to wait. */
  isHeld: boolean;
}

export const revealed = ({ shown, waiting }: Tail): Tail =>
  waiting.length === 0 ? { shown, waiting } : { shown: woven(waiting, shown), waiting: [] };

/** With what a poll brought; the same tail where that is nothing new. */
export function arrived(tail: Tail, { known, fresh, since, isHeld }: Arrival): Tail {
  const recent = [tail.waiting, tail.shown, known].flatMap((rows) => rows.filter((row) => !row.ok || row.at >= since));
  const news = newIn(recent, fresh);
  const waiting = news.length === 0 ? tail.waiting : woven(news, tail.waiting);
  if (!isHeld) return waiting.length === 0 ? tail : revealed({ shown: tail.shown, waiting });
  return news.length === 0 ? tail : { shown: tail.shown, waiting };
}
