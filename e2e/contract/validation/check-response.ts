// Checks one HTTP response of a proxy against the contract. Uses no network.
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

/** Whether a proxy of this version may lack the operation or stream: it is older than `since` or newer than `until`. */
export const mayBeMissing = ({ since = 0, until = Number.POSITIVE_INFINITY }: VersionRange, major: number): boolean =>
  major < since || major > until;

/** The status and the first 160 characters of the body, on one line. */
export const summarizeResponse = ({ status, body }: WireResponse): string => {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return `${status} ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`.trim();
};

const isMissingStatus = (status: number): boolean => status === 404 || status === 501;

/** Returns a verdict for a missing operation or a standard 403 response, else undefined. */
export function verdictOfRefusal(response: WireResponse, versions: VersionRange, major: number): Verdict | undefined {
  const message = summarizeResponse(response);
  const verdictOf = (result: 'not there' | 'forbidden') => ({
    result: { result, message },
    unknownFields: [],
    unknownValues: [],
  });
  if (isMissingStatus(response.status) && mayBeMissing(versions, major)) return verdictOf('not there');
  if (response.status === 403 && refusalFaults(response).length === 0) return verdictOf('forbidden');
  return undefined;
}

/** Checks a response against the contract. `major` is the major version of the proxy. */
export function checkResponse(operation: Operation, response: WireResponse, major: number): Verdict {
  const entry: OperationEntry = registry[operation];
  const refusal = verdictOfRefusal(response, entry, major);
  if (refusal) return refusal;
  const allFaults = contractFaultsOf(operation, response);
  const faultsOfKind = (kind: (typeof allFaults)[number]['kind']) => allFaults.filter((fault) => fault.kind === kind);
  const faults = faultsOfKind('differs');
  const unknownFields = faultsOfKind('unknown field').map(({ path }) => path);
  const unknownValues = faultsOfKind('unknown value').map(({ path, found: value }) => `${path}: ${value}`);
  const message = summarizeResponse(response);
  if (faults.length > 0) return { result: { result: 'differs', faults }, unknownFields, unknownValues };
  // The contract describes a 403 response in plain text for two routes.
  if (response.status === 403) return { result: { result: 'forbidden', message }, unknownFields, unknownValues };
  const isExpected = response.status < 400 || isStatusDescribed(operation, response.status);
  return {
    result: isExpected ? { result: 'holds' } : { result: 'failed', message },
    unknownFields,
    unknownValues,
  };
}
