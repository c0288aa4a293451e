/** The result of one case. */
export interface ResultRow {
  visit: string;
  line: string;
  case: string;
  problems: string[];
  isReached: boolean;
  seconds: number;
}

/** Each test writes its rows here; Playwright empties the folder before a run. */
export const RESULTS_FOLDER = 'test-results/faults';
