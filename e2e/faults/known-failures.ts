// Cases that currently fail. A listed case that passes fails its test, so that the list shrinks.
import type { PageVisit } from './page-visits.ts';

interface KnownFailure {
  reason: string;
  /** Both lines if it is missing. */
  line?: '14.x' | '18.x';
  /** The case on every visit that has it, or cases by title of the visit. */
  cases: string | Readonly<Record<string, readonly string[]>>;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [];

export function knownFailuresOf({ title }: PageVisit, version: string): ReadonlySet<string> {
  const known = KNOWN_FAILURES.filter((failure) => failure.line === undefined || failure.line === version);
  return new Set(known.flatMap(({ cases }) => (typeof cases === 'string' ? [cases] : (cases[title] ?? []))));
}
