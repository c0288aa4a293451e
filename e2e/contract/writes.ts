import type { Operation } from '#fixtures/contract.ts';
import type { Client } from './client.ts';
import type { Finding } from './findings.ts';
import { judged } from './reads.ts';

const PREFIX = 'postern-contract-';

const roleText = (name: string, ttl: string) =>
  `kind: role\nversion: v5\nmetadata:\n  name: ${name}\nspec:\n  options:\n    max_session_ttl: ${ttl}\n  allow: {}\n  deny: {}\n`;

interface Step {
  operation: Operation;
  path: string;
  body?: unknown;
}

/** Makes, changes and removes things that nobody can mistake for their own; what was made is removed even after a failure. */
export async function writes(client: Client, cluster: string): Promise<Finding[]> {
  const name = `${PREFIX}${crypto.randomUUID().slice(0, 8)}`;
  const steps: Step[] = [
    { operation: 'POST /v1/webapi/roles', path: '/v1/webapi/roles', body: { content: roleText(name, '1h') } },
    {
      operation: 'PUT /v1/webapi/roles/{name}',
      path: `/v1/webapi/roles/${name}`,
      body: { content: roleText(name, '2h') },
    },
    { operation: 'POST /v1/webapi/users', path: '/v1/webapi/users', body: { name, roles: [name], traits: {} } },
    {
      operation: 'PUT /v1/webapi/users',
      path: '/v1/webapi/users',
      body: { name, roles: [name], traits: { logins: [name] } },
    },
    { operation: 'GET /v1/webapi/users/{name}', path: `/v1/webapi/users/${name}` },
    {
      operation: 'POST /v1/webapi/token',
      path: '/v1/webapi/token',
      body: { roles: ['Node'], join_method: 'token', allow: [], suggested_agent_matcher_labels: {} },
    },
  ];
  const findings: Finding[] = [];
  const run = async ({ operation, path, body }: Step) => {
    findings.push(await judged(operation, () => client.call(operation.split(' ')[0] ?? '', path, body)));
  };
  for (const step of steps) await run(step);
  await lock(client, { cluster, name, findings });
  await run({ operation: 'DELETE /v1/webapi/users/{name}', path: `/v1/webapi/users/${name}` });
  await run({ operation: 'DELETE /v1/webapi/roles/{name}', path: `/v1/webapi/roles/${name}` });
  return findings;
}

function nameIn(text: string): string {
  const { name } = JSON.parse(text) as { name?: unknown }; // the answer as a whole is judged by the caller
  return typeof name === 'string' ? name : '';
}

/** A lock names itself, so what is removed is what the answer named. */
async function lock(
  client: Client,
  { cluster, name, findings }: { cluster: string; name: string; findings: Finding[] },
): Promise<void> {
  const locks = `/v1/webapi/sites/${encodeURIComponent(cluster)}/locks`;
  let made = '';
  const finding = await judged('PUT /v1/webapi/sites/{cluster}/locks', async () => {
    const answer = await client.call('PUT', locks, {
      targets: { user: name },
      message: 'made by a contract test',
      ttl: '5m',
    });
    if (answer.status === 200) made = nameIn(String(answer.body));
    return answer;
  });
  findings.push(finding);
  if (made)
    findings.push(
      await judged('DELETE /v1/webapi/sites/{cluster}/locks/{uuid}', () => client.call('DELETE', `${locks}/${made}`)),
    );
}
