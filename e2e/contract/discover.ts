// One of each thing that can be asked for, chosen so that the call can succeed.
import type { Client } from './client.ts';
import { at, isItem, listAt, listIn, parsed, textAt, textsAt, type Item } from './judging/json.ts';
import type { Known } from './judging/known.ts';

interface Search {
  client: Client;
  known: Known;
  major: number;
}

async function look({ client }: Search, path: string): Promise<unknown> {
  const { status, body } = await client.call('GET', path);
  return status === 200 ? parsed(body) : undefined; // the operation's own check says what is wrong with it
}

function learn(known: Known, found: Record<string, string>): void {
  for (const [name, value] of Object.entries(found)) if (value !== '' && !known.has(name)) known.set(name, value);
}

const named = (item: Item | undefined, name = 'name'): string => textAt(item, name);

async function servers(search: Search, site: string): Promise<void> {
  const items = listAt(await look(search, `${site}/nodes?limit=100&sort=hostname:asc`), 'items');
  const server = items.find((item) => textsAt(item, 'sshLogins').length > 0) ?? items[0];
  const login = textsAt(server, 'sshLogins')[0] ?? '';
  learn(search.known, { server: named(server, 'id'), hostname: named(server, 'hostname'), login });
}

/** One that a browser can open: with an address of its own, and neither TCP nor a console of a cloud. */
async function apps(search: Search, site: string): Promise<void> {
  const path = search.major < 18 ? `${site}/apps?limit=100` : `${site}/resources?kinds=app&limit=100`;
  const items = listAt(await look(search, path), 'items');
  const app = items.find(
    (item) => named(item, 'fqdn') && named(item, 'publicAddr') && /^https?:/.test(named(item, 'uri')),
  );
  learn(search.known, { fqdn: named(app, 'fqdn'), publicAddr: named(app, 'publicAddr') });
}

/** Anyone who may open every database finds this one on every server of PostgreSQL. */
const MAINTENANCE = 'postgres';

/** Facts/resources.md 2.4: no other type has a policy. */
const WITH_POLICY = ['rds', 'rdsproxy', 'redshift', 'elasticache'];

async function databases(search: Search, site: string): Promise<void> {
  const items = listAt(await look(search, `${site}/databases?limit=500`), 'items');
  const interactive = items.find(
    (item) => at(item, 'supports_interactive') === true && textsAt(item, 'database_users').length > 0,
  );
  const names = textsAt(interactive, 'database_names');
  learn(search.known, {
    database: named(items[0]),
    awsDatabase: named(items.find((item) => WITH_POLICY.includes(named(item, 'type')))),
    interactiveDatabase: named(interactive),
    databaseProtocol: named(interactive, 'protocol'),
    databaseUser: textsAt(interactive, 'database_users').find((one) => one !== '*') ?? '',
    databaseName: names.find((one) => one !== '*') ?? (names.includes('*') ? MAINTENANCE : ''),
  });
}

async function kubeClusters(search: Search, site: string): Promise<void> {
  const { known, major } = search;
  const items = listAt(await look(search, `${site}/kubernetes?limit=100`), 'items');
  const isOpen = (item: Item) =>
    textsAt(item, 'kubernetes_users').length + textsAt(item, 'kubernetes_groups').length > 0;
  const cluster = named(items.find(isOpen) ?? items[0]);
  learn(known, { kubeCluster: cluster });
  if (cluster === '') return;
  const asked = new URLSearchParams({ kubeCluster: cluster, limit: '1' }).toString();
  const path =
    major < 18 ? `${site}/pods?${asked}` : `${site}/kubernetes/resources?kind=pod&kubeNamespace=default&${asked}`;
  const [pod] = listAt(await look(search, path), 'items');
  learn(known, { pod: named(pod), kubeNamespace: named(pod, 'namespace') });
}

async function desktops(search: Search, site: string): Promise<void> {
  const items = listAt(await look(search, `${site}/desktops?limit=100`), 'items');
  const desktop = items.find((item) => textsAt(item, 'logins').length > 0);
  learn(search.known, { desktop: named(desktop ?? items[0]), windowsLogin: textsAt(desktop, 'logins')[0] ?? '' });
}

/**
 * Only what was interactive and recorded can be played (docs/behaviour.md#recordings, docs/protocol/streams.md#6.4).
 */
export const isPlayable = (end: Item): boolean =>
  end['event'] === 'windows.desktop.session.end'
    ? end['recorded'] === true
    : end['event'] === 'session.end' && end['interactive'] === true && end['session_recording'] !== 'off';

async function recordings(search: Search, site: string): Promise<void> {
  const ends = listAt(await look(search, `${site}/events/search/sessions?limit=1000`), 'events').filter(isPlayable);
  const of = (event: string) =>
    named(
      ends.find((end) => end['event'] === event),
      'sid',
    );
  learn(search.known, { recording: of('session.end'), desktopRecording: of('windows.desktop.session.end') });
}

/** An instance that is named together with its bot; else any bot. */
async function bots({ known, ...search }: Search, site: string): Promise<void> {
  const [instance] = listAt(await look({ known, ...search }, `${site}/machine-id/bot-instance`), 'bot_instances');
  const [bot] = listAt(await look({ known, ...search }, `${site}/machine-id/bot`), 'items');
  learn(known, {
    bot: named(instance, 'bot_name') || textAt(bot, 'metadata', 'name'),
    botInstance: named(instance, 'instance_id'),
  });
}

async function connectors(search: Search): Promise<void> {
  const github = await look(search, '/v1/webapi/github');
  learn(search.known, {
    githubConnector: named(listIn(github, 'connectors')[0]),
    connector: 'local',
    installer: 'default-installer',
  });
}

/** Who signs in how, from the page's configuration: `githubProvider`, `oidcProvider`, `samlProvider`, `passwordless`. */
async function configuration({ client, known }: Search): Promise<void> {
  const { body } = await client.call('GET', '/web/config.js');
  const config = parsed(/^var GRV_CONFIG = (.*);\s*$/.exec(String(body))?.[1]);
  for (const provider of listAt(config, 'auth', 'providers'))
    learn(known, { [`${named(provider, 'type')}Provider`]: named(provider) });
  if (at(config, 'auth', 'allowPasswordless') === true) learn(known, { passwordless: 'yes' });
}

/** Asks the lists for one of each; names that were given beforehand stay. */
export async function discover(search: Search): Promise<void> {
  const { known, major } = search;
  const [root] = listIn(await look(search, '/v1/webapi/sites'), 'items');
  learn(known, { cluster: isItem(root) ? named(root) : '-current-' });
  const site = `/v1/webapi/sites/${encodeURIComponent(known.get('cluster') ?? '')}`;
  for (const seek of [servers, apps, databases, kubeClusters, desktops, recordings]) await seek(search, site);
  const integrations = listAt(await look(search, `${site}/integrations`), 'items');
  const users = listIn(await look(search, '/v1/webapi/users'), 'items');
  const roles = listIn(await look(search, '/v1/webapi/roles'), 'items');
  const conversations =
    major < 18 ? listAt(await look(search, '/v1/webapi/assistant/conversations'), 'conversations') : [];
  learn(known, {
    integration: named(integrations[0]),
    user: named(users[0]),
    role: named(roles[0]),
    conversation: named(conversations[0], 'id'),
  });
  if (major >= 18) await bots(search, site);
  await connectors(search);
  await configuration(search);
}
