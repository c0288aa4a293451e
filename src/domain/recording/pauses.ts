// Finds idle times (pauses) in a recording, and computes the amount of output over time.
import type { Moment } from './timeline.ts';

/** A time without output that can be skipped, from `from` to `to` in milliseconds. */
export interface Pause {
  from: number;
  to: number;
}

/** Shorter pauses are not skipped, because they are normal while a user types. */
const MIN_PAUSE_MS = 3_000;
/** The length of the start of each pause that is played, so that users notice the pause. */
const PLAYED_PAUSE_MS = 1_000;

/** The pauses between the positions `from` and `to`, without their played starts. */
export function findPauses(moments: readonly Moment[], to: number, from = 0): Pause[] {
  const pauses: Pause[] = [];
  let lastMs = from;
  const addPauseBefore = (ms: number) => {
    if (ms - lastMs > MIN_PAUSE_MS) pauses.push({ from: lastMs + PLAYED_PAUSE_MS, to: ms });
    lastMs = ms;
  };
  for (const { ms } of moments) addPauseBefore(ms);
  addPauseBefore(to);
  return pauses;
}

/** The pause that contains the time `ms`; a pause does not contain its end. */
export function pauseAt(pauses: readonly Pause[], ms: number): Pause | undefined {
  let [low, high] = [0, pauses.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pauses[middle]?.to ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  const pause = pauses[low];
  return pause && pause.from <= ms ? pause : undefined;
}

/**
 * The amount of output in each of `parts` equal parts of the total time, on a scale from 0 to 1. The scale is
 * logarithmic, so that little output is visible next to much output.
 */
export function activityOf(moments: readonly Moment[], total: number, parts: number): number[] {
  const sums = Array.from({ length: parts }, () => 0);
  let previousOffset = 0;
  for (const { ms, to } of moments) {
    const part = Math.min(parts - 1, Math.floor((ms / Math.max(1, total)) * parts));
    sums[part] = (sums[part] ?? 0) + to - previousOffset;
    previousOffset = to;
  }
  const maxActivity = Math.log1p(sums.reduce((a, b) => Math.max(a, b), 0));
  return sums.map((sum) => (maxActivity === 0 ? 0 : Math.log1p(sum) / maxActivity));
}
