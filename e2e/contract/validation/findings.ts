// The findings of a run: a result for each operation or stream, even if it was not called.
import type { ContractFault } from '#fixtures/contract/schema-faults.ts';

/** The result for one operation or stream. */
export type CheckResult =
  | { result: 'holds' }
  | { result: 'differs'; faults: ContractFault[] }
  /** The proxy refused a call that should succeed, or did not respond. */
  | { result: 'failed'; message: string }
  | { result: 'forbidden'; message: string }
  /** The proxy lacks the operation, and the contract allows that for its version. */
  | { result: 'not there'; message: string }
  /** The operation or stream was not called, for example because the run found no resource for it. */
  | { result: 'not asked'; message: string };

/** A result, with unknown fields and values, which do not fail the check. */
export interface Verdict {
  result: CheckResult;
  /** Paths of fields that the proxy sends and the contract lacks. */
  unknownFields: string[];
  /** Values that the contract does not list, in fields where it allows other values. Each with its path. */
  unknownValues: string[];
}

/** The verdict for an operation or stream, with its name and duration in milliseconds. */
export interface Finding extends Verdict {
  name: string;
  ms: number;
}

/** A finding for an operation that was not called. */
export const notCalled = (name: string, reason: string): Finding => ({
  name,
  result: { result: 'not asked', message: reason },
  unknownFields: [],
  unknownValues: [],
  ms: 0,
});

export const isFailure = ({ result }: Finding): boolean => result.result === 'differs' || result.result === 'failed';

const RESULT_ORDER: CheckResult['result'][] = ['holds', 'forbidden', 'not there', 'not asked'];
const rankOf = ({ result }: Finding): number => RESULT_ORDER.indexOf(result.result);

/**
 * Merges findings with the same name. Failures are all kept. Without a failure, the best result is kept, with the
 * unknown fields and values of all findings.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byName = new Map<string, Finding[]>();
  for (const finding of findings) byName.set(finding.name, [...(byName.get(finding.name) ?? []), finding]);
  return [...byName.values()].flatMap((all) => {
    const failures = all.filter(isFailure);
    const [best] = all.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (failures.length > 0 || !best) return failures;
    const collectUnique = (pick: (finding: Finding) => string[]) => [...new Set(all.flatMap(pick))];
    return [
      {
        ...best,
        unknownFields: collectUnique(({ unknownFields }) => unknownFields),
        unknownValues: collectUnique(({ unknownValues }) => unknownValues),
      },
    ];
  });
}
