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
  /** The cluster's setting, as its ping tells it. */
  secondFactor: string;
  known: KnownNames;
  findings: Finding[];
  /** How long the proxy's lists may be behind a write, in milliseconds (docs/protocol/resources.md#20, 30). */
  listDelayMs: number;
  /** The proxy is thrown away afterwards: what no call removes may be made. */
  mayLeaveData: boolean;
  /** Aborted when the one that started the run wants it to end. */
  signal: AbortSignal;
  /** Told to people while it runs. */
  log: (line: string) => void;
}

export interface CallParams extends Omit<CallOptions, 'signal'> {
  /** Values for the holes of the path, by their names; the others are filled with what is known. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Another browser than the one that signed in first. */
  client?: Client;
  /** Goes out even after the run was interrupted, because it takes back what the run has done. */
  isCleanup?: true;
}

/** Thrown into whatever the run was about to do next. */
export class Interrupted extends Error {}

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a finding of what a call or a stream turned out to be; what fails because the run was interrupted is none. */
export async function addFinding(visit: Visit, name: string, check: () => Promise<Verdict>): Promise<void> {
  const began = performance.now();
  const done = (judgement: Verdict) => visit.findings.push({ name, ms: performance.now() - began, ...judgement });
  try {
    done(await check());
  } catch (error) {
    if (visit.signal.aborted) throw new Interrupted('interrupted', { cause: error });
    done({ result: { is: 'failed', says: errorMessage(error) }, unknownFields: [], unknownValues: [] });
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

/** Calls an operation and judges its answer, which is given back; undefined when there is none. */
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

/** What a call that went well answered as JSON. */
export async function callForJson(visit: Visit, operation: Operation, params?: CallParams): Promise<unknown> {
  const answer = await callOperation(visit, operation, params);
  return answer?.status === 200 ? parseJson(answer.body) : undefined;
}
