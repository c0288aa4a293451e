import type { Visit } from './visit.ts';

/** A run with this client, without findings yet. */
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
