// What can be enrolled, and how people find it (docs/protocol/resources.md#15.2).
import type { Schemas } from '#api/schemas.ts';

/** What kind of resource it becomes. */
export type EnrolledKind = 'application' | 'database' | 'desktop' | 'kubernetes' | 'saml' | 'server';

/** As usage events name it. */
export type EventResource = NonNullable<Schemas['CaptureDiscoverStep']['resource']>;

export type FlowName = 'activeDirectory' | 'kubernetes' | 'rds' | 'selfHosted' | 'server';

export type EnrollIcon = 'apple' | 'application' | 'cloud' | 'database' | 'kubernetes' | 'linux' | 'shield' | 'windows';

/** How it goes on: step by step here, in a dialog, or in the documentation. */
export type Way =
  | { by: 'flow'; flow: FlowName }
  | { by: 'dialog' }
  | { by: 'documentation'; link: string }
  /** Only builds of the enterprise edition know how. */
  | { by: 'enterprise' };

export interface Card {
  /** Of the catalogue; stands in addresses and in what this browser keeps. */
  id: string;
  kind: EnrolledKind;
  name: string;
  /** What it belongs to; empty where the name says all. */
  family: string;
  icon: EnrollIcon;
  /** In lower case. Not the name: these words alone are searched. */
  keywords: string;
  resource: EventResource;
  way: Way;
}

const GUIDES = 'https://goteleport.com/docs/database-access/guides/';

type Cut<T> = T extends `DISCOVER_RESOURCE_${infer Rest}` ? Rest : never;
type Row = readonly [id: string, name: string, icon: EnrollIcon, keywords: string, Cut<EventResource>, Way];

interface Group {
  family: string;
  /** By which each of them is found. */
  words: string;
}

const flow = (name: FlowName): Way => ({ by: 'flow', flow: name });
const guide = (page: string): Way => ({ by: 'documentation', link: GUIDES + page });

function cards(kind: EnrolledKind, { family, words }: Group, rows: readonly Row[]): Card[] {
  return rows.map(([id, name, icon, keywords, resource, way]) => ({
    id,
    kind,
    name,
    family,
    icon,
    keywords: `${words} ${keywords}`.trim(),
    resource: `DISCOVER_RESOURCE_${resource}`,
    way,
  }));
}

const DB = 'db database databases';
const AWS = `${DB} aws amazon web services`;

