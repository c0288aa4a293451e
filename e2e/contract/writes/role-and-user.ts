// Checks the operations for roles and users.
import { parse, stringify } from 'yaml';
import { valueAt, isJsonObject, listIn, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { callIf, createWithCleanup, type WriteContext } from './create.ts';
import { callForJson } from '#e2e/contract/visit.ts';

export const roleYaml = (name: string): string =>
  stringify({
    kind: 'role',
    version: 'v5',
    metadata: { name },
    spec: { options: { max_session_ttl: '1h' }, allow: {}, deny: {} },
  });

/** Changes the session length in the YAML of a role. Everything else stays the same, including the revision. */
export function withLongerSessions(content: string): string {
  const role: unknown = parse(content);
  const spec = valueAt(role, 'spec');
  const options = valueAt(spec, 'options');
  return stringify({
    ...(isJsonObject(role) ? role : {}),
    spec: {
      ...(isJsonObject(spec) ? spec : {}),
      options: { ...(isJsonObject(options) ? options : {}), max_session_ttl: '2h' },
    },
  });
}

/**
 * The YAML of the stored role. 18.x accepts a change only with the current revision
 * (docs/protocol/auth-and-identity.md#7.2).
 */
async function fetchStoredRole({ visit, name }: WriteContext): Promise<string> {
  if (visit.major >= 18)
    return stringAt(await callForJson(visit, 'GET /v1/webapi/roles/{name}', { path: { name } }), 'content');
  const roles = listIn(await callForJson(visit, 'GET /v1/webapi/roles'), 'items');
  return stringAt(
    roles.find((role) => role['name'] === name),
    'content',
  );
}

/** Creates and changes a role. Returns whether it was created. */
async function checkRole(context: WriteContext): Promise<boolean> {
  const { name } = context;
  const createResponse = await createWithCleanup(context, {
    kind: 'role',
    create: 'POST /v1/webapi/roles',
    body: { content: roleYaml(name) },
    remove: 'DELETE /v1/webapi/roles/{name}',
  });
  const content = createResponse ? await fetchStoredRole(context) : '';
  await callIf(content !== '', context, [
    'PUT /v1/webapi/roles/{name}',
    { path: { name }, body: { content: withLongerSessions(content) } },
  ]);
  return createResponse !== undefined;
}

/** Creates, changes and reads a user. Returns whether it was created. */
async function checkUser(context: WriteContext): Promise<boolean> {
  const { name } = context;
  const body = { name, roles: [name], traits: {} };
  const createResponse = await createWithCleanup(context, {
    kind: 'user',
    create: 'POST /v1/webapi/users',
    body,
    remove: 'DELETE /v1/webapi/users/{name}',
  });
  const isCreated = createResponse !== undefined;
  const changedUser = { ...body, traits: { logins: [name] } };
  await callIf(isCreated, context, ['PUT /v1/webapi/users', { body: changedUser }]);
  await callIf(isCreated, context, ['GET /v1/webapi/users/{name}', { path: { name } }]);
  return isCreated;
}

/** Creates a role that grants nothing, and a user with this role. Returns whether both exist. */
export const checkRoleAndUser = async (context: WriteContext): Promise<boolean> =>
  (await checkRole(context)) && (await checkUser(context));
