// Catalog entries of audit events that only PostgreSQL has. A portal is a prepared statement with its parameters.
import type { EventFamily } from '#domain/audit/entry.ts';
import { hasField } from '#domain/audit/fields.ts';

export const POSTGRES = {
  TPG00I: {
    event: 'db.session.postgres.statements.parse',
    title: 'PostgreSQL statement prepared',
    category: 'database',
    outcome: 'info',
    message: '{user} prepared {query} on {db_service}[[ as statement {statement_name}]]',
  },
  TPG01I: {
    event: 'db.session.postgres.statements.bind',
    title: 'PostgreSQL parameters bound',
    category: 'database',
    outcome: 'info',
    message:
      '{user} bound[[ values {parameters} to]] statement {statement_name}[[ as portal {portal_name}]] on {db_service}',
  },
  TPG02I: {
    event: 'db.session.postgres.statements.execute',
    title: 'PostgreSQL portal run',
    category: 'database',
    outcome: 'info',
    message: '{user} ran portal[[ {portal_name}]] on {db_service}',
  },
  TPG03I: {
    event: 'db.session.postgres.statements.close',
    title: 'PostgreSQL statement closed',
    category: 'database',
    outcome: 'info',
    message: '{user} closed the prepared statement[[ {statement_name}]] on {db_service}',
    variants: [
      {
        when: hasField('portal_name'),
        title: 'PostgreSQL portal closed',
        outcome: 'info',
        message: '{user} closed portal {portal_name} on {db_service}',
      },
    ],
  },
  TPG04I: {
    event: 'db.session.postgres.function',
    title: 'PostgreSQL function called',
    category: 'database',
    outcome: 'info',
    message: '{user} called the function with OID {function_oid} on {db_service}[[, arguments {function_args}]]',
  },
} as const satisfies EventFamily;
