// The names of databases (docs/behaviour.md#names, docs/protocol/database-types.json), and what it is opened with.

interface ProtocolInfo {
  name: string;
  /** Whether a connection names a logical database within it. */
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

/** By type; `{protocol}` stands for the protocol's name. */
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

/** An unknown protocol is its own name. */
export const protocolName = (protocol: string): string => ownValue(PROTOCOLS, protocol)?.name ?? protocol;

/** An unknown protocol may have names, so one can be given. */
export const databaseNameOf = (protocol: string): ProtocolInfo['databaseName'] =>
  ownValue(PROTOCOLS, protocol)?.databaseName ?? 'optional';

interface DatabaseType {
  protocol: string;
  type: string;
}

export function databaseTitle({ protocol, type }: DatabaseType): string {
  if (protocol === 'snowflake') return 'Snowflake';
  const title = ownValue(TITLE_BY_TYPE, type) ?? `${type} {protocol}`;
  // Not `replace` with a text: what it holds may have a meaning there.
  return title.split('{protocol}').join(protocolName(protocol)).trim();
}
