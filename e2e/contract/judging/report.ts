import type { Fault } from '#fixtures/contract/differences.ts';
import { isBad, type Finding, type Outcome } from './findings.ts';

/** Session tokens, join tokens and links are hex; what a proxy sent may stand in a log that many can read. */
const masked = (text: string): string => text.replace(/[0-9a-f]{32,}/gi, ({ length }) => `<${length} hex digits>`);

const saidBy = ({ path, expected, found }: Fault) =>
  `${path || 'the answer'}: expected ${expected}, found ${masked(found)}`;

const newsOf = ({ fields, values }: Finding): string[] => [
  ...(fields.length > 0 ? [`unknown fields: ${fields.join(', ')}`] : []),
  ...(values.length > 0 ? [`unknown values: ${masked(values.join(', '))}`] : []),
];

const detailsOf = (outcome: Outcome): string[] => (outcome.is === 'differs' ? outcome.faults.map(saidBy) : []);
const reasonOf = (outcome: Outcome): string => ('says' in outcome ? ` (${masked(outcome.says)})` : '');

/** A finding as lines for the terminal. */
export function lineOf(finding: Finding): string {
  const { name, outcome } = finding;
  const more = [...detailsOf(outcome), ...newsOf(finding)].map((line) => `\n      ${line}`);
  return `${outcome.is.padEnd(10)} ${name}${reasonOf(outcome)}${more.join('')}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Signs that XML 1.0 cannot hold, not even escaped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

function verdictOf(outcome: Outcome): string {
  switch (outcome.is) {
    case 'holds':
      return '';
    case 'differs':
      return `<failure message="differs">${escaped(detailsOf(outcome).join('\n'))}</failure>`;
    case 'failed':
      return `<error message="${escaped(masked(outcome.says))}"/>`;
    case 'forbidden':
    case 'not there':
    case 'not asked':
      return `<skipped message="${escaped(masked(`${outcome.is}: ${outcome.says}`))}"/>`;
  }
}

function caseOf(finding: Finding): string {
  const { name, outcome, ms } = finding;
  const news = newsOf(finding).join('\n');
  const inside = verdictOf(outcome) + (news ? `<system-out>${escaped(news)}</system-out>` : '');
  return `  <testcase classname="contract" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}">${inside}</testcase>`;
}

const count = (findings: readonly Finding[], ...kinds: Outcome['is'][]): number =>
  findings.filter(({ outcome }) => kinds.includes(outcome.is)).length;

const SKIPPED = ['forbidden', 'not there', 'not asked'] as const;

/** The report as a JUnit file. */
export function junit(findings: readonly Finding[]): string {
  const numbers = [
    `tests="${findings.length}"`,
    `failures="${count(findings, 'differs')}"`,
    `errors="${count(findings, 'failed')}"`,
    `skipped="${count(findings, ...SKIPPED)}"`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" ${numbers.join(' ')}>`,
    ...findings.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n');
}

/** The last line: how many of what. */
export function summaryOf(findings: readonly Finding[]): string {
  const skipped = SKIPPED.map((kind) => [count(findings, kind), kind] as const).filter(([many]) => many > 0);
  const parts = [
    `${count(findings, 'holds')} hold`,
    `${findings.filter(isBad).length} differ or fail`,
    ...skipped.map(([many, kind]) => `${many} ${kind}`),
  ];
  return parts.join(', ');
}
