// Checks one response of a proxy; rules without a network.
import { contractFaultsOf, isStatusDescribed, refusalFaults } from '#fixtures/contract/check.ts';
import type { OperationEntry, Operation } from '#fixtures/contract/operations.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { Verdict } from './findings.ts';

/** The major versions of proxies that have an operation or a stream. */
export interface VersionRange {
  since?: number;
  until?: number;
}

/**
 * Whether the contract allows a proxy of this version to lack the operation. Versions between two known ones may
 * differ.
 */
export const mayBeMissing = ({ since = 0, until = Number.POSITIVE_INFINITY }: VersionRange, major: number): boolean =>
  major < since || major > until;

export const summarizeAnswer = ({ status, body }: WireResponse): string => {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return `${status} ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`.trim();
};

const isMissingStatus = (status: number): boolean => status === 404 || status === 501;

/** The verdict of a refusal that does not depend on the response's body; undefined if its body must be checked. */
export function verdictOfRefusal(answer: WireResponse, span: VersionRange, major: number): Verdict | undefined {
  const message = summarizeAnswer(answer);
  const judged = (result: 'not there' | 'forbidden') => ({ result: { result, message }, unknownFields: [], unknownValues: [] });
  if (isMissingStatus(answer.status) && mayBeMissing(span, major)) return judged('not there');
  if (answer.status === 403 && refusalFaults(answer).length === 0) return judged('forbidden');
  return undefined;
}

/** Checks a response against the contract. `major` is the major version of the proxy. */
export function checkAnswer(operation: Operation, answer: WireResponse, major: number): Verdict {
  const entry: OperationEntry = registry[operation];
  const refused = verdictOfRefusal(answer, entry, major);
  if (refused) return refused;
  const found = contractFaultsOf(operation, answer);
  const of = (kind: (typeof found)[number]['kind']) => found.filter((fault) => fault.kind === kind);
  const faults = of('differs');
  const fields = of('unknown field').map(({ path }) => path);
  const values = of('unknown value').map(({ path, found: value }) => `${path}: ${value}`);
  const message = summarizeAnswer(answer);
  if (faults.length > 0) return { result: { result: 'differs', faults }, unknownFields: fields, unknownValues: values };
  // Two routes refuse in plain text, and the contract says so.
  if (answer.status === 403) return { result: { result: 'forbidden', message }, unknownFields: fields, unknownValues: values };
  const isExpected = answer.status < 400 || isStatusDescribed(operation, answer.status);
  return {
    result: isExpected ? { result: 'holds' } : { result: 'failed', message },
    unknownFields: fields,
    unknownValues: values,
  };
}
