// Databases of every protocol.
import type { Codes } from '#domain/audit/entry.ts';
import { is } from '#domain/audit/fields.ts';

export const DATABASES = {
  TDB00I: {
    event: 'db.session.start',
    title: 'Database connection',
    category: 'database',
    outcome: 'ok',
    message: '{user} connected to {db_service}[[, database {db_name}]] as {db_user}[[ with roles {db_roles}]]',
  },
  TDB00W: {
    event: 'db.session.start',
    title: 'Refused database connection',
    category: 'database',
    outcome: 'failure',
    message: '{user} was kept out of {db_service}[[, database {db_name}]][[ as {db_user}]][[: {error}]]',
  },
  TDB01I: {
    event: 'db.session.end',
    title: 'Database disconnection',
    category: 'database',
    outcome: 'ok',
    message: '{user} disconnected from {db_service}[[, database {db_name}]]',
  },
  TDB02I: {
    event: 'db.session.query',
    title: 'Database statement',
    category: 'database',
    outcome: 'ok',
    message: '{user} ran {db_query} on {db_service}[[, database {db_name}]]',
  },
  TDB02W: {
    event: 'db.session.query.failed',
    title: 'Failed database statement',
    category: 'database',
    outcome: 'failure',
    message: '{user} ran {db_query} on {db_service}[[, database {db_name}]] without success[[: {error}]]',
  },
  TDB03I: {
    event: 'db.create',
    title: 'Database registration',
    category: 'database',
    outcome: 'ok',
    message: '{user} registered {name} as a database',
  },
  TDB04I: {
    event: 'db.update',
    title: 'Database registration change',
    category: 'database',
    outcome: 'ok',
    message: '{user} edited how database {name} is registered',
  },
  TDB05I: {
    event: 'db.delete',
    title: 'Database removal',
    category: 'database',
    outcome: 'ok',
    message: '{user} withdrew {name} from the registered databases',
  },
  TDB06I: {
    event: 'db.session.malformed_packet',
    title: 'Unreadable database packet',
    category: 'database',
    outcome: 'failure',
    message: '{user} sent {db_service} a packet the agent could not read',
  },
  TDB07I: {
    event: 'db.session.permissions.update',
    title: 'Database grants applied',
    category: 'database',
    outcome: 'ok',
    message: '{user} was granted {permission_summary} on {db_service}[[, database {db_name}]]',
    format: { permission_summary: 'permissions' },
  },
  TDB08I: {
    event: 'db.session.user.create',
    title: 'Database account provisioning',
    category: 'database',
    outcome: 'ok',
    message: '{user} got database account {username} on {db_service}[[ with roles {roles}]]',
  },
  TDB08W: {
    event: 'db.session.user.create',
    title: 'Database account provisioning failure',
    category: 'database',
    outcome: 'failure',
    message: '{user} got no database account {username} on {db_service}[[: {error}]]',
  },
  TDB09I: {
    event: 'db.session.user.deactivate',
    title: 'Database account deactivation',
    category: 'database',
    outcome: 'ok',
    message: '{user} released database account {username} on {db_service}, which was disabled',
    variants: [
      {
        when: is('delete', true),
        title: 'Database account deletion',
        outcome: 'ok',
        message: '{user} released database account {username} on {db_service}, which was dropped',
      },
    ],
  },
  TDB09W: {
    event: 'db.session.user.deactivate',
    title: 'Database account deactivation failure',
    category: 'database',
    outcome: 'failure',
    message: '{user} released database account {username} on {db_service}, but it could not be disabled[[: {error}]]',
    variants: [
      {
        when: is('delete', true),
        title: 'Database account deletion failure',
        outcome: 'failure',
        message:
          '{user} released database account {username} on {db_service}, but it could not be dropped[[: {error}]]',
      },
    ],
  },
  TDB10I: {
    event: 'db.session.result',
    title: 'Database statement result',
    category: 'database',
    outcome: 'info',
    message:
      'A statement of {user} finished on {db_service}[[, database {db_name}]][[, records touched: {affected_records}]]',
  },
} as const satisfies Codes;
