import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import type { Client, CallOptions } from './client.ts';
import { notCalled, type Finding, type Verdict } from './validation/findings.ts';
import { parseJson } from './validation/untrusted-json.ts';
import { checkAnswer } from './validation/check-answer.ts';
import { fillPath, requiredQuery, type KnownNames } from './validation/known-names.ts';

/** One run against one proxy. */
export interface Visit {
  client: Client;
  /** Major version of the proxy. */
  major: number;
  user: string;
  /** The cluster's setting, from the response to ping. */
  secondFactor: string;
  known: KnownNames;
  findings: Finding[];
  /** How long the proxy's lists may be behind a write, in milliseconds (docs/protocol/resources.md#20, 30). */
  listDelayMs: number;
  /** Whether permanent changes are allowed, because the proxy is discarded after the run. */
  mayLeaveData: boolean;
  /** Aborted when the user interrupts the run. */
  signal: AbortSignal;
  /** Prints a line while the run is in progress. */
  log: (line: string) => void;
}

export interface CallParams extends Omit<CallOptions, 'signal'> {
  /** Values for parameters of the path, by name. The other parameters use known names. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** A client other than the one that signed in first. */
  client?: Client;
  /** Sent even after an interruption, because the call undoes a change of the run. */
  isCleanup?: true;
}

/** Thrown at the next step after the user has interrupted the run. */
export class Interrupted extends Error {}

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Adds the result of a call or stream to the findings, unless the run was interrupted. */
export async function addFinding(visit: Visit, name: string, check: () => Promise<Verdict>): Promise<void> {
  const began = performance.now();
  const done = (judgement: Verdict) => visit.findings.push({ name, ms: performance.now() - began, ...judgement });
  try {
    done(await check());
  } catch (error) {
    if (visit.signal.aborted) throw new Interrupted('interrupted', { cause: error });
    done({ result: { result: 'failed', message: errorMessage(error) }, unknownFields: [], unknownValues: [] });
  }
}

function operationPath(visit: Visit, operation: Operation, { path = {}, query }: CallParams) {
  const ownNames = Object.entries(path).map(([name, value]): [string, string] => [`=${name}`, value]);
  const filled = fillPath(operation, new Map([...visit.known, ...ownNames]));
  if ('lacks' in filled) return filled;
  if (query) return { path: `${filled.path}?${new URLSearchParams(query).toString()}` };
  const params = requiredQuery(operation, visit.known);
  return 'lacks' in params ? params : { path: filled.path + params.query };
}

/** Calls an operation and judges its response. Returns the response, or undefined if there is none. */
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
  const { body, headers = {}, client: as = client } = params;
  let answer: WireResponse | undefined;
  await addFinding(visit, operation, async () => {
    answer = await as.call(operation.split(' ')[0] ?? '', address.path, {
      headers,
      ...(body === undefined ? {} : { body }),
      ...(params.isCleanup ? {} : { signal }),
    });
    return checkAnswer(operation, answer, major);
  });
  return answer;
}

/** The JSON of a successful response. */
export async function callForJson(visit: Visit, operation: Operation, params?: CallParams): Promise<unknown> {
  const answer = await callOperation(visit, operation, params);
  return answer?.status === 200 ? parseJson(answer.body) : undefined;
}
