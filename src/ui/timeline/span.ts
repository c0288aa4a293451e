/** Both ends belong to it, in epoch milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** What a column stands for: from one instant until before the next. */
export interface Bar extends TimeSpan {
  total: number;
  /** Those among them that are set off. */
  marked: number;
}
