import { appPartsOf, launchOf } from '#domain/app-launch.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import type { Entry } from './entry.ts';
import type { ResourceKind } from './kinds.ts';

/** What is read of a record, whatever its kind. */
interface Read {
  id: string;
  name: string;
  note: string;
  /** What else the proxy's own search words look at (docs/protocol/resources.md#1.5). */
  words: string[];
  at: string;
  logins: readonly string[];
}

const text = (value: unknown): string => textOr(value, '');

const labelWords = (labels: unknown): string[] =>
  listOf(labels).map((label) => {
    const { name, value } = fieldsOf(label);
    return `${text(name)}=${text(value)}`;
  });

/** root first, then the rest in order, as the lists have it (docs/protocol/resources.md#1.8). */
function loginsOf(names: unknown): string[] {
  const logins = listOf(names).filter((name) => typeof name === 'string' && name !== '') as string[]; // the filter leaves only texts
  return [...new Set(logins)].toSorted((a, b) => Number(b === 'root') - Number(a === 'root') || a.localeCompare(b));
}

/** Where a browser opens it as it is; its list knows what becomes of the others. */
function launcherOf(raw: Record<string, unknown>): string {
  const launch = launchOf(appPartsOf(raw));
  return launch.by === 'launcher' ? launch.to : '';
}

const plain = ({ name, labels }: Record<string, unknown>, note: string): Read => ({
  id: text(name),
  name: text(name),
  note,
  words: labelWords(labels),
  at: text(name),
  logins: [],
});

const readers: Readonly<Record<ResourceKind, (raw: Record<string, unknown>) => Read>> = {
  server: ({ id, hostname, addr, tunnel, tags, sshLogins }) => ({
    id: text(id),
    name: textOr(hostname, text(id)),
    note: tunnel === true ? '↔ tunnel' : text(addr),
    words: [text(id), ...labelWords(tags)],
    at: text(id),
    logins: loginsOf(sshLogins),
  }),
  app: (raw) => ({
    ...plain(raw, textOr(raw['description'], text(raw['publicAddr']))),
    id: `${text(raw['name'])} ${text(raw['publicAddr'])}`,
    words: [text(raw['friendlyName']), text(raw['publicAddr']), ...labelWords(raw['labels'])],
    at: launcherOf(raw),
  }),
  kubeCluster: (raw) => plain(raw, ''),
  database: (raw) => {
    const { words, ...read } = plain(raw, textOr(raw['desc'], text(raw['protocol'])));
    const { protocol, type } = raw;
    return { ...read, words: [...words, text(protocol), text(type), type === 'gcp' ? 'cloud sql' : ''] };
  },
  desktop: (raw) => ({ ...plain(raw, text(raw['addr'])), logins: loginsOf(raw['logins']) }),
};

// Long enough for every name and label that was made by a person.
const MOST_TEXT = 2000;

/** One record of a list; undefined when it has no name or no id to be reached by (docs/behaviour.md#unreadable-records: whoever reads counts those). */
export function resourceEntry(kind: ResourceKind, raw: unknown, cluster: string): Entry | undefined {
  const { id, name, note, words, at, logins } = readers[kind](fieldsOf(raw));
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
