// Catalog entries of audit events about databases and their sessions, for all database protocols.
import type { EventFamily } from '#domain/audit/entry.ts';
import { fieldIs } from '#domain/audit/fields.ts';

export const DATABASES = {
  TDB00I: {
    event: 'db.session.start',
    title: 'Database session started',
    category: 'database',
    outcome: 'ok',
    message: '{user} connected to {db_service}[[, database {db_name}]] as {db_user}[[ with roles {db_roles}]]',
  },
  TDB00W: {
    event: 'db.session.start',
    title: 'Database session failed',
    category: 'database',
    outcome: 'failure',
    message: '{user} failed to connect to {db_service}[[, database {db_name}]][[ as {db_user}]][[: {error}]]',
  },
  TDB01I: {
    event: 'db.session.end',
    title: 'Database session ended',
    category: 'database',
    outcome: 'ok',
    message: '{user} disconnected from {db_service}[[, database {db_name}]]',
  },
  TDB02I: {
    event: 'db.session.query',
    title: 'Database query run',
    category: 'database',
    outcome: 'ok',
    message: '{user} ran {db_query} on {db_service}[[, database {db_name}]]',
  },
  TDB02W: {
    event: 'db.session.query.failed',
    title: 'Database query failed',
    category: 'database',
    outcome: 'failure',
    message: '{user} ran {db_query} on {db_service}[[, database {db_name}]], but it failed[[: {error}]]',
  },
  TDB03I: {
    event: 'db.create',
    title: 'Database created',
    category: 'database',
    outcome: 'ok',
    message: '{user} created database {name}',
  },
  TDB04I: {
    event: 'db.update',
    title: 'Database updated',
    category: 'database',
    outcome: 'ok',
    message: '{user} updated database {name}',
  },
  TDB05I: {
    event: 'db.delete',
    title: 'Database deleted',
    category: 'database',
    outcome: 'ok',
    message: '{user} deleted database {name}',
  },
  TDB06I: {
    event: 'db.session.malformed_packet',
    title: 'Malformed database packet sent',
    category: 'database',
    outcome: 'failure',
    message: '{user} sent a malformed packet to {db_service}',
  },
  TDB07I: {
    event: 'db.session.permissions.update',
    title: 'Database permissions granted',
    category: 'database',
    outcome: 'ok',
    message: '{user} was granted {permission_summary} on {db_service}[[, database {db_name}]]',
    format: { permission_summary: 'permissions' },
  },
  TDB08I: {
    event: 'db.session.user.create',
    title: 'Database user created',
    category: 'database',
    outcome: 'ok',
    message: 'Database user {username} was created for {user} on {db_service}[[ with roles {roles}]]',
  },
  TDB08W: {
    event: 'db.session.user.create',
    title: 'Database user creation failed',
    category: 'database',
    outcome: 'failure',
    message: 'Creation of database user {username} for {user} on {db_service} failed[[: {error}]]',
  },
  TDB09I: {
    event: 'db.session.user.deactivate',
    title: 'Database user deactivated',
    category: 'database',
    outcome: 'ok',
    message: 'Database user {username} of {user} was deactivated on {db_service}',
    variants: [
      {
        when: fieldIs('delete', true),
        title: 'Database user deleted',
        outcome: 'ok',
        message: 'Database user {username} of {user} was deleted on {db_service}',
      },
    ],
  },
  TDB09W: {
    event: 'db.session.user.deactivate',
    title: 'Database user deactivation failed',
    category: 'database',
    outcome: 'failure',
    message: 'Deactivation of database user {username} of {user} on {db_service} failed[[: {error}]]',
    variants: [
      {
        when: fieldIs('delete', true),
        title: 'Database user deletion failed',
        outcome: 'failure',
        message: 'Deletion of database user {username} of {user} on {db_service} failed[[: {error}]]',
      },
    ],
  },
  TDB10I: {
    event: 'db.session.result',
    title: 'Database query finished',
    category: 'database',
    outcome: 'info',
    message:
      'A query by {user} finished on {db_service}[[, database {db_name}]][[, records affected: {affected_records}]]',
  },
} as const satisfies EventFamily;
