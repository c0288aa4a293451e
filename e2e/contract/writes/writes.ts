import { bot } from './bots.ts';
import { defaultConnector, githubConnector, singleSignOn, trustedCluster } from './connectors.ts';
import { textAt } from '#e2e/contract/judging/json.ts';
import { identity } from '#e2e/contract/identity.ts';
import { sweep } from './left-behind.ts';
import { made as ledger, newName, PREFIX } from './made.ts';
import type { Making } from './making.ts';
import { notifications } from './notifications.ts';
import { preferences } from './preferences.ts';
import { roleAndUser } from './role-and-user.ts';
import { integration } from './integration.ts';
import { lasting } from './lasting.ts';
import { joinTokens, lock } from './tokens-and-locks.ts';
import { notAsked } from '#e2e/contract/judging/findings.ts';
import { runInTerminal } from '#e2e/contract/streams/streams.ts';
import { ask, bodyOf, saysOf, type Visit } from '#e2e/contract/visit.ts';

async function usage({ visit, name }: Making): Promise<void> {
  await ask(visit, 'POST /v1/webapi/capture', { body: { event: 'tp.ui.createNewRoleCancel.click' } });
  const event = 'tp.ui.onboard.setCredential.submit';
  await ask(visit, 'POST /v1/webapi/precapture', { body: { event, username: name } });
  await ask(visit, 'POST /v1/webapi/traces', { body: { resourceSpans: [{ scopeSpans: [] }] } });
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

const UPLOAD = 'POST /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';
const FOLDER = '/tmp';

/** Removes the uploaded file, and files that earlier runs were killed over. */
const removeUploads = (visit: Visit) => runInTerminal(visit, `rm -f -- ${FOLDER}/${PREFIX}*`);

/**
 * Uploads a new file below /tmp. No API removes it, so the upload is skipped unless a terminal can. Existing files and
 * devices are never written to: SFTP sets the mode of its target, which makes /dev/null unusable.
 */
async function upload({ visit, made, name }: Making): Promise<void> {
  if (!visit.known.has('server') || !visit.known.has('login')) {
    visit.findings.push(notAsked(UPLOAD, 'no server with a login was found'));
    return;
  }
  try {
    await removeUploads(visit);
  } catch (error) {
    visit.findings.push(notAsked(UPLOAD, `no terminal to remove the file with: ${saysOf(error)}`));
    return;
  }
  const location = `${FOLDER}/${name}`;
  made.add({ what: `file ${location}`, remove: () => removeUploads(visit) });
  await ask(visit, UPLOAD, { query: { location, filename: name }, body: name });
}

/** Of a server that nobody has: nothing is reached, and the outcome is an answer all the same. */
async function connectionTest({ visit, name }: Making): Promise<void> {
  const TESTS = '/v1/webapi/sites/{cluster}/diagnostics/connections';
  const body = { resource_kind: 'node', resource_name: name, ssh_principal: name };
  const id = textAt(await bodyOf(visit, `POST ${TESTS}`, { body }), 'id');
  if (id !== '') await ask(visit, `GET ${TESTS}/{id}`, { path: { id } });
}

async function makeAll(making: Making): Promise<void> {
  if (await roleAndUser(making)) await identity(making);
  await lock(making);
  await bot(making);
  await integration(making);
  await joinTokens(making);
  await githubConnector(making);
  await defaultConnector(making);
  await preferences(making);
  await notifications(making);
  await trustedCluster(making);
  await singleSignOn(making);
  await upload(making);
  await appSession(making);
  await headless(making);
  await connectionTest(making);
  await usage(making);
  if (making.visit.mayLeave) await lasting(making);
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
