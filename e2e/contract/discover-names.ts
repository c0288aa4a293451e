// Finds one resource of each kind for the calls of the run, chosen so that the calls can succeed.
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

interface Discovery {
  client: Client;
  known: KnownNames;
  major: number;
}

async function fetchList({ client }: Discovery, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  return status === 200 ? parseJson(body) : undefined; // the operation's own check says what is wrong with it
}

function addKnownNames(known: KnownNames, names: Record<string, string>): void {
  for (const [name, value] of Object.entries(names)) if (value !== '' && !known.has(name)) known.set(name, value);
}

const nameIn = (item: JsonObject | undefined, name = 'name'): string => stringAt(item, name);

async function discoverServers(search: Discovery, site: string): Promise<void> {
  const items = listAt(await fetchList(search, `${site}/nodes?limit=100&sort=hostname:asc`), 'items');
  const server = items.find((item) => stringsAt(item, 'sshLogins').length > 0) ?? items[0];
  const login = stringsAt(server, 'sshLogins')[0] ?? '';
  addKnownNames(search.known, { server: nameIn(server, 'id'), hostname: nameIn(server, 'hostname'), login });
}

/** Finds an application that a browser can open: with its own address, not over TCP, and not a cloud console. */
async function discoverApps(search: Discovery, site: string): Promise<void> {
  const path = search.major < 18 ? `${site}/apps?limit=100` : `${site}/resources?kinds=app&limit=100`;
  const items = listAt(await fetchList(search, path), 'items');
  const app = items.find(
    (item) => nameIn(item, 'fqdn') && nameIn(item, 'publicAddr') && /^https?:/.test(nameIn(item, 'uri')),
  );
  addKnownNames(search.known, { fqdn: nameIn(app, 'fqdn'), publicAddr: nameIn(app, 'publicAddr') });
}

/** Users who may open every database find this one on every PostgreSQL server. */
const MAINTENANCE_DATABASE = 'postgres';

/** Facts/resources.md 2.4: no other type has a policy. */
const TYPES_WITH_POLICY = ['rds', 'rdsproxy', 'redshift', 'elasticache'];

async function discoverDatabases(search: Discovery, site: string): Promise<void> {
  const items = listAt(await fetchList(search, `${site}/databases?limit=500`), 'items');
  const interactive = items.find(
    (item) => valueAt(item, 'supports_interactive') === true && stringsAt(item, 'database_users').length > 0,
  );
  const names = stringsAt(interactive, 'database_names');
  addKnownNames(search.known, {
    database: nameIn(items[0]),
    awsDatabase: nameIn(items.find((item) => TYPES_WITH_POLICY.includes(nameIn(item, 'type')))),
    interactiveDatabase: nameIn(interactive),
    databaseProtocol: nameIn(interactive, 'protocol'),
    databaseUser: stringsAt(interactive, 'database_users').find((one) => one !== '*') ?? '',
    databaseName: names.find((one) => one !== '*') ?? (names.includes('*') ? MAINTENANCE_DATABASE : ''),
  });
}

async function discoverKubeClusters(search: Discovery, site: string): Promise<void> {
  const { known, major } = search;
  const items = listAt(await fetchList(search, `${site}/kubernetes?limit=100`), 'items');
  const isOpen = (item: JsonObject) =>
    stringsAt(item, 'kubernetes_users').length + stringsAt(item, 'kubernetes_groups').length > 0;
  const cluster = nameIn(items.find(isOpen) ?? items[0]);
  addKnownNames(known, { kubeCluster: cluster });
  if (cluster === '') return;
  const asked = new URLSearchParams({ kubeCluster: cluster, limit: '1' }).toString();
  const path =
    major < 18 ? `${site}/pods?${asked}` : `${site}/kubernetes/resources?kind=pod&kubeNamespace=default&${asked}`;
  const [pod] = listAt(await fetchList(search, path), 'items');
  addKnownNames(known, { pod: nameIn(pod), kubeNamespace: nameIn(pod, 'namespace') });
}

