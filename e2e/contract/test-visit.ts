import type { Visit } from './visit.ts';

/** A run by this client that has found nothing yet. */
export const testVisit = (given: Pick<Visit, 'client' | 'major' | 'user'> & Partial<Visit>): Visit => ({
  secondFactor: 'off',
  known: new Map(),
  findings: [],
  listsLateMs: 0,
  mayLeave: false,
  signal: new AbortController().signal,
  log: () => undefined,
  ...given,
});
