import { parse, stringify } from 'yaml';
import { at, isItem, listIn, textAt } from '#e2e/contract/judging/json.ts';
import { askIf, create, type Making } from './making.ts';
import { bodyOf } from '#e2e/contract/visit.ts';

export const roleText = (name: string): string =>
  stringify({
    kind: 'role',
    version: 'v5',
    metadata: { name },
    spec: { options: { max_session_ttl: '1h' }, allow: {}, deny: {} },
  });

/** The text of a role with another length of sessions and everything else as it was, its revision too. */
export function changedRole(content: string): string {
  const role: unknown = parse(content);
  const spec = at(role, 'spec');
  const options = at(spec, 'options');
  return stringify({
    ...(isItem(role) ? role : {}),
    spec: { ...(isItem(spec) ? spec : {}), options: { ...(isItem(options) ? options : {}), max_session_ttl: '2h' } },
  });
}

/**
 * The role as it is now: 18.x takes a change only with the revision that was read
 * (docs/protocol/auth-and-identity.md#7.2).
 */
async function stored({ visit, name }: Making): Promise<string> {
  if (visit.major >= 18)
    return textAt(await bodyOf(visit, 'GET /v1/webapi/roles/{name}', { path: { name } }), 'content');
  const roles = listIn(await bodyOf(visit, 'GET /v1/webapi/roles'), 'items');
  return textAt(
    roles.find((role) => role['name'] === name),
    'content',
  );
}

async function role(making: Making): Promise<boolean> {
  const { name } = making;
  const answer = await create(making, {
    kind: 'role',
    create: 'POST /v1/webapi/roles',
    body: { content: roleText(name) },
    remove: 'DELETE /v1/webapi/roles/{name}',
  });
  const content = answer ? await stored(making) : '';
  await askIf(content !== '', making, [
    'PUT /v1/webapi/roles/{name}',
    { path: { name }, body: { content: changedRole(content) } },
  ]);
  return answer !== undefined;
}

async function user(making: Making): Promise<boolean> {
  const { name } = making;
  const body = { name, roles: [name], traits: {} };
  const answer = await create(making, {
    kind: 'user',
    create: 'POST /v1/webapi/users',
    body,
    remove: 'DELETE /v1/webapi/users/{name}',
  });
  const isMade = answer !== undefined;
  const changed = { ...body, traits: { logins: [name] } };
  await askIf(isMade, making, ['PUT /v1/webapi/users', { body: changed }]);
  await askIf(isMade, making, ['GET /v1/webapi/users/{name}', { path: { name } }]);
  return isMade;
}

/** A role that grants nothing, and a user who holds it; true when both are there. */
export const roleAndUser = async (making: Making): Promise<boolean> => (await role(making)) && (await user(making));
