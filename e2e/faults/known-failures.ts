// Lists the fault cases that currently fail. A listed case that passes fails its test, so it must be removed here.
import type { PageVisit } from './page-visits.ts';

interface KnownFailure {
  reason: string;
  /** The proxy version. If omitted, both versions fail. */
  line?: '14.x' | '18.x';
  /** The name of a case that fails on all visits, or the names of cases by the title of their visit. */
  cases: string | Readonly<Record<string, readonly string[]>>;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [];

export function knownFailuresOf({ title }: PageVisit, line: string): ReadonlySet<string> {
  const matchingFailures = KNOWN_FAILURES.filter((failure) => failure.line === undefined || failure.line === line);
  return new Set(matchingFailures.flatMap(({ cases }) => (typeof cases === 'string' ? [cases] : (cases[title] ?? []))));
}
