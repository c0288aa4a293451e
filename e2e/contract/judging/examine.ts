import type { Client } from '#e2e/contract/client.ts';
import { discover } from '#e2e/contract/discover.ts';
import { merged, type Finding } from './findings.ts';
import { at, parsed, textAt } from './json.ts';
import { questions } from './questions.ts';
import { reads } from '#e2e/contract/reads.ts';
import { signIn, signOut } from '#e2e/contract/session.ts';
import { streams } from '#e2e/contract/streams/streams.ts';
import type { Visit } from '#e2e/contract/visit.ts';
import { writes } from '#e2e/contract/writes/writes.ts';

export interface Run {
  user: string;
  write: boolean;
  mayLeave?: boolean;
  listsLateMs?: number;
  /** Names that no list tells. */
  given?: Iterable<[string, string]>;
  signal: AbortSignal;
  log: (line: string) => void;
}

/** A little more than the second that real proxies were seen to take. */
const LISTS_LATE_MS = 1_200;

interface Ping {
  major: number;
  secondFactor: string;
}

async function ping(client: Client): Promise<Ping> {
  const { status, body } = await client.call('GET', '/v1/webapi/ping');
  if (status !== 200) throw new Error(`${client.origin.origin} is no access proxy: its ping answered ${status}`);
  const ping = parsed(body); // judged as an operation of its own later
  const major = Number.parseInt(textAt(ping, 'server_version'), 10);
  if (Number.isNaN(major))
    throw new Error(`${client.origin.origin} tells no version: ${String(at(ping, 'server_version'))}`);
  return { major, secondFactor: textAt(ping, 'auth', 'second_factor') || 'off' };
}

/** Signs in, holds everything that the user may do against the contract, and signs out, interrupted or not. */
export async function examine(
  client: Client,
  { given = [], write, mayLeave = false, listsLateMs = LISTS_LATE_MS, ...run }: Run,
): Promise<Finding[]> {
  const { major, secondFactor } = await ping(client);
  const visit: Visit = {
    client,
    major,
    secondFactor,
    known: new Map(given),
    findings: [],
    mayLeave,
    listsLateMs,
    ...run,
  };
  await signIn(visit);
  try {
    await discover(visit);
    await reads(visit);
    await questions(visit);
    if (write) await writes(visit);
    await streams(visit, write);
  } finally {
    await signOut(visit);
  }
  return merged(visit.findings);
}
