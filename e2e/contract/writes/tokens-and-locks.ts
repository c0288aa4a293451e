// What names itself: it can be removed only once the answer to its making has told the name.
import type { Operation } from '#fixtures/contract/operations.ts';
import { listAt, parsed, textAt } from '#e2e/contract/judging/json.ts';
import { LABEL } from './left-behind.ts';
import { demandGone, listsCaughtUp, type Making } from './making.ts';
import { ask, bodyOf } from '#e2e/contract/visit.ts';

/** Locks nobody but the user of this run. */
export async function lock({ visit, made, name }: Making): Promise<void> {
  const body = { targets: { user: name }, message: `${name}: made by a contract test`, ttl: '5m' };
  const answer = await ask(visit, 'PUT /v1/webapi/sites/{cluster}/locks', { body });
  const uuid = textAt(parsed(answer?.body), 'name');
  if (answer?.status !== 200 || uuid === '') return;
  const DELETE = 'DELETE /v1/webapi/sites/{cluster}/locks/{uuid}';
  const remove = async () => demandGone(await ask(visit, DELETE, { path: { uuid }, isRemoval: true }));
  made.add({ what: `lock ${uuid}`, remove });
}

/**
 * No call of 14.x removes a join token, but signing uses one up whatever becomes of the call; one that asks for a length
 * that is none signs nothing (docs/protocol/resources.md#2.5, #7.1, #20). 403: it is gone already.
 */
async function useUp({ visit, name }: Making, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${id}` };
  const body = { hostname: name, ttl: 'none' };
  demandGone(
    await ask(visit, 'POST /v1/webapi/sites/{cluster}/sign/db', { headers, body, isRemoval: true }),
    [400, 403],
  );
}

async function removeByName({ visit }: Making, id: string): Promise<void> {
  const headers = { 'x-teleport-tokenname': id };
  demandGone(await ask(visit, 'DELETE /v1/webapi/tokens', { headers, isRemoval: true }));
}

/** Stores again what the list of 18.x tells of the token: nothing of it changes. */
async function storeAgain({ visit }: Making, id: string): Promise<void> {
  const listed = listAt(await bodyOf(visit, 'GET /v2/webapi/tokens'), 'items');
  const content = textAt(
    listed.find((token) => token['id'] === id),
    'content',
  );
  if (content === '') return;
  await ask(visit, 'PUT /v1/webapi/tokens/yaml', { headers: { 'x-teleport-tokenname': id }, body: { content } });
}

/** 18.x lists its tokens: whatever signing left there goes by its name. */
async function useUpAndLook(making: Making, id: string): Promise<void> {
  await useUp(making, id);
  if (making.visit.major < 18) return;
  await listsCaughtUp(making.visit);
  const listed = listAt(await bodyOf(making.visit, 'GET /v1/webapi/tokens', { isRemoval: true }), 'items');
  if (listed.some((token) => token['id'] === id)) await removeByName(making, id);
}

const SCRIPTS: Operation[] = [
  'GET /scripts/{token}/install-node.sh',
  'GET /scripts/{token}/install-app.sh',
  'GET /scripts/{token}/install-database.sh',
  'GET /v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1',
  'GET /v1/webapi/scripts/databases/configure/sqlserver/{token}/configure-ad.ps1',
];

/** Gone again at once: who is killed on 14.x leaves a token that nobody can find, and that lasts four hours. */
async function token(making: Making, operation: Operation, remove: typeof useUp): Promise<void> {
  const { visit, made, name } = making;
  const body = { roles: ['Db'], join_method: 'token', allow: [], suggested_agent_matcher_labels: { [LABEL]: name } };
  const answer = await ask(visit, operation, { body });
  const id = textAt(parsed(answer?.body), 'id');
  if (answer?.status !== 200 || id === '') return;
  const forget = made.add({ what: `the join token that ends in ${id.slice(-4)}`, remove: () => remove(making, id) });
  visit.known.set('joinToken', id);
  await listsCaughtUp(visit);
  for (const script of SCRIPTS) await ask(visit, script);
  if (operation === 'POST /v2/webapi/token') await storeAgain(making, id);
  await remove(making, id);
  forget();
}

/** A token for database agents, which carries our name in the labels of the agent that would join with it. */
export async function joinTokens(making: Making): Promise<void> {
  await token(making, 'POST /v1/webapi/token', useUpAndLook);
  if (making.visit.major >= 18) await token(making, 'POST /v2/webapi/token', removeByName);
}
