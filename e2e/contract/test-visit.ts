import type { Visit } from './visit.ts';

/** Creates the state of a run for a test: no findings, no known names and no second factor. */
export const testVisit = (overrides: Pick<Visit, 'client' | 'major' | 'user'> & Partial<Visit>): Visit => ({
  secondFactor: 'off',
  knownNames: new Map(),
  findings: [],
  listDelayMs: 0,
  mayLeaveData: false,
  signal: new AbortController().signal,
  log: () => undefined,
  ...overrides,
});
