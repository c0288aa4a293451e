// What only MySQL has.
import type { Codes } from '#domain/audit/entry.ts';

export const MYSQL = {
  TMY00I: {
    event: 'db.session.mysql.statements.prepare',
    title: 'Prepared MySQL statement',
    category: 'database',
    outcome: 'info',
    message: '{user} had {db_service} prepare {query}[[, database {db_name}]]',
  },
  TMY01I: {
    event: 'db.session.mysql.statements.execute',
    title: 'MySQL prepared execution',
    category: 'database',
    outcome: 'info',
    message: '{user} executed prepared statement {statement_id} on {db_service}[[ with values {parameters}]]',
  },
  TMY02I: {
    event: 'db.session.mysql.statements.send_long_data',
    title: 'MySQL parameter upload',
    category: 'database',
    outcome: 'info',
    message:
      '{user} streamed {data_size} bytes into parameter {parameter_id} of prepared statement {statement_id} on {db_service}',
  },
  TMY03I: {
    event: 'db.session.mysql.statements.close',
    title: 'MySQL statement disposal',
    category: 'database',
    outcome: 'info',
    message: '{user} disposed of prepared statement {statement_id} on {db_service}',
  },
  TMY04I: {
    event: 'db.session.mysql.statements.reset',
    title: 'MySQL statement clearing',
    category: 'database',
    outcome: 'info',
    message: '{user} cleared the buffers of prepared statement {statement_id} on {db_service}',
  },
  TMY05I: {
    event: 'db.session.mysql.statements.fetch',
    title: 'MySQL row fetch',
    category: 'database',
    outcome: 'info',
    message: '{user} pulled {rows_count} rows from prepared statement {statement_id} on {db_service}',
  },
  TMY06I: {
    event: 'db.session.mysql.statements.bulk_execute',
    title: 'MySQL bulk execution',
    category: 'database',
    outcome: 'info',
    message: '{user} batch-executed prepared statement {statement_id} on {db_service}[[ with values {parameters}]]',
  },
  TMY07I: {
    event: 'db.session.mysql.init_db',
    title: 'MySQL schema selection',
    category: 'database',
    outcome: 'info',
    message: '{user} switched to schema {schema_name} on {db_service}',
  },
  TMY08I: {
    event: 'db.session.mysql.create_db',
    title: 'MySQL schema creation',
    category: 'database',
    outcome: 'ok',
    message: '{user} made schema {schema_name} on {db_service}',
  },
  TMY09I: {
    event: 'db.session.mysql.drop_db',
    title: 'MySQL schema drop',
    category: 'database',
    outcome: 'ok',
    message: '{user} dropped schema {schema_name} on {db_service}',
  },
  TMY10I: {
    event: 'db.session.mysql.shut_down',
    title: 'MySQL server stop',
    category: 'database',
    outcome: 'ok',
    message: '{user} asked {db_service} to stop',
  },
  TMY11I: {
    event: 'db.session.mysql.process_kill',
    title: 'MySQL connection kill',
    category: 'database',
    outcome: 'ok',
    message: '{user} asked {db_service} to end connection {process_id}',
  },
  TMY12I: {
    event: 'db.session.mysql.debug',
    title: 'MySQL debug dump',
    category: 'database',
    outcome: 'info',
    message: '{user} asked {db_service} for a debug dump',
  },
  TMY13I: {
    event: 'db.session.mysql.refresh',
    title: 'MySQL refresh command',
    category: 'database',
    outcome: 'info',
    message: '{user} issued {subcommand} on {db_service}',
  },
} as const satisfies Codes;
