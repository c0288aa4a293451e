import { callIf, createWithCleanup, type WriteContext } from './create.ts';

const BOTS_ENDPOINT = '/v1/webapi/sites/{cluster}/machine-id/bot';

/** Creates a bot without roles and without a join token, so that nothing can be accessed with it (18.x). */
export async function checkBot(making: WriteContext): Promise<void> {
  const { visit, name } = making;
  if (visit.major < 18) return;
  const made = await createWithCleanup(making, {
    kind: 'bot',
    create: `POST ${BOTS_ENDPOINT}`,
    body: { botName: name, roles: [], traits: [{ name: 'logins', values: [name] }] },
    remove: `DELETE ${BOTS_ENDPOINT}/{name}`,
  });
  await callIf(made !== undefined, making, [`PUT ${BOTS_ENDPOINT}/{name}`, { path: { name }, body: { roles: [] } }]);
}
