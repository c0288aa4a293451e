// Selects the fault cases that `npm test` runs, on a few pages and for both proxy versions.
import { caseName, type FaultCase } from './cases.ts';
import type { PageVisit } from './page-visits.ts';

export interface FaultOptions {
  faultCases: 'chosen' | 'every';
}

/** The cases to run, as patterns of their names, by the title of the visit. */
const GATE_CASES: Readonly<Record<string, readonly RegExp[]>> = {
  servers: [/^GET \S+\/nodes: /],
  support: [/\/context: (HTML 200|hang|401|403 of an ended session)$/],
  terminal: [/\/connect(\/ws)?: /],
};

export const isInGate = ({ title }: PageVisit): boolean => Object.hasOwn(GATE_CASES, title);

export const gateCasesOf = ({ title }: PageVisit, cases: readonly FaultCase[]): FaultCase[] =>
  cases.filter((faultCase) => GATE_CASES[title]?.some((pattern) => pattern.test(caseName(faultCase))));
