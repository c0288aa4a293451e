// Resources whose name the proxy chooses: they can be removed only after the response has named them.
import type { Operation } from '#fixtures/contract/operations.ts';
import { listAt, parseJson, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { OWNER_LABEL } from './leftovers.ts';
import { requireDeleted, waitForLists, type WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

/** Locks only the user of this run. */
export async function checkLock({ visit, cleanup, name }: WriteContext): Promise<void> {
  const body = { targets: { user: name }, message: `${name}: made by a contract test`, ttl: '5m' };
  const answer = await callOperation(visit, 'PUT /v1/webapi/sites/{cluster}/locks', { body });
  const uuid = stringAt(parseJson(answer?.body), 'name');
  if (answer?.status !== 200 || uuid === '') return;
  const DELETE = 'DELETE /v1/webapi/sites/{cluster}/locks/{uuid}';
  const remove = async () => requireDeleted(await callOperation(visit, DELETE, { path: { uuid }, isCleanup: true }));
  cleanup.add({ label: `lock ${uuid}`, remove });
}

/**
 * No call of 14.x removes a join token, but every request to sign uses one up. A request with an invalid lifetime signs
 * nothing (docs/protocol/resources.md#2.5, #7.1, #20). The response 403 means that the token no longer exists.
 */
async function consumeToken({ visit, name }: WriteContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${id}` };
  const body = { hostname: name, ttl: 'none' };
  requireDeleted(
    await callOperation(visit, 'POST /v1/webapi/sites/{cluster}/sign/db', { headers, body, isCleanup: true }),
    [400, 403],
  );
}

async function removeTokenByName({ visit }: WriteContext, id: string): Promise<void> {
  const headers = { 'x-teleport-tokenname': id };
  requireDeleted(await callOperation(visit, 'DELETE /v1/webapi/tokens', { headers, isCleanup: true }));
}

/** Saves the token again with its listed content, so nothing changes (18.x). */
async function resaveToken({ visit }: WriteContext, id: string): Promise<void> {
  const listed = listAt(await callForJson(visit, 'GET /v2/webapi/tokens'), 'items');
  const content = stringAt(
    listed.find((token) => token['id'] === id),
    'content',
  );
  if (content === '') return;
  await callOperation(visit, 'PUT /v1/webapi/tokens/yaml', {
    headers: { 'x-teleport-tokenname': id },
    body: { content },
  });
}

/** Tokens that signing has not used up are removed by name on 18.x, which lists its tokens. */
async function consumeAndListTokens(context: WriteContext, id: string): Promise<void> {
  await consumeToken(context, id);
  if (context.visit.major < 18) return;
  await waitForLists(context.visit);
  const listed = listAt(await callForJson(context.visit, 'GET /v1/webapi/tokens', { isCleanup: true }), 'items');
  if (listed.some((token) => token['id'] === id)) await removeTokenByName(context, id);
}

const SCRIPT_OPERATIONS: Operation[] = [
  'GET /scripts/{token}/install-node.sh',
  'GET /scripts/{token}/install-app.sh',
  'GET /scripts/{token}/install-database.sh',
  'GET /v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1',
  'GET /v1/webapi/scripts/databases/configure/sqlserver/{token}/configure-ad.ps1',
];

/** Removes the token immediately: if the run is killed on 14.x, the token cannot be found and lasts four hours. */
async function checkToken(context: WriteContext, operation: Operation, remove: typeof consumeToken): Promise<void> {
  const { visit, cleanup, name } = context;
  const body = {
    roles: ['Db'],
    join_method: 'token',
    allow: [],
    suggested_agent_matcher_labels: { [OWNER_LABEL]: name },
  };
  const answer = await callOperation(visit, operation, { body });
  const id = stringAt(parseJson(answer?.body), 'id');
  if (answer?.status !== 200 || id === '') return;
  const forget = cleanup.add({
    label: `the join token that ends in ${id.slice(-4)}`,
    remove: () => remove(context, id),
  });
  visit.known.set('joinToken', id);
  await waitForLists(visit);
  for (const script of SCRIPT_OPERATIONS) await callOperation(visit, script);
  if (operation === 'POST /v2/webapi/token') await resaveToken(context, id);
  await remove(context, id);
  forget();
}

/** Creates a token for database agents. Its labels for the agents carry the prefix. */
export async function checkJoinTokens(context: WriteContext): Promise<void> {
  await checkToken(context, 'POST /v1/webapi/token', consumeAndListTokens);
  if (context.visit.major >= 18) await checkToken(context, 'POST /v2/webapi/token', removeTokenByName);
}
