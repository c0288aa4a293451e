// Counts events by time and outcome, for the chart above the audit log.
import type { TimeZone } from '#lib/time.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import type { AuditRow } from '#domain/audit/event.ts';

/** The number of events by outcome in a time range. The times are epoch milliseconds, and `to` is exclusive. */
export interface Bucket extends Record<EventOutcome, number> {
  from: number;
  to: number;
}

/** Epoch milliseconds; both ends are inclusive. */
export interface TimeRange {
  from: number;
  to: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Up to 12 hours, each length divides the next larger unit, so that buckets start at round times. */
const BUCKET_STEPS_MS = [
  ...[1, 5, 15, 30].map((count) => count * SECOND_MS),
  ...[1, 5, 15, 30].map((count) => count * MINUTE_MS),
  ...[1, 3, 6, 12].map((count) => count * HOUR_MS),
  ...[1, 7, 30, 90, 365].map((count) => count * DAY_MS),
];

const MAX_BUCKETS = 60;

/** The length of a bucket: the shortest round length that splits the range into at most 60 parts, in milliseconds. */
export function bucketStepOf({ from, to }: TimeRange): number {
  const minStepMs = (to - from) / MAX_BUCKETS;
  return BUCKET_STEPS_MS.find((step) => step >= minStepMs) ?? Math.ceil(minStepMs / DAY_MS) * DAY_MS;
}

/** The time since midnight on the clock of a zone (`into`), a function that adds a length to it (`after`), in ms. */
function clockTimeOf(ms: number, zone: TimeZone) {
  const date = new Date(ms);
  if (zone === 'utc') {
    const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
    return { into: ms - start, after: (length: number) => start + length };
  }
  const day = [date.getFullYear(), date.getMonth(), date.getDate()] as const;
  const into =
    ((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds()) * SECOND_MS + date.getMilliseconds();
  // Counts time on the clock and not elapsed time, so that buckets start at midnight after a change of summer time too.
  return { into, after: (length: number) => new Date(...day, 0, 0, 0, length).getTime() };
}

/** The boundaries of the buckets in epoch milliseconds. The last one is after the end of the range. */
function bucketEdgesOf(range: TimeRange, zone: TimeZone): number[] {
  const stepMs = bucketStepOf(range);
  const { into, after } = clockTimeOf(range.from, zone);
  const firstOffset = stepMs < DAY_MS ? into - (into % stepMs) : 0;
  // If the clock moves forward within the range (by at most a day), it passes more steps than the elapsed time has.
  const maxEdges = Math.ceil((range.to - range.from + DAY_MS) / stepMs) + 2;
  const edges: number[] = [];
  for (let count = 0; count < maxEdges && !((edges.at(-1) ?? -Infinity) > range.to); count++) {
    const edge = after(firstOffset + count * stepMs);
    // An hour that summer time skips starts at the same instant as the next hour.
    if (edge > (edges.at(-1) ?? -Infinity)) edges.push(edge);
  }
  return edges;
}

function bucketAt(buckets: readonly Bucket[], timeMs: number): Bucket | undefined {
  let [low, high] = [0, buckets.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((buckets[middle]?.to ?? Infinity) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return buckets[low];
}

/** Splits a range into buckets, about 60 or fewer, aligned to the clock of a zone. Ignores rows outside the range. */
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
