import type { Client } from '#e2e/contract/client.ts';
import { discoverNames } from '#e2e/contract/discover-names.ts';
import { mergeFindings, type Finding } from './findings.ts';
import { valueAt, parseJson, stringAt } from './untrusted-json.ts';
import { checkReadOnlyPosts } from './read-only-posts.ts';
import { checkReads } from '#e2e/contract/reads.ts';
import { signIn, signOut } from '#e2e/contract/session.ts';
import { checkStreams } from '#e2e/contract/streams/streams.ts';
import type { Visit } from '#e2e/contract/visit.ts';
import { checkWrites } from '#e2e/contract/writes/writes.ts';

export interface ExamineOptions {
  user: string;
  write: boolean;
  mayLeaveData?: boolean;
  listDelayMs?: number;
  /** Names that no list contains. */
  extraNames?: Iterable<[string, string]>;
  signal: AbortSignal;
  log: (line: string) => void;
}

/** Slightly more than the one second that real proxies take. */
const LIST_DELAY_MS = 1_200;

interface PingResult {
  major: number;
  secondFactor: string;
}

async function ping(client: Client): Promise<PingResult> {
  const { status, body } = await client.call('GET', '/v1/webapi/ping');
  if (status !== 200) throw new Error(`${client.origin.origin} is no access proxy: its ping answered ${status}`);
  const ping = parseJson(body); // judged as an operation of its own later
  const major = Number.parseInt(stringAt(ping, 'server_version'), 10);
  if (Number.isNaN(major))
    throw new Error(`${client.origin.origin} tells no version: ${String(valueAt(ping, 'server_version'))}`);
  return { major, secondFactor: stringAt(ping, 'auth', 'second_factor') || 'off' };
}

/** Signs in, checks everything that the user may do against the contract, and signs out, also after an interruption. */
export async function examineProxy(
  client: Client,
  { extraNames = [], write, mayLeaveData = false, listDelayMs = LIST_DELAY_MS, ...run }: ExamineOptions,
): Promise<Finding[]> {
  const { major, secondFactor } = await ping(client);
  const visit: Visit = {
    client,
    major,
    secondFactor,
    known: new Map(extraNames),
    findings: [],
    mayLeaveData: mayLeaveData,
    listDelayMs: listDelayMs,
    ...run,
  };
  await signIn(visit);
  try {
    await discoverNames(visit);
    await checkReads(visit);
    await checkReadOnlyPosts(visit);
    if (write) await checkWrites(visit);
    await checkStreams(visit, write);
  } finally {
    await signOut(visit);
  }
  return mergeFindings(visit.findings);
}
