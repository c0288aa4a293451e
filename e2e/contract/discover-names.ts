// Finds the names of existing resources, such as a server and a role, which the calls of the contract test need.
import type { Client } from './client.ts';
import {
  valueAt,
  isJsonObject,
  listAt,
  listIn,
  parseJson,
  stringAt,
  stringsAt,
  type JsonObject,
} from './validation/untrusted-json.ts';
import type { KnownNames } from './validation/known-names.ts';

interface DiscoveryContext {
  client: Client;
  knownNames: KnownNames;
  major: number;
}

async function fetchList({ client }: DiscoveryContext, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  return status === 200 ? parseJson(body) : undefined; // the check of this operation reports the failure
}

/** Adds names that are not empty and not yet known. */
function addKnownNames(knownNames: KnownNames, names: Record<string, string>): void {
  for (const [name, value] of Object.entries(names))
    if (value !== '' && !knownNames.has(name)) knownNames.set(name, value);
}

const fieldIn = (item: JsonObject | undefined, field = 'name'): string => stringAt(item, field);

async function discoverServers(context: DiscoveryContext, site: string): Promise<void> {
  const items = listAt(await fetchList(context, `${site}/nodes?limit=100&sort=hostname:asc`), 'items');
  const server = items.find((item) => stringsAt(item, 'sshLogins').length > 0) ?? items[0];
  const login = stringsAt(server, 'sshLogins')[0] ?? '';
  addKnownNames(context.knownNames, { server: fieldIn(server, 'id'), hostname: fieldIn(server, 'hostname'), login });
}

/** Finds an application that a browser can open: with its own address, not over TCP, and not a cloud console. */
async function discoverApps(context: DiscoveryContext, site: string): Promise<void> {
  const path = context.major < 18 ? `${site}/apps?limit=100` : `${site}/resources?kinds=app&limit=100`;
  const items = listAt(await fetchList(context, path), 'items');
  const app = items.find(
    (item) => fieldIn(item, 'fqdn') && fieldIn(item, 'publicAddr') && /^https?:/.test(fieldIn(item, 'uri')),
  );
  addKnownNames(context.knownNames, { fqdn: fieldIn(app, 'fqdn'), publicAddr: fieldIn(app, 'publicAddr') });
}

/** Every PostgreSQL server has this database. It is used if the user may open all databases. */
const MAINTENANCE_DATABASE = 'postgres';

/** AWS databases of these types have an IAM policy (docs/protocol/resources.md#2.4). */
const TYPES_WITH_POLICY = ['rds', 'rdsproxy', 'redshift', 'elasticache'];

async function discoverDatabases(context: DiscoveryContext, site: string): Promise<void> {
  const items = listAt(await fetchList(context, `${site}/databases?limit=500`), 'items');
  const interactive = items.find(
    (item) => valueAt(item, 'supports_interactive') === true && stringsAt(item, 'database_users').length > 0,
  );
  const names = stringsAt(interactive, 'database_names');
  addKnownNames(context.knownNames, {
    database: fieldIn(items[0]),
    awsDatabase: fieldIn(items.find((item) => TYPES_WITH_POLICY.includes(fieldIn(item, 'type')))),
    interactiveDatabase: fieldIn(interactive),
    databaseProtocol: fieldIn(interactive, 'protocol'),
    databaseUser: stringsAt(interactive, 'database_users').find((user) => user !== '*') ?? '',
    databaseName: names.find((name) => name !== '*') ?? (names.includes('*') ? MAINTENANCE_DATABASE : ''),
  });
}

async function discoverKubeClusters(context: DiscoveryContext, site: string): Promise<void> {
  const { knownNames, major } = context;
  const items = listAt(await fetchList(context, `${site}/kubernetes?limit=100`), 'items');
  const hasKubernetesAccess = (item: JsonObject) =>
    stringsAt(item, 'kubernetes_users').length + stringsAt(item, 'kubernetes_groups').length > 0;
  const cluster = fieldIn(items.find(hasKubernetesAccess) ?? items[0]);
  addKnownNames(knownNames, { kubeCluster: cluster });
  if (cluster === '') return;
  const podQuery = new URLSearchParams({ kubeCluster: cluster, limit: '1' }).toString();
  const path =
    major < 18 ? `${site}/pods?${podQuery}` : `${site}/kubernetes/resources?kind=pod&kubeNamespace=default&${podQuery}`;
  const [pod] = listAt(await fetchList(context, path), 'items');
  addKnownNames(knownNames, { pod: fieldIn(pod), kubeNamespace: fieldIn(pod, 'namespace') });
}

