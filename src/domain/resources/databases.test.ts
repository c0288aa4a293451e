import { describe, expect, test } from 'vitest';
import { databaseNameOf, databaseTitle, protocolName } from './databases.ts';

/** The combinations that exist (docs/protocol/database-types.json, `table`). */
const TABLE = [
  ['cassandra', 'keyspace', 'Amazon Keyspaces'],
  ['cassandra', 'self-hosted', 'Self-hosted Cassandra'],
  ['clickhouse', 'self-hosted', 'Self-hosted ClickHouse'],
  ['clickhouse-http', 'self-hosted', 'Self-hosted ClickHouse (HTTP)'],
  ['cockroachdb', 'self-hosted', 'Self-hosted CockroachDB'],
  ['dynamodb', 'dynamodb', 'Amazon DynamoDB'],
  ['elasticsearch', 'self-hosted', 'Self-hosted Elasticsearch'],
  ['mongodb', 'docdb', 'Amazon DocumentDB'],
  ['mongodb', 'mongo-atlas', 'MongoDB Atlas'],
  ['mongodb', 'self-hosted', 'Self-hosted MongoDB'],
  ['mysql', 'azure', 'Azure MySQL/MariaDB'],
  ['mysql', 'gcp', 'Cloud SQL MySQL/MariaDB'],
  ['mysql', 'rds', 'Amazon RDS MySQL/MariaDB'],
  ['mysql', 'rdsproxy', 'Amazon RDS Proxy MySQL/MariaDB'],
  ['mysql', 'self-hosted', 'Self-hosted MySQL/MariaDB'],
  ['opensearch', 'opensearch', 'Amazon OpenSearch'],
  ['oracle', 'rds-oracle', 'Amazon RDS Oracle'],
  ['oracle', 'self-hosted', 'Self-hosted Oracle'],
  ['postgres', 'alloydb', 'AlloyDB PostgreSQL'],
  ['postgres', 'azure', 'Azure PostgreSQL'],
  ['postgres', 'gcp', 'Cloud SQL PostgreSQL'],
  ['postgres', 'rds', 'Amazon RDS PostgreSQL'],
  ['postgres', 'rdsproxy', 'Amazon RDS Proxy PostgreSQL'],
  ['postgres', 'redshift', 'Amazon Redshift'],
  ['postgres', 'redshift-serverless', 'Amazon Redshift Serverless'],
  ['postgres', 'self-hosted', 'Self-hosted PostgreSQL'],
  ['redis', 'azure', 'Azure Redis'],
  ['redis', 'elasticache', 'Amazon ElastiCache'],
  ['redis', 'elasticache-serverless', 'Amazon ElastiCache Serverless'],
  ['redis', 'memorydb', 'Amazon MemoryDB'],
  ['redis', 'self-hosted', 'Self-hosted Redis'],
  ['snowflake', 'self-hosted', 'Snowflake'],
  ['spanner', 'spanner', 'Cloud Spanner'],
  ['sqlserver', 'azure', 'Azure SQL Server'],
  ['sqlserver', 'gcp', 'Cloud SQL SQL Server'],
  ['sqlserver', 'rds', 'Amazon RDS SQL Server'],
  ['sqlserver', 'rdsproxy', 'Amazon RDS Proxy SQL Server'],
  ['sqlserver', 'self-hosted', 'Self-hosted SQL Server'],
] as const;

const PROTOCOLS = [
  ['postgres', 'PostgreSQL', 'required'],
  ['mysql', 'MySQL/MariaDB', 'optional'],
  ['mongodb', 'MongoDB', 'required'],
  ['oracle', 'Oracle', 'required'],
  ['redis', 'Redis', 'unsupported'],
  ['cockroachdb', 'CockroachDB', 'optional'],
  ['sqlserver', 'SQL Server', 'required'],
  ['snowflake', 'Snowflake', 'optional'],
  ['cassandra', 'Cassandra', 'unsupported'],
  ['elasticsearch', 'Elasticsearch', 'unsupported'],
  ['opensearch', 'OpenSearch', 'unsupported'],
  ['dynamodb', 'DynamoDB', 'unsupported'],
  ['clickhouse', 'ClickHouse', 'unsupported'],
  ['clickhouse-http', 'ClickHouse (HTTP)', 'unsupported'],
  ['spanner', 'Spanner', 'required'],
] as const;

const TYPES = [
  ['self-hosted', 'Self-hosted {protocol}'],
  ['rds', 'Amazon RDS {protocol}'],
  ['rdsproxy', 'Amazon RDS Proxy {protocol}'],
  ['rds-oracle', 'Amazon RDS Oracle'],
  ['redshift', 'Amazon Redshift'],
  ['redshift-serverless', 'Amazon Redshift Serverless'],
  ['elasticache', 'Amazon ElastiCache'],
  ['elasticache-serverless', 'Amazon ElastiCache Serverless'],
  ['memorydb', 'Amazon MemoryDB'],
  ['keyspace', 'Amazon Keyspaces'],
  ['cassandra', 'Cassandra'],
  ['dynamodb', 'Amazon DynamoDB'],
  ['opensearch', 'Amazon OpenSearch'],
  ['docdb', 'Amazon DocumentDB'],
  ['gcp', 'Cloud SQL {protocol}'],
  ['alloydb', 'AlloyDB {protocol}'],
  ['spanner', 'Cloud Spanner'],
  ['azure', 'Azure {protocol}'],
  ['mongo-atlas', 'MongoDB Atlas'],
] as const;

describe('a database is called', () => {
  test.each(TABLE)('%s on %s: %s', (protocol, type, title) => {
    expect(databaseTitle({ protocol, type })).toBe(title);
  });

  // Most of these do not occur, and the list must still call them something.
  test.each(
    TYPES.flatMap(([type, pattern]) => PROTOCOLS.map(([protocol, name]) => ({ type, pattern, protocol, name }))),
  )('by the rule where it is $protocol on $type', ({ type, pattern, protocol, name }) => {
    const title = protocol === 'snowflake' ? 'Snowflake' : pattern.replace('{protocol}', name);
    expect(databaseTitle({ protocol, type })).toBe(title);
  });

  test.each([
    ['postgres', 'moon-base', 'moon-base PostgreSQL'],
    ['graph', 'rds', 'Amazon RDS graph'],
    ['graph', 'moon-base', 'moon-base graph'],
    ['snowflake', 'moon-base', 'Snowflake'],
    ['', 'self-hosted', 'Self-hosted'],
    ['', '', ''],
    ['constructor', '__proto__', '__proto__ constructor'],
    ['$&', '{protocol}', '$& $&'],
  ])('%s on %s, of which we know nothing: %s', (protocol, type, title) => {
    expect(databaseTitle({ protocol, type })).toBe(title);
  });
});

test.each(PROTOCOLS)('%s is %s, where a database name is %s', (protocol, name, databaseName) => {
  expect(protocolName(protocol)).toBe(name);
  expect(databaseNameOf(protocol)).toBe(databaseName);
});

test('of an unknown protocol a name may be given', () => {
  expect(databaseNameOf('graph')).toBe('optional');
  expect(databaseNameOf('toString')).toBe('optional');
});
