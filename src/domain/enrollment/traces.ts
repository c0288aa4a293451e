// How a test of a connection went, point by point (docs/protocol/resources.md#10.2).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, listOf, textOr } from '#lib/untrusted.ts';

type TraceType = Schemas['ConnectionTrace']['traceType'];

export interface Trace {
  /** As the proxy names it; a later one may have others. */
  type: TraceType | (string & {});
  outcome: 'passed' | 'failed' | 'unknown';
  details: string;
  /** As it came from what refused; empty without one. */
  error: string;
}

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

/** For usage events, as the reference console says it (docs/protocol/resources.md#10.3). */
export const failureText = ({ traces }: Diagnosis): string =>
  traces
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ type, error, details }) => `[${type}] ${error} (${details})`)
    .join('\n');
