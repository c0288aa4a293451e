// What only PostgreSQL has.
import type { Codes } from '#domain/audit/entry.ts';
import { has } from '#domain/audit/fields.ts';

export const POSTGRES = {
  TPG00I: {
    event: 'db.session.postgres.statements.parse',
    title: 'Prepared PostgreSQL statement',
    category: 'database',
    outcome: 'info',
    message: '{user} sent {query} to {db_service} for preparation[[ under the name {statement_name}]]',
  },
  TPG01I: {
    event: 'db.session.postgres.statements.bind',
    title: 'PostgreSQL parameter binding',
    category: 'database',
    outcome: 'info',
    message:
      '{user} bound[[ values {parameters} to]] statement {statement_name}[[ as portal {portal_name}]] on {db_service}',
  },
  TPG02I: {
    event: 'db.session.postgres.statements.execute',
    title: 'PostgreSQL portal execution',
    category: 'database',
    outcome: 'info',
    message: '{user} ran portal[[ {portal_name}]] against {db_service}',
  },
  TPG03I: {
    event: 'db.session.postgres.statements.close',
    title: 'Released PostgreSQL statement',
    category: 'database',
    outcome: 'info',
    message: '{user} released the prepared statement[[ {statement_name}]] held on {db_service}',
    variants: [
      {
        when: has('portal_name'),
        title: 'Released PostgreSQL portal',
        outcome: 'info',
        message: '{user} released the portal {portal_name} held on {db_service}',
      },
    ],
  },
  TPG04I: {
    event: 'db.session.postgres.function',
    title: 'PostgreSQL function invocation',
    category: 'database',
    outcome: 'info',
    message: '{user} invoked a function by its OID ({function_oid}) on {db_service}[[, arguments {function_args}]]',
  },
} as const satisfies Codes;
