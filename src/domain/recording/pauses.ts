// Idle time in a recording, and the activity over time.
import type { Moment } from './timeline.ts';

/** A time without output, from `from` to `to` in milliseconds. */
export interface Pause {
  from: number;
  to: number;
}

/** Shorter pauses are normal while a user types. */
const MIN_PAUSE_MS = 3_000;
/** The start of each pause is played, so that users notice the pause. */
const PLAYED_PAUSE_MS = 1_000;

/** The parts between `from` and `to` that are skipped as idle time. */
export function findPauses(moments: readonly Moment[], to: number, from = 0): Pause[] {
  const pauses: Pause[] = [];
  let last = from;
  const endPauseAt = (ms: number) => {
    if (ms - last > MIN_PAUSE_MS) pauses.push({ from: last + PLAYED_PAUSE_MS, to: ms });
    last = ms;
  };
  for (const { ms } of moments) endPauseAt(ms);
  endPauseAt(to);
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
  const found = pauses[low];
  return found && found.from <= ms ? found : undefined;
}

/**
 * The amount of output in each of `parts` equal parts of the time, from 0 to 1. The scale is logarithmic, so that
 * little output is visible next to much output.
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
