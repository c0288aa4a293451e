import type { Fault } from '#fixtures/contract/differences.ts';

/** What became of one operation or stream. */
export type Outcome =
  | { is: 'holds' }
  | { is: 'differs'; faults: Fault[] }
  /** Refused although it was asked for so that it could succeed, or no answer at all. */
  | { is: 'failed'; says: string }
  | { is: 'forbidden'; says: string }
  /** The contract says that this version lacks it. */
  | { is: 'not there'; says: string }
  /** Nothing was found to ask it for. */
  | { is: 'not asked'; says: string };

export interface Judgement {
  outcome: Outcome;
  /** Fields the proxy sends and the contract does not know, by their path. */
  fields: string[];
  /** Values that an open list of the contract does not know. */
  values: string[];
}

export interface Finding extends Judgement {
  name: string;
  ms: number;
}

/** A finding of a thing that was not even called. */
export const notAsked = (name: string, says: string): Finding => ({
  name,
  outcome: { is: 'not asked', says },
  fields: [],
  values: [],
  ms: 0,
});

export const isBad = ({ outcome }: Finding): boolean => outcome.is === 'differs' || outcome.is === 'failed';

const RANKS: Outcome['is'][] = ['holds', 'forbidden', 'not there', 'not asked'];
const rank = ({ outcome }: Finding): number => RANKS.indexOf(outcome.is);

/** One finding a name: every bad one, or else the best, with all the news that any of them brought. */
export function merged(findings: readonly Finding[]): Finding[] {
  const byName = new Map<string, Finding[]>();
  for (const finding of findings) byName.set(finding.name, [...(byName.get(finding.name) ?? []), finding]);
  return [...byName.values()].flatMap((all) => {
    const bad = all.filter(isBad);
    const [best] = all.toSorted((a, b) => rank(a) - rank(b));
    if (bad.length > 0 || !best) return bad;
    const news = (pick: (finding: Finding) => string[]) => [...new Set(all.flatMap(pick))];
    return [{ ...best, fields: news(({ fields }) => fields), values: news(({ values }) => values) }];
  });
}