async function discoverDesktops(search: Discovery, site: string): Promise<void> {
  const items = listAt(await fetchList(search, `${site}/desktops?limit=100`), 'items');
  const desktop = items.find((item) => stringsAt(item, 'logins').length > 0);
  addKnownNames(search.known, {
    desktop: nameIn(desktop ?? items[0]),
    windowsLogin: stringsAt(desktop, 'logins')[0] ?? '',
  });
}

/**
 * Only what was interactive and recorded can be played (docs/behaviour.md#recordings, docs/protocol/streams.md#6.4).
 */
export const isPlayable = (end: JsonObject): boolean =>
  end['event'] === 'windows.desktop.session.end'
    ? end['recorded'] === true
    : end['event'] === 'session.end' && end['interactive'] === true && end['session_recording'] !== 'off';

async function discoverRecordings(search: Discovery, site: string): Promise<void> {
  const ends = listAt(await fetchList(search, `${site}/events/search/sessions?limit=1000`), 'events').filter(
    isPlayable,
  );
  const of = (event: string) =>
    nameIn(
      ends.find((end) => end['event'] === event),
      'sid',
    );
  addKnownNames(search.known, { recording: of('session.end'), desktopRecording: of('windows.desktop.session.end') });
}

/** Finds a bot instance together with its bot, or any bot. */
async function discoverBots({ known, ...search }: Discovery, site: string): Promise<void> {
  const [instance] = listAt(await fetchList({ known, ...search }, `${site}/machine-id/bot-instance`), 'bot_instances');
  const [bot] = listAt(await fetchList({ known, ...search }, `${site}/machine-id/bot`), 'items');
  addKnownNames(known, {
    bot: nameIn(instance, 'bot_name') || stringAt(bot, 'metadata', 'name'),
    botInstance: nameIn(instance, 'instance_id'),
  });
}

async function discoverConnectors(search: Discovery): Promise<void> {
  const github = await fetchList(search, '/v1/webapi/github');
  addKnownNames(search.known, {
    githubConnector: nameIn(listIn(github, 'connectors')[0]),
    connector: 'local',
    installer: 'default-installer',
  });
}

/**
 * Finds the sign-in methods in the page's configuration: `githubProvider`, `oidcProvider`, `samlProvider`,
 * `passwordless`.
 */
async function discoverSignInMethods({ client, known }: Discovery): Promise<void> {
  const { body } = await client.call('GET', '/web/config.js');
  const config = parseJson(/^var GRV_CONFIG = (.*);\s*$/.exec(String(body))?.[1]);
  for (const provider of listAt(config, 'auth', 'providers'))
    addKnownNames(known, { [`${nameIn(provider, 'type')}Provider`]: nameIn(provider) });
  if (valueAt(config, 'auth', 'allowPasswordless') === true) addKnownNames(known, { passwordless: 'yes' });
}

/** Finds one name of each kind in the lists. Names that the command sets stay. */
export async function discoverNames(search: Discovery): Promise<void> {
  const { known, major } = search;
  const [root] = listIn(await fetchList(search, '/v1/webapi/sites'), 'items');
  addKnownNames(known, { cluster: isJsonObject(root) ? nameIn(root) : '-current-' });
  const site = `/v1/webapi/sites/${encodeURIComponent(known.get('cluster') ?? '')}`;
  for (const seek of [
    discoverServers,
    discoverApps,
    discoverDatabases,
    discoverKubeClusters,
    discoverDesktops,
    discoverRecordings,
  ])
    await seek(search, site);
  const integrations = listAt(await fetchList(search, `${site}/integrations`), 'items');
  const users = listIn(await fetchList(search, '/v1/webapi/users'), 'items');
  const roles = listIn(await fetchList(search, '/v1/webapi/roles'), 'items');
  const conversations =
    major < 18 ? listAt(await fetchList(search, '/v1/webapi/assistant/conversations'), 'conversations') : [];
  addKnownNames(known, {
    integration: nameIn(integrations[0]),
    user: nameIn(users[0]),
    role: nameIn(roles[0]),
    conversation: nameIn(conversations[0], 'id'),
  });
  if (major >= 18) await discoverBots(search, site);
  await discoverConnectors(search);
  await discoverSignInMethods(search);
}
