import type { TimeSpan } from '#ui/timeline/span.ts';

interface Loading {
  /** What was asked for; without a beginning it begins with what came. */
  asked: TimeSpan;
  /** From the first to the last event that came. */
  came: TimeSpan | undefined;
  /** Until when nothing can be missing but what has not happened. */
  now: number;
  order: 'asc' | 'desc';
  isComplete: boolean;
}

/** The range that the loaded events are all of; undefined where nothing is known of any. */
export function coveredBy({ asked, came, now, order, isComplete }: Loading): TimeSpan | undefined {
  const until = Math.max(Math.min(asked.to, now), came?.to ?? -Infinity);
  const begun = asked.from > 0 ? asked.from : came?.from;
  if (isComplete) return begun === undefined ? undefined : { from: Math.min(begun, until), to: until };
  if (!came) return undefined;
  return order === 'desc' ? { from: came.from, to: until } : { from: begun ?? came.from, to: came.to };
}
