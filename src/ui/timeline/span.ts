/** Both ends belong to it, in epoch milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** What a column stands for: from one instant until before the next. */
export interface Bar extends Span {
  total: number;
  /** Those among them that are set off. */
  marked: number;
}
