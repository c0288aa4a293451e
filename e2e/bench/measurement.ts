import type { Budget } from './budgets.ts';

/** One value beside what it may be. */
export interface Measurement extends Budget {
  value: number;
  /** The same bytes as brotli, which every browser of today asks for. */
  brotli?: number;
}

export const exceedsBudget = ({ value, max = Infinity, min = -Infinity }: Measurement): boolean =>
  // A value that could not be taken is no value within bounds.
  !(value <= max && value >= min);

export const toKib = (bytes: number): number => bytes / 1024;
export const toKb = (bytes: number): number => bytes / 1000;

/** Half of the values are below it; one slow run among many does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 1 ? low : (low + high) / 2;
}

/** The value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
