/** Something about a part of a text that people write; the offsets count from its beginning, as in any string. */
export interface TextProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
  /** A text for the same place that solves the problem. */
  fix?: { title: string; insert: string };
  /** Shown again before the text is saved. */
  isShownAgain?: boolean;
  /** An error even where the proxy accepts the text when it only reads it: it refuses to store it. */
  isAboutStoring?: boolean;
}
