import { askIf, create, type Making } from './making.ts';

const ALL = '/v1/webapi/sites/{cluster}/machine-id/bot';

/** Without a role and without a join token: nothing can be reached as it. 18.x. */
export async function bot(making: Making): Promise<void> {
  const { visit, name } = making;
  if (visit.major < 18) return;
  const made = await create(making, {
    kind: 'bot',
    create: `POST ${ALL}`,
    body: { botName: name, roles: [], traits: [{ name: 'logins', values: [name] }] },
    remove: `DELETE ${ALL}/{name}`,
  });
  await askIf(made !== undefined, making, [`PUT ${ALL}/{name}`, { path: { name }, body: { roles: [] } }]);
}
