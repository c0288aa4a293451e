// How many events there were when, and how they went.
import type { TimeZone } from '#lib/time.ts';
import type { Outcome } from '#domain/audit/entry.ts';
import type { AuditRow } from '#domain/audit/event.ts';

/** From one instant until before the next, in epoch milliseconds. */
export interface Bucket extends Record<Outcome, number> {
  from: number;
  to: number;
}

/** Both ends belong to it. */
export interface Range {
  from: number;
  to: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths that divide the next larger unit, so that buckets begin where people expect them to. */
const STEPS = [
  ...[1, 5, 15, 30].map((count) => count * SECOND),
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 7, 30, 90, 365].map((count) => count * DAY),
];

const MOST_BUCKETS = 60;

/** The shortest step with which a range has few enough buckets. */
export function stepOf({ from, to }: Range): number {
  const shortest = (to - from) / MOST_BUCKETS;
  return STEPS.find((step) => step >= shortest) ?? Math.ceil(shortest / DAY) * DAY;
}

/** An instant by its day and how far it is into that day, on the clock of a zone. */
function onClock(ms: number, zone: TimeZone) {
  const date = new Date(ms);
  if (zone === 'utc') {
    const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
    return { into: ms - start, after: (length: number) => start + length };
  }
  const day = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  const into = ((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds()) * SECOND + date.getMilliseconds();
  // The clock and not what has passed: a day with a change of summer time begins at midnight like any other.
  return { into, after: (length: number) => new Date(...day, 0, 0, 0, length).getTime() };
}

/** Where buckets begin, the last edge being past the range. */
function edgesOf(range: Range, zone: TimeZone): number[] {
  const step = stepOf(range);
  const { into, after } = onClock(range.from, zone);
  const first = step < DAY ? into - (into % step) : 0;
  // A clock that is put forward within the range, at most by a day, passes more steps than hours go by.
  const most = Math.ceil((range.to - range.from + DAY) / step) + 2;
  const edges: number[] = [];
  for (let count = 0; count < most && !((edges.at(-1) ?? -Infinity) > range.to); count++) {
    const edge = after(first + count * step);
    // An hour that summer time skips begins when the next one does.
    if (edge > (edges.at(-1) ?? -Infinity)) edges.push(edge);
  }
  return edges;
}

/** The bucket of an instant that lies within them. */
function bucketAt(buckets: readonly Bucket[], at: number): Bucket | undefined {
  let [low, high] = [0, buckets.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((buckets[middle]?.to ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return buckets[low];
}

/** A range in at most a few dozen buckets that begin on the clock of a zone. Rows beyond the range are not counted. */
export function histogram(rows: readonly AuditRow[], range: Range, zone: TimeZone): Bucket[] {
  const edges = range.from <= range.to ? edgesOf(range, zone) : [];
  const buckets = edges.slice(1).map((to, at): Bucket => ({ from: edges[at] ?? to, to, ok: 0, failure: 0, info: 0 }));
  for (const row of rows) {
    if (!row.ok || row.at < range.from || row.at > range.to) continue;
    const bucket = bucketAt(buckets, row.at);
    if (bucket) bucket[row.outcome] += 1;
  }
  return buckets;
}
