// Parses the results of a connection test (docs/protocol/resources.md#10.2).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, listOf, textOr } from '#lib/untrusted.ts';

type TraceType = Schemas['ConnectionTrace']['traceType'];

/** The result of one check in a connection test. */
export interface Trace {
  /** The proxy's name of the check. Newer proxies may have others. */
  type: TraceType | (string & {});
  outcome: 'passed' | 'failed' | 'unknown';
  details: string;
  /** The original error; empty if there is none. */
  error: string;
}

/** The result of a connection test: of the whole test and of each check. */
export interface Diagnosis {
  isSuccess: boolean;
  traces: readonly Trace[];
}

const OUTCOMES: Readonly<Record<string, Trace['outcome']>> = { SUCCESS: 'passed', FAILED: 'failed' };

function readTrace(raw: unknown): Trace {
  const { traceType, status, details, error } = fieldsOf<Schemas['ConnectionTrace']>(raw);
  return {
    type: textOr(traceType, ''),
    outcome: OUTCOMES[textOr(status, '').toUpperCase()] ?? 'unknown',
    details: textOr(details, ''),
    error: textOr(error, ''),
  };
}

export function readDiagnosis(raw: unknown): Diagnosis {
  const { success, traces } = fieldsOf<Schemas['ConnectionDiagnostic']>(raw);
  return { isSuccess: booleanOr(success, false), traces: listOf(traces).map(readTrace) };
}

/** The failed checks as text for usage events, in the reference console's format (docs/protocol/resources.md#10.3). */
export const failureText = ({ traces }: Diagnosis): string =>
  traces
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ type, error, details }) => `[${type}] ${error} (${details})`)
    .join('\n');
