// The kinds in the list of all of them, by the names of 18.x (docs/protocol/resources.md#18.2).
import { fieldsOf, isRecord, textOr } from '#lib/untrusted.ts';

/** Those that have a list of their own, in the order in which the console shows them, and the field that names them. */
export const KIND_LISTS = {
  node: { list: 'servers', name: 'hostname' },
  app: { list: 'apps', name: 'name' },
  kube_cluster: { list: 'kubeClusters', name: 'name' },
  db: { list: 'databases', name: 'name' },
  windows_desktop: { list: 'desktops', name: 'name' },
} as const;

export type ListedKind = keyof typeof KIND_LISTS;
export type ResourceKind = ListedKind | 'git_server';

interface NamedResource {
  kind: string;
  name: string;
  hostname: string;
  friendlyName: string;
  id: string;
}

const textOrEmpty = (value: unknown): string => textOr(value, '');

/** What a record is called; the name of a server is none of the two that others have. */
export const nameOf = (raw: unknown): string => {
  const { hostname, name, kind } = fieldsOf<NamedResource>(raw);
  return textOrEmpty(kind === 'node' || kind === 'git_server' ? hostname : name);
};

/** What a pin of a record is kept as: two servers may have one name (docs/protocol/resources.md#18.2). */
export function pinOf(raw: unknown): string {
  const { kind, id, friendlyName, name, hostname } = fieldsOf<NamedResource>(raw);
  const displayName = nameOf(raw);
  // A record of an unknown kind that has a hostname and no name is pinned as a server is.
  const isServer = kind === 'node' || kind === 'git_server' || (displayName === '' && textOrEmpty(hostname) !== '');
  const parts = isServer
    ? [textOrEmpty(hostname), textOrEmpty(id)]
    : kind === 'app' && textOrEmpty(friendlyName)
      ? [textOrEmpty(friendlyName).replaceAll('/', '-'), textOrEmpty(name)]
      : [displayName];
  return [...parts, textOrEmpty(kind)].join('/').toLowerCase();
}

/** A record of a list that has one kind alone, as the list of all kinds would send it. */
export const withKind = (raw: unknown, kind: ListedKind): unknown => (isRecord(raw) ? { ...raw, kind } : raw);
