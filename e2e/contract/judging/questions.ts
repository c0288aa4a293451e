// Calls that send something and change nothing.
import { notAsked } from './findings.ts';
import { ask, type Visit } from '#e2e/contract/visit.ts';

const ROLE = 'kind: role\nmetadata:\n  name: postern\nspec:\n  allow: {}\n  deny: {}\nversion: v7\n';
const FIELDS = { kind: 'role', version: 'v7', metadata: { name: 'postern' }, spec: { allow: {}, deny: {} } };

/** Scope 6: a session (docs/protocol/auth-and-identity.md#25.4); 14.x does not read it. */
const SESSION = { challenge_scope: 6 };

async function secondFactor(visit: Visit): Promise<void> {
  const { known, findings } = visit;
  const [hostname, login] = [known.get('hostname'), known.get('login')];
  const REQUIRED = 'POST /v1/webapi/sites/{cluster}/mfa/required';
  if (hostname && login) await ask(visit, REQUIRED, { body: { node: { node_name: hostname, login } } });
  else findings.push(notAsked(REQUIRED, 'nothing found to ask for: no server with a login'));
  await ask(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: SESSION });
  const BEGIN = 'POST /v1/webapi/mfa/login/begin';
  if (known.has('passwordless')) await ask(visit, BEGIN, { body: { passwordless: true } });
  else findings.push(notAsked(BEGIN, 'nobody signs in here without a password'));
}

export async function questions(visit: Visit): Promise<void> {
  await secondFactor(visit);
  await ask(visit, 'POST /v1/webapi/authconnectors', { body: { username: visit.user } });
  await ask(visit, 'POST /v1/webapi/yaml/parse/{kind}', { path: { kind: 'role' }, body: { yaml: ROLE } });
  await ask(visit, 'POST /v1/webapi/yaml/stringify/{kind}', { path: { kind: 'role' }, body: { resource: FIELDS } });
}
