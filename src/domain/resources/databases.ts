// The names of database protocols and the titles of databases (docs/behaviour.md#names,
// docs/protocol/database-types.json), and whether a connection requires a database name.

interface ProtocolInfo {
  name: string;
  /** Whether a connection names a logical database on the database server. */
  databaseName: 'required' | 'optional' | 'unsupported';
}

const PROTOCOLS: Readonly<Record<string, ProtocolInfo>> = {
  postgres: { name: 'PostgreSQL', databaseName: 'required' },
  mysql: { name: 'MySQL/MariaDB', databaseName: 'optional' },
  mongodb: { name: 'MongoDB', databaseName: 'required' },
  oracle: { name: 'Oracle', databaseName: 'required' },
  redis: { name: 'Redis', databaseName: 'unsupported' },
  cockroachdb: { name: 'CockroachDB', databaseName: 'optional' },
  sqlserver: { name: 'SQL Server', databaseName: 'required' },
  snowflake: { name: 'Snowflake', databaseName: 'optional' },
  cassandra: { name: 'Cassandra', databaseName: 'unsupported' },
  elasticsearch: { name: 'Elasticsearch', databaseName: 'unsupported' },
  opensearch: { name: 'OpenSearch', databaseName: 'unsupported' },
  dynamodb: { name: 'DynamoDB', databaseName: 'unsupported' },
  clickhouse: { name: 'ClickHouse', databaseName: 'unsupported' },
  'clickhouse-http': { name: 'ClickHouse (HTTP)', databaseName: 'unsupported' },
  spanner: { name: 'Spanner', databaseName: 'required' },
};

/** The titles by type. `{protocol}` is replaced with the name of the protocol. */
const TITLE_BY_TYPE: Readonly<Record<string, string>> = {
  'self-hosted': 'Self-hosted {protocol}',
  rds: 'Amazon RDS {protocol}',
  rdsproxy: 'Amazon RDS Proxy {protocol}',
  'rds-oracle': 'Amazon RDS Oracle',
  redshift: 'Amazon Redshift',
  'redshift-serverless': 'Amazon Redshift Serverless',
  elasticache: 'Amazon ElastiCache',
  'elasticache-serverless': 'Amazon ElastiCache Serverless',
  memorydb: 'Amazon MemoryDB',
  keyspace: 'Amazon Keyspaces',
  cassandra: 'Cassandra',
  dynamodb: 'Amazon DynamoDB',
  opensearch: 'Amazon OpenSearch',
  docdb: 'Amazon DocumentDB',
  gcp: 'Cloud SQL {protocol}',
  alloydb: 'AlloyDB {protocol}',
  spanner: 'Cloud Spanner',
  azure: 'Azure {protocol}',
  'mongo-atlas': 'MongoDB Atlas',
};

const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The name of a protocol; unknown protocols are returned unchanged. */
export const protocolName = (protocol: string): string => ownValue(PROTOCOLS, protocol)?.name ?? protocol;

/** Whether a connection names a database. Optional for unknown protocols, because they may have database names. */
export const databaseNameOf = (protocol: string): ProtocolInfo['databaseName'] =>
  ownValue(PROTOCOLS, protocol)?.databaseName ?? 'optional';

interface DatabaseType {
  protocol: string;
  type: string;
}

/** The title, such as "Amazon RDS PostgreSQL". Unknown types and protocols are shown as sent. */
export function databaseTitle({ protocol, type }: DatabaseType): string {
  if (protocol === 'snowflake') return 'Snowflake';
  const title = ownValue(TITLE_BY_TYPE, type) ?? `${type} {protocol}`;
  // The protocol's name is untrusted, and `replace` would interpret special patterns in it, such as `$&`.
  return title.split('{protocol}').join(protocolName(protocol)).trim();
}
