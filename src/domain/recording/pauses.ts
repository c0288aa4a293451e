// Idle time in a recording, and how much happens when.
import type { Moment } from './timeline.ts';

/** Between two moments nothing happens. */
export interface Pause {
  from: number;
  to: number;
}

/** A shorter pause is how people type. */
const MIN_PAUSE_MS = 3_000;
/** So much of each is still played, so that one sees that there was one. */
const PLAYED_PAUSE_MS = 1_000;

/** What is left out when idle time is skipped, in the part of a recording that is known. */
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

/** The pause in which a moment lies; its end is not in it any more. */
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

/** How much was printed in each of so many equal parts of the time, from 0 to 1; what is seldom still shows. */
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
