import type { ContractFault } from '#fixtures/contract/schema-faults.ts';

/** The result for one operation or stream. */
export type CheckResult =
  | { result: 'holds' }
  | { result: 'differs'; faults: ContractFault[] }
  /** The proxy refused a call that should succeed, or did not respond. */
  | { result: 'failed'; message: string }
  | { result: 'forbidden'; message: string }
  /** The contract says that this version lacks it. */
  | { result: 'not there'; message: string }
  /** No resource was found to call the operation with. */
  | { result: 'not asked'; message: string };

export interface Verdict {
  result: CheckResult;
  /** Fields that the proxy sends and the contract does not have, by path. */
  unknownFields: string[];
  /** Values that are missing in an open list of values of the contract. */
  unknownValues: string[];
}

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

/** One finding per name: all failures, or else the best result, with the unknown fields and values of all of them. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byName = new Map<string, Finding[]>();
  for (const finding of findings) byName.set(finding.name, [...(byName.get(finding.name) ?? []), finding]);
  return [...byName.values()].flatMap((all) => {
    const bad = all.filter(isFailure);
    const [best] = all.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (bad.length > 0 || !best) return bad;
    const news = (pick: (finding: Finding) => string[]) => [...new Set(all.flatMap(pick))];
    return [
      {
        ...best,
        unknownFields: news(({ unknownFields }) => unknownFields),
        unknownValues: news(({ unknownValues }) => unknownValues),
      },
    ];
  });
}
