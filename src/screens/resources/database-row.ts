import type { Schemas } from '#api/schemas.ts';
import { databaseNameOf, databaseTitle } from '#domain/resources/databases.ts';
import { fieldsOf, flagOr, textOr, readNames } from '#lib/read.ts';
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
  roles: string[];
  protocol: string;
  /** Its agent has a console for it. */
  isInteractive: boolean;
}

/**
 * Reads one record of the list; its name is its id, and one without is kept as it came
 * (docs/behaviour.md#unreadable-records).
 */
export function databaseRow(raw: unknown, index: number): DatabaseRow | Unreadable {
  const {
    name,
    desc,
    protocol,
    type,
    labels,
    database_users: users,
    database_names: databases,
    targetHealth,
    ...newer
  } = fieldsOf<Schemas['Database']>(raw);
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
    roles: readNames(newer.database_roles),
    protocol: typed.protocol,
    isInteractive: flagOr(newer.supports_interactive, false),
  };
}
