import type { TimeSpan } from '#ui/timeline/span.ts';

interface LoadedLogState {
  /** What was asked for; without a beginning it begins with what came. */
  requestedSpan: TimeSpan;
  /** From the first to the last event that came. */
  receivedSpan: TimeSpan | undefined;
  /** Until when nothing can be missing but what has not happened. */
  now: number;
  order: 'asc' | 'desc';
  isComplete: boolean;
}

/** The range that the loaded events are all of; undefined where nothing is known of any. */
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
