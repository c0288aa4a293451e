import type { TimeSpan } from '#ui/timeline/span.ts';

interface LoadedLogState {
  /** The requested range. A `from` of 0 means that the range has no start. */
  requestedSpan: TimeSpan;
  /** The times of the first and the last loaded event. */
  receivedSpan: TimeSpan | undefined;
  /** The time of the last request. Later events have not happened yet. */
  now: number;
  order: 'asc' | 'desc';
  isComplete: boolean;
}

/** The range in which all events are loaded; undefined if no such range is known. */
export function coveredSpan({
  requestedSpan,
  receivedSpan,
  now,
  order,
  isComplete,
}: LoadedLogState): TimeSpan | undefined {
  const until = Math.max(Math.min(requestedSpan.to, now), receivedSpan?.to ?? -Infinity);
  const start = requestedSpan.from > 0 ? requestedSpan.from : receivedSpan?.from;
  if (isComplete) return start === undefined ? undefined : { from: Math.min(start, until), to: until };
  if (!receivedSpan) return undefined;
  return order === 'desc'
    ? { from: receivedSpan.from, to: until }
    : { from: start ?? receivedSpan.from, to: receivedSpan.to };
}
