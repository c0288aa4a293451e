// Parses a resource that joined the cluster, with the names, such as logins, that the user can use on it
// (docs/protocol/resources.md#15.1, #15.3).
import type { Schemas } from '#api/schemas.ts';
import type { TraitName } from '#domain/users/user-draft.ts';
import { readLabels, type Label } from './labels.ts';
import { fieldsOf, uniqueNames, textOr } from '#lib/untrusted.ts';

export interface JoinedResource {
  /** The ID in addresses. Empty if the name is the ID. */
  id: string;
  name: string;
  /** The names that the user's roles grant on the resource, such as logins. */
  grants: Partial<Readonly<Record<TraitName, readonly string[]>>>;
  /** Only for databases. */
  database?: EnrolledDatabase;
}

export interface EnrolledDatabase {
  protocol: string;
  /** The host without a port. */
  host: string;
  labels: readonly Label[];
}

/** Returns undefined without a name, which all later steps need. */
export function parseJoinedServer(item: unknown): JoinedResource | undefined {
  const { id, hostname, sshLogins } = fieldsOf<Schemas['Server']>(item);
  const name = textOr(hostname, '');
  return name === '' ? undefined : { id: textOr(id, ''), name, grants: { logins: uniqueNames(sshLogins) } };
}

export function parseJoinedKubeCluster(item: unknown): JoinedResource | undefined {
  const cluster = fieldsOf<Schemas['KubeCluster']>(item);
  const name = textOr(cluster.name, '');
  const grants = {
    kubeUsers: uniqueNames(cluster.kubernetes_users),
    kubeGroups: uniqueNames(cluster.kubernetes_groups),
  };
  return name === '' ? undefined : { id: '', name, grants };
}

export function parseJoinedDatabase(item: unknown): JoinedResource | undefined {
  const record = fieldsOf<Schemas['Database']>(item);
  const name = textOr(record.name, '');
  const grants = {
    databaseUsers: uniqueNames(record.database_users),
    databaseNames: uniqueNames(record.database_names),
  };
  const database = {
    protocol: textOr(record.protocol, ''),
    host: textOr(record.hostname, ''),
    // The proxy adds this label itself.
    labels: readLabels(record.labels).filter(({ name }) => name !== 'teleport.dev/origin'),
  };
  return name === '' ? undefined : { id: '', name, grants, database };
}
