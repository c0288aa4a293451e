/** A time span in epoch milliseconds, including both ends. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** A column: the counts of a time span. Here `to` is not included, because it is the start of the next column. */
export interface Bar extends TimeSpan {
  total: number;
  /** The marked part of the total. */
  marked: number;
}
