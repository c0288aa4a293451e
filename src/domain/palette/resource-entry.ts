import type { Schemas } from '#api/schemas.ts';
import { appPartsOf, launchOf } from '#domain/resources/app-launch.ts';
import { TUNNEL } from '#domain/resources/messages.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import type { Entry } from './entry.ts';
import type { ResourceKind } from './kinds.ts';

/** What is read of a record, whatever its kind. */
interface Read {
  id: string;
  name: string;
  note: string;
  /** What else the proxy's own search looks at (docs/protocol/resources.md#1.5). */
  words: string[];
  at: string;
  logins: readonly string[];
}

const text = (value: unknown): string => textOr(value, '');

const labelWords = (labels: unknown): string[] =>
  listOf(labels).map((label) => {
    const { name, value } = fieldsOf<Schemas['Label']>(label);
    return `${text(name)}=${text(value)}`;
  });

/** As the lists have them. */
function loginsOf(names: unknown): string[] {
  const logins = listOf(names).filter((name) => typeof name === 'string' && name !== '') as string[]; // the filter leaves only texts
  return orderedLogins([...new Set(logins)]);
}

/** The launcher's address; empty where only the list can open the application. */
function launcherOf(raw: Untrusted<Schemas['App']>): string {
  const launch = launchOf(appPartsOf(raw));
  return launch.by === 'launcher' ? launch.to : '';
}

/** What most kinds share. */
type Named = Pick<Schemas['KubeCluster'], 'name' | 'labels'>;

const plain = ({ name, labels }: Untrusted<Named>, note: string): Read => ({
  id: text(name),
  name: text(name),
  note,
  words: labelWords(labels),
  at: text(name),
  logins: [],
});

function serverOf(raw: unknown): Read {
  const { id, hostname, addr, tunnel, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
  return {
    id: text(id),
    name: textOr(hostname, text(id)),
    note: tunnel === true ? TUNNEL : text(addr),
    words: [text(id), ...labelWords(tags)],
    at: text(id),
    logins: loginsOf(sshLogins),
  };
}

function appOf(raw: unknown): Read {
  const app = fieldsOf<Schemas['App']>(raw);
  const publicAddr = text(app.publicAddr);
  return {
    ...plain(app, textOr(app.description, publicAddr)),
    id: `${text(app.name)} ${publicAddr}`,
    words: [text(app.friendlyName), publicAddr, ...labelWords(app.labels)],
    at: launcherOf(app),
  };
}

function databaseOf(raw: unknown): Read {
  const database = fieldsOf<Schemas['Database']>(raw);
  const { protocol, type } = database;
  const { words, ...read } = plain(database, textOr(database.desc, text(protocol)));
  return { ...read, words: [...words, text(protocol), text(type), type === 'gcp' ? 'cloud sql' : ''] };
}

function desktopOf(raw: unknown): Read {
  const desktop = fieldsOf<Schemas['Desktop']>(raw);
  return { ...plain(desktop, text(desktop.addr)), logins: loginsOf(desktop.logins) };
}

const readers: Readonly<Record<ResourceKind, (raw: unknown) => Read>> = {
  server: serverOf,
  app: appOf,
  kubeCluster: (raw) => plain(fieldsOf<Schemas['KubeCluster']>(raw), ''),
  database: databaseOf,
  desktop: desktopOf,
};

// Long enough for every name and label that a person typed.
const MOST_TEXT = 2000;

/**
 * One record of a list; undefined when it has no name or no id to be reached by (docs/behaviour.md#unreadable-records:
 * the caller counts those).
 */
export function resourceEntry(kind: ResourceKind, raw: unknown, cluster: string): Entry | undefined {
  const { id, name, note, words, at, logins } = readers[kind](raw);
  if (id === '' || name === '') return undefined;
  return {
    id: `${kind} ${cluster} ${id}`.slice(0, MOST_TEXT),
    kind,
    name,
    note,
    key: name.slice(0, MOST_TEXT).toLowerCase(),
    text: [note, ...words].join('\n').slice(0, MOST_TEXT).toLowerCase(),
    cluster,
    at,
    logins,
  };
}
