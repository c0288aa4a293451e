// Converts records of resource lists to entries of the palette.
import type { Schemas } from '#api/schemas.ts';
import { parseLaunchableApp, launchOf } from '#domain/resources/app-launch.ts';
import { TUNNEL } from '#domain/resources/messages.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { listedEntry, type SearchableEntry } from './palette-entry.ts';
import type { ResourceKind } from './resource-kinds.ts';

/** The parsed fields of a resource of any kind. */
interface EntryFields {
  id: string;
  name: string;
  note: string;
  /** Other texts that the proxy's search covers (docs/protocol/resources.md#1.5). */
  searchWords: string[];
  target: string;
  logins: readonly string[];
  /** The labels as the proxy sent them, for the environment of servers. */
  labels?: unknown;
}

const textOrEmpty = (value: unknown): string => textOr(value, '');

const labelSearchWords = (labels: unknown): string[] =>
  listOf(labels).map((label) => {
    const { name, value } = fieldsOf<Schemas['Label']>(label);
    return `${textOrEmpty(name)}=${textOrEmpty(value)}`;
  });

/** The logins without duplicates, in the same order as in the lists. */
function parseLogins(names: unknown): string[] {
  const logins = listOf(names).filter((name) => typeof name === 'string' && name !== '') as string[]; // the filter leaves only texts
  return orderedLogins([...new Set(logins)]);
}

/** The link that launches the application. Empty if only the list page can open it. */
function launcherLinkOf(raw: Untrusted<Schemas['App']>): string {
  const launch = launchOf(parseLaunchableApp(raw));
  return launch.method === 'launcher' ? launch.to : '';
}

/** The fields that most kinds of resources have. */
type NamedResource = Pick<Schemas['KubeCluster'], 'name' | 'labels'>;

const commonFields = ({ name, labels }: Untrusted<NamedResource>, note: string): EntryFields => ({
  id: textOrEmpty(name),
  name: textOrEmpty(name),
  note,
  searchWords: labelSearchWords(labels),
  target: textOrEmpty(name),
  logins: [],
});

function parseServer(raw: unknown): EntryFields {
  const { id, hostname, addr, tunnel, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
  return {
    id: textOrEmpty(id),
    name: textOr(hostname, textOrEmpty(id)),
    note: tunnel === true ? TUNNEL : textOrEmpty(addr),
    searchWords: [textOrEmpty(id), ...labelSearchWords(tags)],
    target: textOrEmpty(id),
    logins: parseLogins(sshLogins),
    labels: tags,
  };
}

function parseApp(raw: unknown): EntryFields {
  const app = fieldsOf<Schemas['App']>(raw);
  const publicAddr = textOrEmpty(app.publicAddr);
  return {
    ...commonFields(app, textOr(app.description, publicAddr)),
    id: `${textOrEmpty(app.name)} ${publicAddr}`,
    searchWords: [textOrEmpty(app.friendlyName), publicAddr, ...labelSearchWords(app.labels)],
    target: launcherLinkOf(app),
  };
}

function parseDatabase(raw: unknown): EntryFields {
  const database = fieldsOf<Schemas['Database']>(raw);
  const { protocol, type } = database;
  const { searchWords, ...otherFields } = commonFields(database, textOr(database.desc, textOrEmpty(protocol)));
  return {
    ...otherFields,
    searchWords: [...searchWords, textOrEmpty(protocol), textOrEmpty(type), type === 'gcp' ? 'cloud sql' : ''],
  };
}

function parseDesktop(raw: unknown): EntryFields {
  const desktop = fieldsOf<Schemas['Desktop']>(raw);
  return { ...commonFields(desktop, textOrEmpty(desktop.addr)), logins: parseLogins(desktop.logins) };
}

const parsers: Readonly<Record<ResourceKind, (raw: unknown) => EntryFields>> = {
  server: parseServer,
  app: parseApp,
  kubeCluster: (raw) => commonFields(fieldsOf<Schemas['KubeCluster']>(raw), ''),
  database: parseDatabase,
  desktop: parseDesktop,
};

/**
 * Parses one record of a list. Returns undefined if it has no name or no ID. The caller counts these records
 * (docs/behaviour.md#unreadable-records).
 */
export function resourceEntry(kind: ResourceKind, raw: unknown, cluster: string): SearchableEntry | undefined {
  const { id, name, ...fields } = parsers[kind](raw);
  return id === '' || name === '' ? undefined : listedEntry({ ...fields, id, name, kind, cluster });
}
