import type { Fault } from '#fixtures/differences.ts';

/** What became of one operation. */
export type Outcome =
  | { is: 'holds' }
  | { is: 'differs'; faults: Fault[] }
  | { is: 'forbidden'; says: string }
  | { is: 'not there'; says: string }
  | { is: 'failed'; says: string };

export interface Finding {
  name: string;
  outcome: Outcome;
  /** Fields the proxy sends and the contract does not know. */
  unknown: string[];
  ms: number;
}

const saidBy = ({ path, expected, found }: Fault) => `${path || 'the answer'}: expected ${expected}, found ${found}`;

export function lineOf({ name, outcome, unknown }: Finding): string {
  const more = unknown.length > 0 ? `\n      unknown fields: ${unknown.join(', ')}` : '';
  switch (outcome.is) {
    case 'holds':
      return `holds      ${name}${more}`;
    case 'differs':
      return `differs    ${name}\n${outcome.faults.map((fault) => `      ${saidBy(fault)}`).join('\n')}${more}`;
    case 'forbidden':
    case 'not there':
    case 'failed':
      return `${outcome.is.padEnd(10)} ${name} (${outcome.says})${more}`;
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Signs that XML 1.0 cannot hold, not even escaped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

function caseOf({ name, outcome, ms }: Finding): string {
  const open = `  <testcase classname="contract" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}"`;
  switch (outcome.is) {
    case 'holds':
      return `${open}/>`;
    case 'differs':
      return `${open}><failure message="differs">${escaped(outcome.faults.map(saidBy).join('\n'))}</failure></testcase>`;
    case 'failed':
      return `${open}><error message="${escaped(outcome.says)}"/></testcase>`;
    case 'forbidden':
    case 'not there':
      return `${open}><skipped message="${escaped(`${outcome.is}: ${outcome.says}`)}"/></testcase>`;
  }
}

export const isBad = ({ outcome }: Finding): boolean => outcome.is === 'differs' || outcome.is === 'failed';

/** The report as a JUnit file. */
export function junit(findings: readonly Finding[]): string {
  const skipped = findings.filter(({ outcome }) => outcome.is === 'forbidden' || outcome.is === 'not there').length;
  const failures = findings.filter(isBad).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${findings.length}" failures="${failures}" skipped="${skipped}">`,
    ...findings.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n');
}
