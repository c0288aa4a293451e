// Checks operations for locks and join tokens. The proxy chooses their names, so they can be removed only after the
// response has named them.
import type { Operation } from '#fixtures/contract/operations.ts';
import { listAt, parseJson, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { OWNER_LABEL } from './leftovers.ts';
import { requireDeleted, waitForLists, type WriteContext } from './create.ts';
import { callOperation, callForJson } from '#e2e/contract/visit.ts';

/** Creates a lock of the user that this run has created, and registers it for cleanup. */
export async function checkLock({ visit, cleanup, name }: WriteContext): Promise<void> {
  const body = { targets: { user: name }, message: `${name}: made by a contract test`, ttl: '5m' };
  const response = await callOperation(visit, 'PUT /v1/webapi/sites/{cluster}/locks', { body });
  const uuid = stringAt(parseJson(response?.body), 'name');
  if (response?.status !== 200 || uuid === '') return;
  const DELETE = 'DELETE /v1/webapi/sites/{cluster}/locks/{uuid}';
  const remove = async () => requireDeleted(await callOperation(visit, DELETE, { path: { uuid }, isCleanup: true }));
  cleanup.add({ label: `lock ${uuid}`, remove });
}

/**
 * Invalidates a join token. 14.x has no call for that, but each signing request uses up a token, even one with an
 * invalid lifetime, which signs nothing (docs/protocol/resources.md#2.5, #7.1, #20). Status 403 means that the token no
 * longer exists.
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

/** Saves the token with its current content, so nothing changes (18.x). */
async function resaveToken({ visit }: WriteContext, id: string): Promise<void> {
  const tokens = listAt(await callForJson(visit, 'GET /v2/webapi/tokens'), 'items');
  const content = stringAt(
    tokens.find((token) => token['id'] === id),
    'content',
  );
  if (content === '') return;
  await callOperation(visit, 'PUT /v1/webapi/tokens/yaml', {
    headers: { 'x-teleport-tokenname': id },
    body: { content },
  });
}

/** Invalidates a join token. On 18.x, which can list tokens, removes the token if it still exists. */
async function consumeOrRemoveToken(context: WriteContext, id: string): Promise<void> {
  await consumeToken(context, id);
  if (context.visit.major < 18) return;
  await waitForLists(context.visit);
  const remainingTokens = listAt(
    await callForJson(context.visit, 'GET /v1/webapi/tokens', { isCleanup: true }),
    'items',
  );
  if (remainingTokens.some((token) => token['id'] === id)) await removeTokenByName(context, id);
}

const SCRIPT_OPERATIONS: Operation[] = [
  'GET /scripts/{token}/install-node.sh',
  'GET /scripts/{token}/install-app.sh',
  'GET /scripts/{token}/install-database.sh',
  'GET /v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1',
  'GET /v1/webapi/scripts/databases/configure/sqlserver/{token}/configure-ad.ps1',
];

/**
 * Creates a join token, downloads the scripts that use it, and removes it immediately. On 14.x, the next run could not
 * find the token of a killed run, and it would be valid for four hours.
 */
async function checkToken(context: WriteContext, operation: Operation, remove: typeof consumeToken): Promise<void> {
  const { visit, cleanup, name } = context;
  const body = {
    roles: ['Db'],
    join_method: 'token',
    allow: [],
    suggested_agent_matcher_labels: { [OWNER_LABEL]: name },
  };
  const response = await callOperation(visit, operation, { body });
  const id = stringAt(parseJson(response?.body), 'id');
  if (response?.status !== 200 || id === '') return;
  const unregister = cleanup.add({
    label: `the join token that ends in ${id.slice(-4)}`,
    remove: () => remove(context, id),
  });
  visit.knownNames.set('joinToken', id);
  await waitForLists(visit);
  for (const script of SCRIPT_OPERATIONS) await callOperation(visit, script);
  if (operation === 'POST /v2/webapi/token') await resaveToken(context, id);
  await remove(context, id);
  unregister();
}

/** Checks join tokens for database agents. On 18.x, also with the second version of the operation. */
export async function checkJoinTokens(context: WriteContext): Promise<void> {
  await checkToken(context, 'POST /v1/webapi/token', consumeOrRemoveToken);
  if (context.visit.major >= 18) await checkToken(context, 'POST /v2/webapi/token', removeTokenByName);
}
