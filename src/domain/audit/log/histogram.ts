// How many events there were when, and how they went.
import type { TimeZone } from '#lib/time.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import type { AuditRow } from '#domain/audit/event.ts';

/** From one instant until before the next, in epoch milliseconds. */
export interface Bucket extends Record<EventOutcome, number> {
  from: number;
  to: number;
}

/** Both ends belong to it. */
export interface TimeRange {
  from: number;
  to: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lengths that divide the next larger unit, so that buckets begin where people expect them to. */
const BUCKET_STEPS_MS = [
  ...[1, 5, 15, 30].map((count) => count * SECOND_MS),
  ...[1, 5, 15, 30].map((count) => count * MINUTE_MS),
  ...[1, 3, 6, 12].map((count) => count * HOUR_MS),
  ...[1, 7, 30, 90, 365].map((count) => count * DAY_MS),
];

const MAX_BUCKETS = 60;

/** The shortest step with which a range has few enough buckets. */
export function bucketStepOf({ from, to }: TimeRange): number {
  const minStepMs = (to - from) / MAX_BUCKETS;
  return BUCKET_STEPS_MS.find((step) => step >= minStepMs) ?? Math.ceil(minStepMs / DAY_MS) * DAY_MS;
}

/** An instant by its day and how far it is into that day, on the clock of a zone. */
function clockPositionOf(ms: number, zone: TimeZone) {
  const date = new Date(ms);
  if (zone === 'utc') {
    const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
    return { into: ms - start, after: (length: number) => start + length };
  }
  const day = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  const into =
    ((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds()) * SECOND_MS + date.getMilliseconds();
  // The clock and not what has passed: a day with a change of summer time begins at midnight like any other.
  return { into, after: (length: number) => new Date(...day, 0, 0, 0, length).getTime() };
}

/** Where buckets begin, the last edge being past the range. */
function bucketEdgesOf(range: TimeRange, zone: TimeZone): number[] {
  const step = bucketStepOf(range);
  const { into, after } = clockPositionOf(range.from, zone);
  const firstOffset = step < DAY_MS ? into - (into % step) : 0;
  // A clock that is put forward within the range, at most by a day, passes more steps than hours go by.
  const maxEdges = Math.ceil((range.to - range.from + DAY_MS) / step) + 2;
  const edges: number[] = [];
  for (let count = 0; count < maxEdges && !((edges.at(-1) ?? -Infinity) > range.to); count++) {
    const edge = after(firstOffset + count * step);
    // An hour that summer time skips begins when the next one does.
    if (edge > (edges.at(-1) ?? -Infinity)) edges.push(edge);
  }
  return edges;
}

/** The bucket of an instant that lies within them. */
function bucketAt(buckets: readonly Bucket[], timeMs: number): Bucket | undefined {
  let [low, high] = [0, buckets.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((buckets[middle]?.to ?? Infinity) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return buckets[low];
}

/** A range in at most a few dozen buckets that begin on the clock of a zone. Rows beyond the range are not counted. */
export function buildHistogram(rows: readonly AuditRow[], range: TimeRange, zone: TimeZone): Bucket[] {
  const edges = range.from <= range.to ? bucketEdgesOf(range, zone) : [];
  const buckets = edges
    .slice(1)
    .map((to, index): Bucket => ({ from: edges[index] ?? to, to, ok: 0, failure: 0, info: 0 }));
  for (const row of rows) {
    if (!row.ok || row.timeMs < range.from || row.timeMs > range.to) continue;
    const bucket = bucketAt(buckets, row.timeMs);
    if (bucket) bucket[row.outcome] += 1;
  }
  return buckets;
}
