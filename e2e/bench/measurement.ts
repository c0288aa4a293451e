import type { Budget } from './budgets.ts';

/** A measured value and its budget. */
export interface Measurement extends Budget {
  value: number;
  /** The size with Brotli, which all current browsers accept. */
  brotli?: number;
}

export const exceedsBudget = ({ value, max = Infinity, min = -Infinity }: Measurement): boolean =>
  // NaN, for a value that could not be measured, exceeds every limit.
  !(value <= max && value >= min);

export const toKib = (bytes: number): number => bytes / 1024;
export const toKb = (bytes: number): number => bytes / 1000;

/** The median, which single slow runs do not change. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 1 ? low : (low + high) / 2;
}

/** The value that is not exceeded by this share of all values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