export const catalogue: readonly Card[] = [
  ...cards('application', { family: '', words: '' }, [
    ['application', 'Application', 'application', 'application', 'APPLICATION_HTTP', { by: 'dialog' }],
  ]),
  ...cards('kubernetes', { family: '', words: '' }, [
    ['kubernetes', 'Kubernetes', 'kubernetes', 'kubernetes cluster kubes', 'KUBERNETES', flow('kubernetes')],
  ]),
  ...cards('desktop', { family: 'Windows Desktop', words: 'windows desktop' }, [
    [
      'active-directory',
      'Active Directory',
      'windows',
      'active directory ad',
      'WINDOWS_DESKTOP',
      flow('activeDirectory'),
    ],
  ]),
  ...cards('server', { family: 'Server', words: 'server node' }, [
    ['ubuntu', 'Ubuntu 14.04+', 'linux', 'ubuntu', 'SERVER', flow('server')],
    ['debian', 'Debian 8+', 'linux', 'debian', 'SERVER', flow('server')],
    ['rhel', 'RHEL/CentOS 7+', 'linux', 'rhel centos', 'SERVER', flow('server')],
    ['amazon-linux', 'Amazon Linux 2', 'cloud', 'amazon linux', 'SERVER', flow('server')],
    ['macos', 'macOS', 'apple', 'mac macos intel silicone apple', 'SERVER', flow('server')],
  ]),
  ...cards('database', { family: 'Amazon Web Services (AWS)', words: AWS }, [
    ['rds-postgres', 'RDS PostgreSQL', 'cloud', 'rds postgresql', 'DATABASE_POSTGRES_RDS', flow('rds')],
    ['aurora-postgres', 'Aurora PostgreSQL', 'cloud', 'aurora postgresql', 'DATABASE_POSTGRES_RDS', flow('rds')],
    ['rds-mysql', 'RDS MySQL/MariaDB', 'cloud', 'rds mysql mariadb', 'DATABASE_MYSQL_RDS', flow('rds')],
    ['aurora-mysql', 'Aurora MySQL/MariaDB', 'cloud', 'aurora mysql mariadb', 'DATABASE_MYSQL_RDS', flow('rds')],
    ['dynamodb', 'DynamoDB', 'cloud', 'dynamodb', 'DATABASE_DYNAMODB', guide('aws-dynamodb')],
    [
      'elasticache',
      'ElastiCache & MemoryDB',
      'cloud',
      'elasticache memorydb redis',
      'DATABASE_REDIS_ELASTICACHE',
      guide('redis-aws'),
    ],
    [
      'keyspaces',
      'Keyspaces (Apache Cassandra)',
      'cloud',
      'keyspaces apache cassandra',
      'DATABASE_CASSANDRA_KEYSPACES',
      guide('aws-cassandra-keyspaces'),
    ],
    [
      'redshift',
      'Redshift PostgreSQL',
      'cloud',
      'redshift postgresql',
      'DATABASE_POSTGRES_REDSHIFT',
      guide('postgres-redshift'),
    ],
    [
      'redshift-serverless',
      'Redshift Serverless',
      'cloud',
      'redshift serverless postgresql',
      'DATABASE_POSTGRES_REDSHIFT_SERVERLESS',
      guide('redshift-serverless'),
    ],
    ['rds-proxy', 'RDS Proxy', 'cloud', 'rds proxy', 'DOC_DATABASE_RDS_PROXY', guide('rds-proxy')],
  ]),
  ...cards('database', { family: 'Azure', words: `${DB} microsoft azure` }, [
    ['azure-redis', 'Cache for Redis', 'cloud', 'cache redis', 'DATABASE_REDIS_AZURE_CACHE', guide('azure-redis')],
    ['azure-postgres', 'PostgreSQL', 'cloud', 'postgresql', 'DATABASE_POSTGRES_AZURE', guide('azure-postgres-mysql')],
    ['azure-mysql', 'MySQL', 'cloud', 'mysql', 'DATABASE_MYSQL_AZURE', guide('azure-postgres-mysql')],
    [
      'azure-sqlserver',
      'SQL Server (Preview)',
      'cloud',
      'active directory ad sql server sqlserver preview',
      'DATABASE_SQLSERVER_AZURE',
      guide('azure-sql-server-ad'),
    ],
  ]),
  ...cards('database', { family: 'Microsoft', words: DB }, [
    [
      'sqlserver',
      'SQL Server (Preview)',
      'windows',
      'microsoft active directory ad sql server sqlserver preview',
      'DATABASE_SQLSERVER_MICROSOFT',
      guide('sql-server-ad'),
    ],
  ]),
  ...cards('database', { family: 'Google Cloud Provider (GCP)', words: `${DB} gcp google cloud provider` }, [
    ['gcp-mysql', 'Cloud SQL MySQL', 'cloud', 'mysql', 'DATABASE_MYSQL_GCP', guide('mysql-cloudsql')],
    [
      'gcp-postgres',
      'Cloud SQL PostgreSQL',
      'cloud',
      'postgresql',
      'DATABASE_POSTGRES_GCP',
      guide('postgres-cloudsql'),
    ],
  ]),
  ...cards('database', { family: '', words: DB }, [
    ['mongodb-atlas', 'MongoDB Atlas', 'database', 'mongodb atlas', 'DATABASE_MONGODB_ATLAS', guide('mongodb-atlas')],
    ['snowflake', 'Snowflake (Preview)', 'database', 'snowflake preview', 'DATABASE_SNOWFLAKE', guide('snowflake')],
  ]),
  ...cards('database', { family: 'Self-Hosted', words: `${DB} self hosted self-hosted` }, [
    ['postgres', 'PostgreSQL', 'database', 'postgresql', 'DATABASE_POSTGRES_SELF_HOSTED', flow('selfHosted')],
    ['mysql', 'MySQL/MariaDB', 'database', 'mysql mariadb', 'DATABASE_MYSQL_SELF_HOSTED', flow('selfHosted')],
    [
      'cassandra',
      'Cassandra & ScyllaDB',
      'database',
      'cassandra scylladb',
      'DATABASE_CASSANDRA_SELF_HOSTED',
      guide('cassandra-self-hosted'),
    ],
    [
      'cockroachdb',
      'CockroachDB',
      'database',
      'cockroachdb',
      'DATABASE_COCKROACHDB_SELF_HOSTED',
      guide('cockroachdb-self-hosted'),
    ],
    [
      'elasticsearch',
      'Elasticsearch',
      'database',
      'elasticsearch',
      'DATABASE_ELASTICSEARCH_SELF_HOSTED',
      guide('elastic'),
    ],
    ['mongodb', 'MongoDB', 'database', 'mongodb', 'DATABASE_MONGODB_SELF_HOSTED', guide('mongodb-self-hosted')],
    ['redis', 'Redis', 'database', 'redis', 'DATABASE_REDIS_SELF_HOSTED', guide('redis')],
    [
      'redis-cluster',
      'Redis Cluster',
      'database',
      'redis cluster',
      'DATABASE_REDIS_CLUSTER_SELF_HOSTED',
      guide('redis-cluster'),
    ],
  ]),
  ...cards('database', { family: 'Database', words: DB }, [
    ['ha', 'High Availability', 'database', 'high availability ha', 'DOC_DATABASE_HIGH_AVAILABILITY', guide('ha')],
    [
      'dynamic',
      'Dynamic Registration',
      'database',
      'dynamic registration',
      'DOC_DATABASE_DYNAMIC_REGISTRATION',
      guide('dynamic-registration'),
    ],
  ]),
  ...cards('saml', { family: '', words: '' }, [
    ['saml', 'SAML Application', 'shield', 'saml sso application idp', 'SAML_APPLICATION', { by: 'enterprise' }],
    [
      'grafana',
      'SAML Application (Grafana)',
      'shield',
      'saml sso application idp grafana',
      'SAML_APPLICATION',
      { by: 'enterprise' },
    ],
  ]),
];
