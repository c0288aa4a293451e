// Checks the operations for auth connectors, trusted clusters and single sign-on.
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

/** The stored connector as YAML. 14.x cannot return a single connector, so the response to its creation is used. */
async function fetchStoredConnector({ visit, name }: WriteContext, createResponse: WireResponse): Promise<string> {
  const GET = 'GET /v1/webapi/github/connector/{name}';
  const connector = visit.major < 18 ? undefined : await callForJson(visit, GET, { path: { name } });
  return stringAt(connector, 'content') || stringAt(parseJson(createResponse.body), 'content');
}

export async function checkGithubConnector(context: WriteContext): Promise<void> {
  const { name } = context;
  const createResponse = await createWithCleanup(context, {
    kind: 'GitHub connector',
    create: 'POST /v1/webapi/github',
    body: { content: connectorYaml(name) },
    remove: 'DELETE /v1/webapi/github/{name}',
  });
  const content = createResponse ? await fetchStoredConnector(context, createResponse) : '';
  await callIf(content !== '', context, ['PUT /v1/webapi/github/{name}', { path: { name }, body: { content } }]);
}

/** Sets the default connector to its current value, so nothing changes (18.x). */
export async function checkDefaultConnector({ visit }: WriteContext): Promise<void> {
  if (visit.major < 18) return;
  const PUT = 'PUT /v1/webapi/authconnector/default';
  const connectorList = await callForJson(visit, 'GET /v1/webapi/github');
  const [name, type] = [
    stringAt(connectorList, 'defaultConnectorName'),
    stringAt(connectorList, 'defaultConnectorType'),
  ];
  if (type === '') return void visit.findings.push(notCalled(PUT, 'the list of connectors names no default'));
  await callOperation(visit, PUT, { body: { name: name || type, type } });
}

/** Checks only refusals, because a valid trusted cluster needs a second cluster. Nothing is created. */
export async function checkTrustedCluster({ visit, name }: WriteContext): Promise<void> {
  const body = { content: roleYaml(name) }; // invalid: a role instead of a trusted cluster
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
  const signedOutClient = visit.client.newSession();
  await signedOutClient.openPage();
  for (const [type, operation] of Object.entries(SSO_START_OPERATIONS)) {
    const provider = visit.knownNames.get(`${type}Provider`);
    if (provider)
      await callOperation(visit, operation, {
        query: { connector_id: provider, redirect_url: '/web' },
        client: signedOutClient,
      });
  }
  if (visit.knownNames.has('githubProvider'))
    await callOperation(visit, 'GET /v1/webapi/github/callback', {
      query: { state: 'postern' },
      client: signedOutClient,
    });
}
