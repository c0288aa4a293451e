// Formats the findings of a run for the terminal and as a JUnit file.
import type { ContractFault } from '#fixtures/contract/schema-faults.ts';
import { isFailure, type Finding, type CheckResult } from './findings.ts';

/** Masks long hexadecimal texts: session tokens, join tokens and links. Many people may read the log. */
const maskSecrets = (text: string): string => text.replace(/[0-9a-f]{32,}/gi, ({ length }) => `<${length} hex digits>`);

const describeFault = ({ path, expected, found }: ContractFault) =>
  `${path || 'the answer'}: expected ${expected}, found ${maskSecrets(found)}`;

const describeUnknowns = ({ unknownFields, unknownValues }: Finding): string[] => [
  ...(unknownFields.length > 0 ? [`unknown fields: ${unknownFields.join(', ')}`] : []),
  ...(unknownValues.length > 0 ? [`unknown values: ${maskSecrets(unknownValues.join(', '))}`] : []),
];

const faultLinesOf = (outcome: CheckResult): string[] =>
  outcome.result === 'differs' ? outcome.faults.map(describeFault) : [];
const reasonOf = (outcome: CheckResult): string => ('message' in outcome ? ` (${maskSecrets(outcome.message)})` : '');

/** Formats a finding as lines for the terminal. */
export function formatFinding(finding: Finding): string {
  const { name, result } = finding;
  const detailLines = [...faultLinesOf(result), ...describeUnknowns(finding)].map((line) => `\n      ${line}`);
  return `${result.result.padEnd(10)} ${name}${reasonOf(result)}${detailLines.join('')}`;
}

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Characters that XML 1.0 cannot contain, not even escaped.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

function junitResult(outcome: CheckResult): string {
  switch (outcome.result) {
    case 'holds':
      return '';
    case 'differs':
      return `<failure message="differs">${escapeXml(faultLinesOf(outcome).join('\n'))}</failure>`;
    case 'failed':
      return `<error message="${escapeXml(maskSecrets(outcome.message))}"/>`;
    case 'forbidden':
    case 'not there':
    case 'not asked':
      return `<skipped message="${escapeXml(maskSecrets(`${outcome.result}: ${outcome.message}`))}"/>`;
  }
}

function junitCase(finding: Finding): string {
  const { name, result, ms } = finding;
  const unknowns = describeUnknowns(finding).join('\n');
  const content = junitResult(result) + (unknowns ? `<system-out>${escapeXml(unknowns)}</system-out>` : '');
  return `  <testcase classname="contract" name="${escapeXml(name)}" time="${(ms / 1000).toFixed(3)}">${content}</testcase>`;
}

const countResults = (findings: readonly Finding[], ...kinds: CheckResult['result'][]): number =>
  findings.filter(({ result }) => kinds.includes(result.result)).length;

const SKIPPED_RESULTS = ['forbidden', 'not there', 'not asked'] as const;

/** Formats the report as a JUnit file. */
export function formatJunit(findings: readonly Finding[]): string {
  const numbers = [
    `tests="${findings.length}"`,
    `failures="${countResults(findings, 'differs')}"`,
    `errors="${countResults(findings, 'failed')}"`,
    `skipped="${countResults(findings, ...SKIPPED_RESULTS)}"`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" ${numbers.join(' ')}>`,
    ...findings.map(junitCase),
    '</testsuite>',
    '',
  ].join('\n');
}

/** The last line of the report: the number of findings for each result. */
export function formatSummary(findings: readonly Finding[]): string {
  const skipped = SKIPPED_RESULTS.map((kind) => [countResults(findings, kind), kind] as const).filter(
    ([count]) => count > 0,
  );
  const parts = [
    `${countResults(findings, 'holds')} hold`,
    `${findings.filter(isFailure).length} differ or fail`,
    ...skipped.map(([count, kind]) => `${count} ${kind}`),
  ];
  return parts.join(', ');
}
