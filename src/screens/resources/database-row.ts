import type { Schemas } from '#api/schemas.ts';
import { databaseNameOf, databaseTitle } from '#domain/resources/databases.ts';
import { fieldsOf, booleanOr, textOr, uniqueNames } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { parseHealth, type HasHealth } from './health.tsx';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface DatabaseRow extends HasHealth {
  description: string;
  /** Protocol and hosting as text. */
  type: string;
  /** Whether a connection needs a database name: `required`, `optional` or `unsupported`. */
  databaseName: ReturnType<typeof databaseNameOf>;
  users: string[];
  databases: string[];
  roles: string[];
  protocol: string;
  /** Whether the database's agent has an interactive console. */
  isInteractive: boolean;
}

/**
 * Parses one record of the list. The name is the ID; records without a name are unreadable and keep their raw data
 * (docs/behaviour.md#unreadable-records).
 */
export function parseDatabase(raw: unknown, index: number): DatabaseRow | UnreadableEntry {
  const {
    name,
    desc,
    protocol,
    type,
    labels,
    database_users: users,
    database_names: databases,
    targetHealth,
    ...newerFields
  } = fieldsOf<Schemas['Database']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  const databaseType = { protocol: textOr(protocol, ''), type: textOr(type, '') };
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    description: sanitize(textOr(desc, '')),
    type: sanitize(databaseTitle(databaseType)),
    databaseName: databaseNameOf(databaseType.protocol),
    labels: readLabels(labels),
    users: uniqueNames(users),
    databases: uniqueNames(databases),
    ...parseHealth(targetHealth),
    roles: uniqueNames(newerFields.database_roles),
    protocol: databaseType.protocol,
    isInteractive: booleanOr(newerFields.supports_interactive, false),
  };
}
