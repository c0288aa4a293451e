// POST requests that change nothing.
import { notCalled } from './findings.ts';
import { callOperation, type Visit } from '#e2e/contract/visit.ts';

const ROLE_YAML = 'kind: role\nmetadata:\n  name: postern\nspec:\n  allow: {}\n  deny: {}\nversion: v7\n';
const ROLE_FIELDS = { kind: 'role', version: 'v7', metadata: { name: 'postern' }, spec: { allow: {}, deny: {} } };

/** Scope 6: a session (docs/protocol/auth-and-identity.md#25.4); 14.x does not read it. */
const SESSION_SCOPE = { challenge_scope: 6 };

async function checkMfaChallenges(visit: Visit): Promise<void> {
  const { known, findings } = visit;
  const [hostname, login] = [known.get('hostname'), known.get('login')];
  const REQUIRED = 'POST /v1/webapi/sites/{cluster}/mfa/required';
  if (hostname && login) await callOperation(visit, REQUIRED, { body: { node: { node_name: hostname, login } } });
  else findings.push(notCalled(REQUIRED, 'nothing found to ask for: no server with a login'));
  await callOperation(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: SESSION_SCOPE });
  const BEGIN = 'POST /v1/webapi/mfa/login/begin';
  if (known.has('passwordless')) await callOperation(visit, BEGIN, { body: { passwordless: true } });
  else findings.push(notCalled(BEGIN, 'nobody signs in here without a password'));
}

export async function checkReadOnlyPosts(visit: Visit): Promise<void> {
  await checkMfaChallenges(visit);
  await callOperation(visit, 'POST /v1/webapi/authconnectors', { body: { username: visit.user } });
  await callOperation(visit, 'POST /v1/webapi/yaml/parse/{kind}', {
    path: { kind: 'role' },
    body: { yaml: ROLE_YAML },
  });
  await callOperation(visit, 'POST /v1/webapi/yaml/stringify/{kind}', {
    path: { kind: 'role' },
    body: { resource: ROLE_FIELDS },
  });
}
