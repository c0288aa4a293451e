import { stringify } from 'yaml';
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import { parseJson, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { callIf, createWithCleanup, type WriteContext } from './create.ts';
import { roleYaml } from './role-and-user.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

const connectorYaml = (name: string) =>
  stringify({
    kind: 'github',
    version: 'v3',
    metadata: { name },
    spec: {
      client_id: name,
      client_secret: crypto.randomUUID(),
      display: name,
      redirect_url: 'https://localhost/v1/webapi/github/callback',
      teams_to_roles: [{ organization: name, team: name, roles: [name] }],
    },
  });

/** The stored connector. 18.x can return a single connector by name. */
async function fetchStoredConnector({ visit, name }: WriteContext, answer: WireResponse): Promise<string> {
  const GET = 'GET /v1/webapi/github/connector/{name}';
  const read = visit.major < 18 ? undefined : await callForJson(visit, GET, { path: { name } });
  return stringAt(read, 'content') || stringAt(parseJson(answer.body), 'content');
}

export async function checkGithubConnector(making: WriteContext): Promise<void> {
  const { name } = making;
  const answer = await createWithCleanup(making, {
    kind: 'GitHub connector',
    create: 'POST /v1/webapi/github',
    body: { content: connectorYaml(name) },
    remove: 'DELETE /v1/webapi/github/{name}',
  });
  const content = answer ? await fetchStoredConnector(making, answer) : '';
  await callIf(content !== '', making, ['PUT /v1/webapi/github/{name}', { path: { name }, body: { content } }]);
}

/** Sets the default connector to its current value, so nothing changes (18.x). */
export async function checkDefaultConnector({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const PUT = 'PUT /v1/webapi/authconnector/default';
  const listed = await callForJson(visit, 'GET /v1/webapi/github');
  const [name, type] = [stringAt(listed, 'defaultConnectorName'), stringAt(listed, 'defaultConnectorType')];
  if (type === '') return void visit.findings.push(notCalled(PUT, 'the list of connectors names no default'));
  await callOperation(visit, PUT, { body: { name: name || type, type } });
}

/** Trust requires a second cluster, so only refusals are checked and nothing is created. */
export async function checkTrustedCluster({ visit, name }: WriteContext): Promise<void> {
  const body = { content: roleYaml(name) }; // of another kind
  await callOperation(visit, 'POST /v1/webapi/trustedcluster', { body });
  await callOperation(visit, 'PUT /v1/webapi/trustedcluster/{name}', { path: { name }, body });
  await callOperation(visit, 'DELETE /v1/webapi/trustedcluster/{name}', { path: { name } });
}

const SSO_START_OPERATIONS = {
  github: 'GET /v1/webapi/github/login/web',
  oidc: 'GET /v1/webapi/oidc/login/web',
  saml: 'GET /v1/webapi/saml/sso',
} as const;

/**
 * Starts single sign-on up to the redirect to the provider, and calls the GitHub callback without a sign-in.
 * `redirect_url` must be the last parameter (docs/protocol/auth-and-identity.md#19.1).
 */
export async function checkSingleSignOn({ visit }: WriteContext): Promise<void> {
  const guest = visit.client.newSession();
  await guest.openPage();
  for (const [type, operation] of Object.entries(SSO_START_OPERATIONS)) {
    const provider = visit.known.get(`${type}Provider`);
    if (provider)
      await callOperation(visit, operation, { query: { connector_id: provider, redirect_url: '/web' }, client: guest });
  }
  if (visit.known.has('githubProvider'))
    await callOperation(visit, 'GET /v1/webapi/github/callback', { query: { state: 'postern' }, client: guest });
}
