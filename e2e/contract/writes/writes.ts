// Checks the operations of the contract that change data, and removes what they create, except for permanent writes.
import { checkBot } from './bots.ts';
import { checkDefaultConnector, checkGithubConnector, checkSingleSignOn, checkTrustedCluster } from './connectors.ts';
import { stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { checkAccountLifecycle } from '#e2e/contract/identity.ts';
import { removeLeftovers } from './leftovers.ts';
import { createCleanup as createRunCleanup, newName, CONTRACT_PREFIX } from './cleanup.ts';
import type { WriteContext } from './create.ts';
import { checkNotifications } from './notifications.ts';
import { checkPreferences } from './preferences.ts';
import { checkRoleAndUser } from './role-and-user.ts';
import { checkIntegration } from './integration.ts';
import { checkPermanentWrites } from './permanent.ts';
import { checkJoinTokens, checkLock } from './tokens-and-locks.ts';
import { notCalled } from '#e2e/contract/validation/findings.ts';
import { runInTerminal } from '#e2e/contract/streams/streams.ts';
import { callOperation, callForJson, errorMessage, type Visit } from '#e2e/contract/visit.ts';

async function checkUsageEvents({ visit, name }: WriteContext): Promise<void> {
  await callOperation(visit, 'POST /v1/webapi/capture', { body: { event: 'tp.ui.createNewRoleCancel.click' } });
  const event = 'tp.ui.onboard.setCredential.submit';
  await callOperation(visit, 'POST /v1/webapi/precapture', { body: { event, username: name } });
  await callOperation(visit, 'POST /v1/webapi/traces', { body: { resourceSpans: [{ scopeSpans: [] }] } });
}

/** Opens an application session. It needs no cleanup, because it ends with the run's web session. */
async function checkAppSession({ visit }: WriteContext): Promise<void> {
  const { knownNames } = visit;
  const [fqdn, public_addr, cluster_name] = ['fqdn', 'publicAddr', 'cluster'].map((key) => knownNames.get(key));
  if (fqdn) await callOperation(visit, 'POST /v1/webapi/sessions/app', { body: { fqdn, public_addr, cluster_name } });
}

async function checkHeadless({ visit }: WriteContext): Promise<void> {
  if (visit.knownNames.has('headless'))
    await callOperation(visit, 'PUT /v1/webapi/headless/{id}', { body: { action: 'denied' } });
}

const UPLOAD_OPERATION = 'POST /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';
const UPLOAD_FOLDER = '/tmp';

/** Removes the uploaded file, and files of killed runs. */
const removeUploads = (visit: Visit) => runInTerminal(visit, `rm -f -- ${UPLOAD_FOLDER}/${CONTRACT_PREFIX}*`);

/**
 * Uploads a new file to /tmp. No API removes files, so the upload is skipped unless a terminal can remove it. Never
 * uploads over an existing file or device: SFTP sets the mode of its target, which would make /dev/null unusable.
 */
async function checkUpload({ visit, cleanup, name }: WriteContext): Promise<void> {
  if (!visit.knownNames.has('server') || !visit.knownNames.has('login')) {
    visit.findings.push(notCalled(UPLOAD_OPERATION, 'no server with a login was found'));
    return;
  }
  try {
    await removeUploads(visit);
  } catch (error) {
    visit.findings.push(notCalled(UPLOAD_OPERATION, `no terminal to remove the file with: ${errorMessage(error)}`));
    return;
  }
  const location = `${UPLOAD_FOLDER}/${name}`;
  cleanup.add({ label: `file ${location}`, remove: () => removeUploads(visit) });
  await callOperation(visit, UPLOAD_OPERATION, { query: { location, filename: name }, body: name });
}

/**
 * Tests the connection to a server that does not exist. Nothing is accessed, and a failed test is a valid response.
 */
async function checkConnectionTest({ visit, name }: WriteContext): Promise<void> {
  const TESTS = '/v1/webapi/sites/{cluster}/diagnostics/connections';
  const body = { resource_kind: 'node', resource_name: name, ssh_principal: name };
  const id = stringAt(await callForJson(visit, `POST ${TESTS}`, { body }), 'id');
  if (id !== '') await callOperation(visit, `GET ${TESTS}/{id}`, { path: { id } });
}

async function checkAllWrites(context: WriteContext): Promise<void> {
  if (await checkRoleAndUser(context)) await checkAccountLifecycle(context);
  await checkLock(context);
  await checkBot(context);
  await checkIntegration(context);
  await checkJoinTokens(context);
  await checkGithubConnector(context);
  await checkDefaultConnector(context);
  await checkPreferences(context);
  await checkNotifications(context);
  await checkTrustedCluster(context);
  await checkSingleSignOn(context);
  await checkUpload(context);
  await checkAppSession(context);
  await checkHeadless(context);
  await checkConnectionTest(context);
  await checkUsageEvents(context);
  if (context.visit.mayLeaveData) await checkPermanentWrites(context);
}

/**
 * Checks all writes. At the end, removes what they created, even if the run fails. Permanent writes run only if
 * `mayLeaveData` allows them.
 */
export async function checkWrites(visit: Visit): Promise<void> {
  const { client, knownNames, major, log } = visit;
  const site = `/v1/webapi/sites/${encodeURIComponent(knownNames.get('cluster') ?? '-current-')}`;
  for (const line of await removeLeftovers(client, { site, major })) log(line);
  const cleanup = createRunCleanup((label, error) => log(`could not remove ${label}: ${errorMessage(error)}`));
  try {
    await checkAllWrites({ visit, cleanup, name: newName() });
  } finally {
    await cleanup.removeAll();
  }
}
