// Checks POST operations that change nothing on the proxy.
import { notCalled } from './findings.ts';
import { callOperation, type Visit } from '#e2e/contract/visit.ts';

const ROLE_YAML = 'kind: role\nmetadata:\n  name: postern\nspec:\n  allow: {}\n  deny: {}\nversion: v7\n';
const ROLE_FIELDS = { kind: 'role', version: 'v7', metadata: { name: 'postern' }, spec: { allow: {}, deny: {} } };

/** Scope 6 means a session (docs/protocol/auth-and-identity.md#25.4). 14.x ignores it. */
const SESSION_SCOPE = { challenge_scope: 6 };

async function checkMfaChallenges(visit: Visit): Promise<void> {
  const { knownNames, findings } = visit;
  const [hostname, login] = [knownNames.get('hostname'), knownNames.get('login')];
  const IS_MFA_REQUIRED = 'POST /v1/webapi/sites/{cluster}/mfa/required';
  if (hostname && login)
    await callOperation(visit, IS_MFA_REQUIRED, { body: { node: { node_name: hostname, login } } });
  else findings.push(notCalled(IS_MFA_REQUIRED, 'nothing found to ask for: no server with a login'));
  await callOperation(visit, 'POST /v1/webapi/mfa/authenticatechallenge', { body: SESSION_SCOPE });
  const BEGIN_LOGIN = 'POST /v1/webapi/mfa/login/begin';
  if (knownNames.has('passwordless')) await callOperation(visit, BEGIN_LOGIN, { body: { passwordless: true } });
  else findings.push(notCalled(BEGIN_LOGIN, 'nobody signs in here without a password'));
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
