import { stringify } from 'yaml';
import type { WireAnswer } from '#fixtures/proxy/wire.ts';
import { notAsked } from '#e2e/contract/judging/findings.ts';
import { parsed, textAt } from '#e2e/contract/judging/json.ts';
import { askIf, create, type Making } from './making.ts';
import { roleText } from './role-and-user.ts';
import { ask, bodyOf } from '#e2e/contract/visit.ts';

const connectorText = (name: string) =>
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

/** The connector as it is now: 18.x tells each by its name. */
async function stored({ visit, name }: Making, answer: WireAnswer): Promise<string> {
  const GET = 'GET /v1/webapi/github/connector/{name}';
  const read = visit.major < 18 ? undefined : await bodyOf(visit, GET, { path: { name } });
  return textAt(read, 'content') || textAt(parsed(answer.body), 'content');
}

export async function githubConnector(making: Making): Promise<void> {
  const { name } = making;
  const answer = await create(making, {
    kind: 'GitHub connector',
    create: 'POST /v1/webapi/github',
    body: { content: connectorText(name) },
    remove: 'DELETE /v1/webapi/github/{name}',
  });
  const content = answer ? await stored(making, answer) : '';
  await askIf(content !== '', making, ['PUT /v1/webapi/github/{name}', { path: { name }, body: { content } }]);
}

/** Chooses again what is the default already: nothing of it changes. 18.x. */
export async function defaultConnector({ visit }: Making): Promise<void> {
  if (visit.major < 18) return;
  const PUT = 'PUT /v1/webapi/authconnector/default';
  const listed = await bodyOf(visit, 'GET /v1/webapi/github');
  const [name, type] = [textAt(listed, 'defaultConnectorName'), textAt(listed, 'defaultConnectorType')];
  if (type === '') return void visit.findings.push(notAsked(PUT, 'the list of connectors names no default'));
  await ask(visit, PUT, { body: { name: name || type, type } });
}

/** Trust takes a second cluster, so only refusals can be judged: nothing is made. */
export async function trustedCluster({ visit, name }: Making): Promise<void> {
  const body = { content: roleText(name) }; // of another kind
  await ask(visit, 'POST /v1/webapi/trustedcluster', { body });
  await ask(visit, 'PUT /v1/webapi/trustedcluster/{name}', { path: { name }, body });
  await ask(visit, 'DELETE /v1/webapi/trustedcluster/{name}', { path: { name } });
}

const STARTS = {
  github: 'GET /v1/webapi/github/login/web',
  oidc: 'GET /v1/webapi/oidc/login/web',
  saml: 'GET /v1/webapi/saml/sso',
} as const;

/**
 * As far as the door of the provider, and back without having been there. The redirect comes last
 * (docs/protocol/auth-and-identity.md#19.1).
 */
export async function singleSignOn({ visit }: Making): Promise<void> {
  const guest = visit.client.another();
  await guest.openPage();
  for (const [type, operation] of Object.entries(STARTS)) {
    const provider = visit.known.get(`${type}Provider`);
    if (provider) await ask(visit, operation, { query: { connector_id: provider, redirect_url: '/web' }, as: guest });
  }
  if (visit.known.has('githubProvider'))
    await ask(visit, 'GET /v1/webapi/github/callback', { query: { state: 'postern' }, as: guest });
}