/** Finds a desktop that the user may open, or any desktop without a login. */
async function discoverDesktops(context: DiscoveryContext, site: string): Promise<void> {
  const items = listAt(await fetchList(context, `${site}/desktops?limit=100`), 'items');
  const desktop = items.find((item) => stringsAt(item, 'logins').length > 0);
  addKnownNames(context.knownNames, {
    desktop: fieldIn(desktop ?? items[0]),
    windowsLogin: stringsAt(desktop, 'logins')[0] ?? '',
  });
}

/**
 * Whether the recording of an ended session can be played: a recorded desktop session, or a terminal session that was
 * interactive and recorded (docs/behaviour.md#recordings, docs/protocol/streams.md#6.4).
 */
export const isPlayable = (endEvent: JsonObject): boolean =>
  endEvent['event'] === 'windows.desktop.session.end'
    ? endEvent['recorded'] === true
    : endEvent['event'] === 'session.end' &&
      endEvent['interactive'] === true &&
      endEvent['session_recording'] !== 'off';

async function discoverRecordings(context: DiscoveryContext, site: string): Promise<void> {
  const endEvents = listAt(await fetchList(context, `${site}/events/search/sessions?limit=1000`), 'events').filter(
    isPlayable,
  );
  const sessionIdOf = (event: string) =>
    fieldIn(
      endEvents.find((end) => end['event'] === event),
      'sid',
    );
  addKnownNames(context.knownNames, {
    recording: sessionIdOf('session.end'),
    desktopRecording: sessionIdOf('windows.desktop.session.end'),
  });
}

/** Finds a bot instance together with its bot, or any bot. */
async function discoverBots({ knownNames, ...context }: DiscoveryContext, site: string): Promise<void> {
  const [instance] = listAt(
    await fetchList({ knownNames, ...context }, `${site}/machine-id/bot-instance`),
    'bot_instances',
  );
  const [bot] = listAt(await fetchList({ knownNames, ...context }, `${site}/machine-id/bot`), 'items');
  addKnownNames(knownNames, {
    bot: fieldIn(instance, 'bot_name') || stringAt(bot, 'metadata', 'name'),
    botInstance: fieldIn(instance, 'instance_id'),
  });
}

async function discoverConnectors(context: DiscoveryContext): Promise<void> {
  const github = await fetchList(context, '/v1/webapi/github');
  addKnownNames(context.knownNames, {
    githubConnector: fieldIn(listIn(github, 'connectors')[0]),
    connector: 'local',
    installer: 'default-installer',
  });
}

/**
 * Finds the sign-in methods in the page's configuration: `githubProvider`, `oidcProvider`, `samlProvider`,
 * `passwordless`.
 */
async function discoverSignInMethods({ client, knownNames }: DiscoveryContext): Promise<void> {
  const { body } = await client.call('GET', '/web/config.js');
  const config = parseJson(/^var GRV_CONFIG = (.*);\s*$/.exec(String(body))?.[1]);
  for (const provider of listAt(config, 'auth', 'providers'))
    addKnownNames(knownNames, { [`${fieldIn(provider, 'type')}Provider`]: fieldIn(provider) });
  if (valueAt(config, 'auth', 'allowPasswordless') === true) addKnownNames(knownNames, { passwordless: 'yes' });
}

/** Finds one name of each kind in the proxy's lists. Names that are already known are kept. */
export async function discoverNames(context: DiscoveryContext): Promise<void> {
  const { knownNames, major } = context;
  const [root] = listIn(await fetchList(context, '/v1/webapi/sites'), 'items');
  addKnownNames(knownNames, { cluster: isJsonObject(root) ? fieldIn(root) : '-current-' });
  const site = `/v1/webapi/sites/${encodeURIComponent(knownNames.get('cluster') ?? '')}`;
  for (const discover of [
    discoverServers,
    discoverApps,
    discoverDatabases,
    discoverKubeClusters,
    discoverDesktops,
    discoverRecordings,
  ])
    await discover(context, site);
  const integrations = listAt(await fetchList(context, `${site}/integrations`), 'items');
  const users = listIn(await fetchList(context, '/v1/webapi/users'), 'items');
  const roles = listIn(await fetchList(context, '/v1/webapi/roles'), 'items');
  const conversations =
    major < 18 ? listAt(await fetchList(context, '/v1/webapi/assistant/conversations'), 'conversations') : [];
  addKnownNames(knownNames, {
    integration: fieldIn(integrations[0]),
    user: fieldIn(users[0]),
    role: fieldIn(roles[0]),
    conversation: fieldIn(conversations[0], 'id'),
  });
  if (major >= 18) await discoverBots(context, site);
  await discoverConnectors(context);
  await discoverSignInMethods(context);
}
