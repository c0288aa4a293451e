/** A problem in a range of a text that the user edits; `from` and `to` are offsets in the text. */
export interface TextProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
  /** A replacement for the range that solves the problem. */
  fix?: { title: string; insert: string };
  /** Whether the message is shown again in the dialog before the text is saved. */
  isShownAgain?: boolean;
  /** An error that the proxy reports only when it stores the text, not when it parses it. */
  isAboutStoring?: boolean;
}
