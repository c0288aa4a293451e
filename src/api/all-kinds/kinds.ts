// The kinds in the list of all of them, by the names of 18.x (docs/protocol/resources.md#18.2).
import { fieldsOf, isRecord, textOr } from '#lib/read.ts';

/** Those that have a list of their own, in the order in which the console shows them, and the field that names them. */
export const LISTED = {
  node: { list: 'servers', name: 'hostname' },
  app: { list: 'apps', name: 'name' },
  kube_cluster: { list: 'kubeClusters', name: 'name' },
  db: { list: 'databases', name: 'name' },
  windows_desktop: { list: 'desktops', name: 'name' },
} as const;

export type ListedKind = keyof typeof LISTED;
export type ResourceKind = ListedKind | 'git_server';

interface Named {
  kind: string;
  name: string;
  hostname: string;
  friendlyName: string;
  id: string;
}

const text = (value: unknown): string => textOr(value, '');

/** What a record is called; the name of a server is none of the two that others have. */
export const nameOf = (raw: unknown): string => {
  const { hostname, name, kind } = fieldsOf<Named>(raw);
  return text(kind === 'node' || kind === 'git_server' ? hostname : name);
};

/** What a pin of a record is kept as: two servers may have one name (docs/protocol/resources.md#18.2). */
export function pinOf(raw: unknown): string {
  const { kind, id, friendlyName, name, hostname } = fieldsOf<Named>(raw);
  const own = nameOf(raw);
  // A record of an unknown kind that has a hostname and no name is pinned as a server is.
  const isServer = kind === 'node' || kind === 'git_server' || (own === '' && text(hostname) !== '');
  const parts = isServer
    ? [text(hostname), text(id)]
    : kind === 'app' && text(friendlyName)
      ? [text(friendlyName).replaceAll('/', '-'), text(name)]
      : [own];
  return [...parts, text(kind)].join('/').toLowerCase();
}

/** A record of a list that has one kind alone, as the list of all kinds would send it. */
export const withKind = (raw: unknown, kind: ListedKind): unknown => (isRecord(raw) ? { ...raw, kind } : raw);
