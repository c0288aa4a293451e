import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, uniqueNames } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { parseHealth, type HasHealth } from './health.tsx';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface KubeClusterRow extends HasHealth {
  users: string[];
  groups: string[];
}

/**
 * Parses one record of the list. The name is the ID; records without a name are unreadable and keep their raw data
 * (docs/behaviour.md#unreadable-records).
 */
export function parseKubeCluster(raw: unknown, index: number): KubeClusterRow | UnreadableEntry {
  const {
    name,
    labels,
    kubernetes_users: users,
    kubernetes_groups: groups,
    targetHealth,
  } = fieldsOf<Schemas['KubeCluster']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    labels: readLabels(labels),
    users: uniqueNames(users),
    groups: uniqueNames(groups),
    ...parseHealth(targetHealth),
  };
}
