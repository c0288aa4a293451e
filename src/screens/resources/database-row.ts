import type { Schemas } from '#api/schemas.ts';
import { databaseNameOf, databaseTitle } from '#domain/resources/databases.ts';
import { fieldsOf, textOr, readNames } from '#lib/read.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { readLabels } from '#features/list/row-parts.ts';
import { readHealth, type HasHealth } from './health.tsx';
import { unreadable, type Unreadable } from '#lib/unreadable.ts';

export interface DatabaseRow extends HasHealth {
  description: string;
  /** Protocol and hosting in words. */
  type: string;
  databaseName: ReturnType<typeof databaseNameOf>;
  users: string[];
  databases: string[];
}

/**
 * Reads one record of the list; its name is its id, and one without is kept as it came
 * (docs/behaviour.md#unreadable-records).
 */
export function databaseRow(raw: Schemas['Database'], index: number): DatabaseRow | Unreadable {
  const {
    name,
    desc,
    protocol,
    type,
    labels,
    database_users: users,
    database_names: databases,
    targetHealth,
  } = fieldsOf(raw);
  if (typeof name !== 'string' || name === '') return unreadable(raw, index);
  const typed = { protocol: textOr(protocol, ''), type: textOr(type, '') };
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    description: sanitize(textOr(desc, '')),
    type: sanitize(databaseTitle(typed)),
    databaseName: databaseNameOf(typed.protocol),
    labels: readLabels(labels),
    users: readNames(users),
    databases: readNames(databases),
    ...readHealth(targetHealth),
  };
}
