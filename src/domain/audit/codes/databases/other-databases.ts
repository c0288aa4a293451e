// What each of the other protocols has.
import type { Codes } from '#domain/audit/entry.ts';

export const OTHER_DATABASES = {
  TCA01I: {
    event: 'db.session.cassandra.batch',
    title: 'Cassandra statement batch',
    category: 'database',
    outcome: 'info',
    message: '{user} submitted a {batch_type} batch to {db_service}[[ at consistency {consistency}]]',
  },
  TCA02I: {
    event: 'db.session.cassandra.prepare',
    title: 'Prepared Cassandra statement',
    category: 'database',
    outcome: 'info',
    message: '{user} had {db_service} prepare {query}',
  },
  TCA03I: {
    event: 'db.session.cassandra.execute',
    title: 'Cassandra prepared execution',
    category: 'database',
    outcome: 'info',
    message: '{user} executed prepared statement[[ {query_id}]] on {db_service}',
  },
  TCA04I: {
    event: 'db.session.cassandra.register',
    title: 'Cassandra event subscription',
    category: 'database',
    outcome: 'info',
    message: '{user} subscribed to {event_types} of {db_service}',
  },
  TDY01E: {
    event: 'db.session.dynamodb.request',
    title: 'DynamoDB call failure',
    category: 'database',
    outcome: 'failure',
    message: '{user} called DynamoDB on {db_service} without an answer[[, operation {target}]]',
  },
  TDY01I: {
    event: 'db.session.dynamodb.request',
    title: 'DynamoDB call',
    category: 'database',
    outcome: 'info',
    message: '{user} called DynamoDB on {db_service}[[, operation {target}]][[, status {status_code}]]',
  },
  TES00E: {
    event: 'db.session.elasticsearch.request',
    title: 'Elasticsearch call failure',
    category: 'database',
    outcome: 'failure',
    message: '{user} sent {method} {path} to {db_service} without an answer[[, index {target}]][[, query {query}]]',
  },
  TES00I: {
    event: 'db.session.elasticsearch.request',
    title: 'Elasticsearch call',
    category: 'database',
    outcome: 'info',
    message: '{user} sent {method} {path} to {db_service}[[, index {target}]][[, query {query}]]',
  },
  TMS00I: {
    event: 'db.session.sqlserver.rpc_request',
    title: 'SQL Server procedure call',
    category: 'database',
    outcome: 'info',
    message: '{user} called procedure {proc_name} on {db_service}[[, database {db_name}]][[ with values {parameters}]]',
  },
  TOS00E: {
    event: 'db.session.opensearch.request',
    title: 'OpenSearch call failure',
    category: 'database',
    outcome: 'failure',
    message: '{user} sent {method} {path} to {db_service} without an answer[[, index {target}]][[, query {query}]]',
  },
  TOS00I: {
    event: 'db.session.opensearch.request',
    title: 'OpenSearch call',
    category: 'database',
    outcome: 'info',
    message: '{user} sent {method} {path} to {db_service}[[, index {target}]][[, query {query}]]',
  },
  TSPN001I: {
    event: 'db.session.spanner.rpc',
    title: 'Spanner call',
    category: 'database',
    outcome: 'ok',
    message:
      '{user} invoked Spanner procedure {procedure} through {db_service}[[, database {db_name}]][[: {args.sql}]]',
  },
  TSPN001W: {
    event: 'db.session.spanner.rpc',
    title: 'Refused Spanner call',
    category: 'database',
    outcome: 'failure',
    message:
      '{user} was not allowed to invoke Spanner procedure {procedure} through {db_service}[[, database {db_name}]][[: {error}]]',
  },
} as const satisfies Codes;
