import type { ContractFault } from '#fixtures/contract/schema-faults.ts';

/** The result for one operation or stream. */
export type CheckResult =
  | { is: 'holds' }
  | { is: 'differs'; faults: ContractFault[] }
  /** The proxy refused a call that should succeed, or did not respond. */
  | { is: 'failed'; says: string }
  | { is: 'forbidden'; says: string }
  /** The contract says that this version lacks it. */
  | { is: 'not there'; says: string }
  /** Nothing was found to ask it for. */
  | { is: 'not asked'; says: string };

export interface Verdict {
  result: CheckResult;
  /** Fields the proxy sends and the contract does not know, by their path. */
  unknownFields: string[];
  /** Values that an open list of the contract does not know. */
  unknownValues: string[];
}

export interface Finding extends Verdict {
  name: string;
  ms: number;
}

/** A finding of a thing that was not even called. */
export const notCalled = (name: string, reason: string): Finding => ({
  name,
  result: { is: 'not asked', says: reason },
  unknownFields: [],
  unknownValues: [],
  ms: 0,
});

export const isFailure = ({ result }: Finding): boolean => result.is === 'differs' || result.is === 'failed';

const RESULT_ORDER: CheckResult['is'][] = ['holds', 'forbidden', 'not there', 'not asked'];
const rankOf = ({ result }: Finding): number => RESULT_ORDER.indexOf(result.is);

/** One finding a name: every bad one, or else the best, with all the news that any of them brought. */
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
