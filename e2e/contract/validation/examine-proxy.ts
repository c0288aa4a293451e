// Runs the complete contract test against one proxy.
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
  canWrite: boolean;
  mayLeaveData?: boolean;
  listDelayMs?: number;
  /** Names of resources that the proxy's lists do not contain, for example tokens. */
  extraNames?: Iterable<[string, string]>;
  signal: AbortSignal;
  log: (line: string) => void;
}

/** In milliseconds. Lists of real proxies are up to one second old. */
const LIST_DELAY_MS = 1_200;

interface PingResult {
  major: number;
  secondFactor: string;
}

/** Reads the version of the proxy and its second factor setting. Throws if the address is not that of a proxy. */
async function pingProxy(client: Client): Promise<PingResult> {
  const { status, body } = await client.call('GET', '/v1/webapi/ping');
  if (status !== 200) throw new Error(`${client.origin.origin} is no access proxy: its ping answered ${status}`);
  const pingResponse = parseJson(body); // a later call of the same operation checks its shape
  const major = Number.parseInt(stringAt(pingResponse, 'server_version'), 10);
  if (Number.isNaN(major))
    throw new Error(`${client.origin.origin} tells no version: ${String(valueAt(pingResponse, 'server_version'))}`);
  return { major, secondFactor: stringAt(pingResponse, 'auth', 'second_factor') || 'off' };
}

/**
 * Signs in, checks reads, streams and (with `canWrite`) writes against the contract, and signs out, even after an
 * error or an interruption.
 */
export async function examineProxy(
  client: Client,
  { extraNames = [], canWrite, mayLeaveData = false, listDelayMs = LIST_DELAY_MS, ...run }: ExamineOptions,
): Promise<Finding[]> {
  const { major, secondFactor } = await pingProxy(client);
  const visit: Visit = {
    client,
    major,
    secondFactor,
    knownNames: new Map(extraNames),
    findings: [],
    mayLeaveData,
    listDelayMs,
    ...run,
  };
  await signIn(visit);
  try {
    await discoverNames(visit);
    await checkReads(visit);
    await checkReadOnlyPosts(visit);
    if (canWrite) await checkWrites(visit);
    await checkStreams(visit, canWrite);
  } finally {
    await signOut(visit);
  }
  return mergeFindings(visit.findings);
}
