import type { Visit } from './visit.ts';

/** A run by this client that has found nothing yet. */
export const testVisit = (overrides: Pick<Visit, 'client' | 'major' | 'user'> & Partial<Visit>): Visit => ({
  secondFactor: 'off',
  known: new Map(),
  findings: [],
  listDelayMs: 0,
  mayLeaveData: false,
  signal: new AbortController().signal,
  log: () => undefined,
  ...overrides,
});
