// Checks the operations for bots, which exist since 18.x.
import { callIf, createWithCleanup, type WriteContext } from './create.ts';

const BOTS_ENDPOINT = '/v1/webapi/sites/{cluster}/machine-id/bot';

/** Creates, changes and removes a bot (18.x). It has no roles and no join token, so it cannot access anything. */
export async function checkBot(context: WriteContext): Promise<void> {
  const { visit, name } = context;
  if (visit.major < 18) return;
  const createdBot = await createWithCleanup(context, {
    kind: 'bot',
    create: `POST ${BOTS_ENDPOINT}`,
    body: { botName: name, roles: [], traits: [{ name: 'logins', values: [name] }] },
    remove: `DELETE ${BOTS_ENDPOINT}/{name}`,
  });
  await callIf(createdBot !== undefined, context, [
    `PUT ${BOTS_ENDPOINT}/{name}`,
    { path: { name }, body: { roles: [] } },
  ]);
}
