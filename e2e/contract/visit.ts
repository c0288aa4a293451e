import type { Operation } from '#fixtures/contract/operations.ts';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import type { Client, Sent } from './client.ts';
import { notAsked, type Finding, type Judgement } from './judging/findings.ts';
import { parsed } from './judging/json.ts';
import { judge } from './judging/judge.ts';
import { fill, queryFor, type Known } from './judging/known.ts';

/** One run against one proxy. */
export interface Visit {
  client: Client;
  /** Major version of the proxy. */
  major: number;
  user: string;
  /** The cluster's setting, as its ping tells it. */
  secondFactor: string;
  known: Known;
  findings: Finding[];
  /** How long the proxy's lists may be behind a write, in milliseconds (docs/protocol/resources.md#20, 30). */
  listsLateMs: number;
  /** The proxy is thrown away afterwards: what no call removes may be made. */
  mayLeave: boolean;
  /** Aborted when the one that started the run wants it to end. */
  signal: AbortSignal;
  /** Told to people while it runs. */
  log: (line: string) => void;
}

export interface Given extends Omit<Sent, 'signal'> {
  /** Values for the holes of the path, by their names; the others are filled with what is known. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Another browser than the one that signed in first. */
  as?: Client;
  /** Goes out even after the run was interrupted, because it takes back what the run has done. */
  isRemoval?: true;
}

/** Thrown into whatever the run was about to do next. */
export class Interrupted extends Error {}

export const saysOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a finding of what a call or a stream turned out to be; what fails because the run was interrupted is none. */
export async function found(visit: Visit, name: string, look: () => Promise<Judgement>): Promise<void> {
  const began = performance.now();
  const done = (judgement: Judgement) => visit.findings.push({ name, ms: performance.now() - began, ...judgement });
  try {
    done(await look());
  } catch (error) {
    if (visit.signal.aborted) throw new Interrupted('interrupted', { cause: error });
    done({ outcome: { is: 'failed', says: saysOf(error) }, fields: [], values: [] });
  }
}

function addressOf(visit: Visit, operation: Operation, { path = {}, query }: Given) {
  const own = Object.entries(path).map(([name, value]): [string, string] => [`=${name}`, value]);
  const filled = fill(operation, new Map([...visit.known, ...own]));
  if ('lacks' in filled) return filled;
  if (query) return { path: `${filled.path}?${new URLSearchParams(query).toString()}` };
  const asked = queryFor(operation, visit.known);
  return 'lacks' in asked ? asked : { path: filled.path + asked.query };
}

/** Calls an operation and judges its answer, which is given back; undefined when there is none. */
export async function ask(visit: Visit, operation: Operation, given: Given = {}): Promise<WireAnswer | undefined> {
  const { major, findings, signal, client } = visit;
  if (signal.aborted && !given.isRemoval) throw new Interrupted('interrupted');
  const address = addressOf(visit, operation, given);
  if ('lacks' in address) {
    findings.push(notAsked(operation, `nothing found to ask for: no ${address.lacks}`));
    return undefined;
  }
  const { body, headers = {}, as = client } = given;
  let answer: WireAnswer | undefined;
  await found(visit, operation, async () => {
    answer = await as.call(operation.split(' ')[0] ?? '', address.path, {
      headers,
      ...(body === undefined ? {} : { body }),
      ...(given.isRemoval ? {} : { signal }),
    });
    return judge(operation, answer, major);
  });
  return answer;
}

/** What a call that went well answered as JSON. */
export async function bodyOf(visit: Visit, operation: Operation, given?: Given): Promise<unknown> {
  const answer = await ask(visit, operation, given);
  return answer?.status === 200 ? parsed(answer.body) : undefined;
}
