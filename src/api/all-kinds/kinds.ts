// The kinds in the list of all kinds, with the names of 18.x (docs/protocol/resources.md#18.2).
import { fieldsOf, isRecord, textOr } from '#lib/untrusted.ts';

/** The kinds that have their own list, in the order of the console: the list, and the field with a record's name. */
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

/** The display name of a record. For servers and Git servers it is the hostname. */
export const nameOf = (raw: unknown): string => {
  const { hostname, name, kind } = fieldsOf<NamedResource>(raw);
  return textOrEmpty(kind === 'node' || kind === 'git_server' ? hostname : name);
};

/** The stored form of a pin. It includes the ID of a server, because two servers may share a name (docs/protocol/resources.md#18.2). */
export function pinOf(raw: unknown): string {
  const { kind, id, friendlyName, name, hostname } = fieldsOf<NamedResource>(raw);
  const displayName = nameOf(raw);
  // A record of an unknown kind with a hostname and without a name is pinned like a server.
  const isServer = kind === 'node' || kind === 'git_server' || (displayName === '' && textOrEmpty(hostname) !== '');
  const parts = isServer
    ? [textOrEmpty(hostname), textOrEmpty(id)]
    : kind === 'app' && textOrEmpty(friendlyName)
      ? [textOrEmpty(friendlyName).replaceAll('/', '-'), textOrEmpty(name)]
      : [displayName];
  return [...parts, textOrEmpty(kind)].join('/').toLowerCase();
}

/** Adds the kind to a record of a single-kind list, as the list of all kinds sends it. */
export const withKind = (raw: unknown, kind: ListedKind): unknown => (isRecord(raw) ? { ...raw, kind } : raw);
