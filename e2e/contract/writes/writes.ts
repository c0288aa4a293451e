import { githubConnector, singleSignOn, trustedCluster } from './connectors.ts';
import { identity } from '#e2e/contract/identity.ts';
import { sweep } from './left-behind.ts';
import { made as ledger, newName } from './made.ts';
import type { Making } from './making.ts';
import { roleAndUser } from './role-and-user.ts';
import { joinTokens, lock } from './tokens-and-locks.ts';
import { ask, saysOf, type Visit } from '#e2e/contract/visit.ts';

async function usage({ visit, name }: Making): Promise<void> {
  await ask(visit, 'POST /v1/webapi/capture', { body: { event: 'tp.ui.createNewRoleCancel.click' } });
  const event = 'tp.ui.onboard.setCredential.submit';
  await ask(visit, 'POST /v1/webapi/precapture', { body: { event, username: name } });
}

/** An application's session ends with the web session in which it was opened. */
async function appSession({ visit }: Making): Promise<void> {
  const { known } = visit;
  const [fqdn, public_addr, cluster_name] = ['fqdn', 'publicAddr', 'cluster'].map((key) => known.get(key));
  if (fqdn) await ask(visit, 'POST /v1/webapi/sessions/app', { body: { fqdn, public_addr, cluster_name } });
}

async function headless({ visit }: Making): Promise<void> {
  if (visit.known.has('headless')) await ask(visit, 'PUT /v1/webapi/headless/{id}', { body: { action: 'denied' } });
}

/** What is sent to /dev/null leaves nothing behind. */
async function upload({ visit, name }: Making): Promise<void> {
  const query = { location: '/dev/null', filename: name };
  await ask(visit, 'POST /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp', { query, body: name });
}

async function makeAll(making: Making): Promise<void> {
  if (await roleAndUser(making)) await identity(making);
  await lock(making);
  await joinTokens(making);
  await githubConnector(making);
  await trustedCluster(making);
  await singleSignOn(making);
  await upload(making);
  await appSession(making);
  await headless(making);
  await usage(making);
}

/** Makes, changes and removes things that nobody can mistake for their own; what was made goes however it ends. */
export async function writes(visit: Visit): Promise<void> {
  const { client, known, major, log } = visit;
  const site = `/v1/webapi/sites/${encodeURIComponent(known.get('cluster') ?? '-current-')}`;
  for (const line of await sweep(client, { site, major })) log(line);
  const made = ledger((what, error) => log(`could not remove ${what}: ${saysOf(error)}`));
  try {
    await makeAll({ visit, made, name: newName() });
  } finally {
    await made.removeAll();
  }
}
