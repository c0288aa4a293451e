// Calls operations of a proxy and collects the results as findings.
import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { Client, CallOptions } from './client.ts';
import { notCalled, type Finding, type Verdict } from './validation/findings.ts';
import { parseJson } from './validation/untrusted-json.ts';
import { checkResponse } from './validation/check-response.ts';
import { fillPath, requiredQuery, type KnownNames } from './validation/known-names.ts';

/** The state of one run of the contract test against one proxy. */
export interface Visit {
  client: Client;
  /** Major version of the proxy. */
  major: number;
  user: string;
  /** The cluster's setting, from the response to ping. */
  secondFactor: string;
  knownNames: KnownNames;
  findings: Finding[];
  /** How long the proxy's lists may be outdated after a write, in ms (docs/protocol/resources.md#20, 30). */
  listDelayMs: number;
  /** Whether permanent changes are allowed, because the proxy is discarded after the run. */
  mayLeaveData: boolean;
  /** Aborted when the user interrupts the run. */
  signal: AbortSignal;
  /** Prints a line while the run is in progress. */
  log: (line: string) => void;
}

export interface CallParams extends Omit<CallOptions, 'signal'> {
  /** Values for path parameters, by parameter. The other parameters use the names that the run has found. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** The client that sends the call. The default is the client that signed in first. */
  client?: Client;
  /** Sent even after an interruption, because the call undoes a change of the run. */
  isCleanup?: true;
}

/** Thrown at the next step after the user has interrupted the run. */
export class Interrupted extends Error {}

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a check and adds its verdict or its error to the findings. Throws if the run was interrupted. */
export async function addFinding(visit: Visit, name: string, check: () => Promise<Verdict>): Promise<void> {
  const startedAt = performance.now();
  const addVerdict = (verdict: Verdict) => visit.findings.push({ name, ms: performance.now() - startedAt, ...verdict });
  try {
    addVerdict(await check());
  } catch (error) {
    if (visit.signal.aborted) throw new Interrupted('interrupted', { cause: error });
    addVerdict({ result: { result: 'failed', message: errorMessage(error) }, unknownFields: [], unknownValues: [] });
  }
}

function operationPath(visit: Visit, operation: Operation, { path = {}, query }: CallParams) {
  // The known name `=name` sets the parameter `name` (see fillPath).
  const pathNames = Object.entries(path).map(([name, value]): [string, string] => [`=${name}`, value]);
  const filledPath = fillPath(operation, new Map([...visit.knownNames, ...pathNames]));
  if ('lacks' in filledPath) return filledPath;
  if (query) return { path: `${filledPath.path}?${new URLSearchParams(query).toString()}` };
  const params = requiredQuery(operation, visit.knownNames);
  return 'lacks' in params ? params : { path: filledPath.path + params.query };
}

/** Calls an operation and checks its response. Returns the response, or undefined if there is none. */
export async function callOperation(
  visit: Visit,
  operation: Operation,
  params: CallParams = {},
): Promise<WireResponse | undefined> {
  const { major, findings, signal, client } = visit;
  if (signal.aborted && !params.isCleanup) throw new Interrupted('interrupted');
  const address = operationPath(visit, operation, params);
  if ('lacks' in address) {
    findings.push(notCalled(operation, `nothing found to ask for: no ${address.lacks}`));
    return undefined;
  }
  const { body, headers = {}, client: callingClient = client } = params;
  let response: WireResponse | undefined;
  await addFinding(visit, operation, async () => {
    response = await callingClient.call(operation.split(' ')[0] ?? '', address.path, {
      headers,
      ...(body === undefined ? {} : { body }),
      ...(params.isCleanup ? {} : { signal }),
    });
    return checkResponse(operation, response, major);
  });
  return response;
}

/** Calls an operation. Returns the JSON of a response with status 200, else undefined. */
export async function callForJson(visit: Visit, operation: Operation, params?: CallParams): Promise<unknown> {
  const response = await callOperation(visit, operation, params);
  return response?.status === 200 ? parseJson(response.body) : undefined;
}
