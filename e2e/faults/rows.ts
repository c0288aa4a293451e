// The results of fault tests, which `npm run faults` prints.

/** The result of one fault case on one page. */
export interface ResultRow {
  visit: string;
  line: string;
  case: string;
  problems: string[];
  isReached: boolean;
  seconds: number;
}

/** The folder in which each test writes its rows. Playwright empties it before a run. */
export const RESULTS_FOLDER = 'test-results/faults';
