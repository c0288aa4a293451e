// Cases that fail today. Each has to fail: one that passes fails its test, so that the list shrinks.
import type { Visit } from './visits.ts';

interface KnownFailure {
  reason: string;
  /** Both lines unless it says one. */
  line?: '14.x' | '18.x';
  /** The case on every visit that has it, or cases by the titles of visits. */
  cases: string | Readonly<Record<string, readonly string[]>>;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    reason: 'nothing is drawn before config.js has come or failed, because the script blocks the page',
    cases: 'GET /web/config.js: hang',
  },
];

export function knownFailuresOf({ title }: Visit, line: string): ReadonlySet<string> {
  const known = KNOWN_FAILURES.filter((failure) => failure.line === undefined || failure.line === line);
  return new Set(known.flatMap(({ cases }) => (typeof cases === 'string' ? [cases] : (cases[title] ?? []))));
}
