/** A time span in epoch milliseconds, including both ends. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** A column: the counts from one instant until just before the next column. */
export interface Bar extends TimeSpan {
  total: number;
  /** The marked part of the total. */
  marked: number;
}
