import type { Client } from './client.ts';
import type { Finding } from './findings.ts';
import { discover, type Known } from './known.ts';
import { reads } from './reads.ts';
import { signIn } from './sign-in.ts';
import { sockets } from './sockets.ts';
import { writes } from './writes.ts';

interface Ping {
  server_version?: string;
  auth?: { second_factor?: string };
}

async function ping(client: Client): Promise<Ping> {
  const { status, body } = await client.call('GET', '/v1/webapi/ping');
  if (status !== 200) throw new Error(`${client.origin.origin} is no access proxy: its ping answered ${status}`);
  return JSON.parse(String(body)) as Ping; // judged as an operation of its own later
}

/** Signs in and holds everything that the user may read, and on request write, against the contract; `given` are names that no list tells. */
export async function examine(
  client: Client,
  { user, write, given = [] }: { user: string; write: boolean; given?: Iterable<[string, string]> },
): Promise<Finding[]> {
  const { server_version: version = '14', auth } = await ping(client);
  const major = Number.parseInt(version, 10) >= 18 ? 18 : 14;
  await signIn(client, user, auth?.second_factor ?? 'off');
  const known: Known = new Map(given);
  await discover(client, known);
  return [
    ...(await reads(client, { known, major })),
    ...(write ? await writes(client, known.get('cluster') ?? '-current-') : []),
    ...(await sockets(client, { known, major })),
  ];
}
