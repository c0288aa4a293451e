// Links to the platform's documentation, for each line of proxies (docs/protocol/resources.md#16.5).
import { dialectOf, proxyCan } from '#api/dialect/dialect.ts';

/** The version and edition of a cluster. */
export interface Edition {
  /** A version such as "14.0.0"; empty if unknown. */
  version: string;
  isEnterprise: boolean;
  isCloud: boolean;
}

const SOURCE_URL = 'https://github.com/gravitational/teleport/blob';
const docsSource14 = (page: string): string => `${SOURCE_URL}/v14.0.0/docs/pages/${page}.mdx`;

/**
 * Pages of 14.x in the public source, because the documentation site no longer has them. They moved within the line, so
 * most links point to the first release.
 */
export const PAGES_14 = {
  getStarted: docsSource14('index'),
  tsh: docsSource14('connect-your-client/tsh'),
  databaseClients: docsSource14('connect-your-client/gui-clients'),
  administration: docsSource14('management/admin'),
  diagnostics: docsSource14('management/diagnostics'),
  cloudDownloads: docsSource14('choose-an-edition/teleport-cloud/downloads'),
  faq: docsSource14('faq'),
  changelog: `${SOURCE_URL}/branch/v14/CHANGELOG.md`,
  awsDynamoDb: docsSource14('database-access/guides/aws-dynamodb'),
  elastiCache: docsSource14('database-access/guides/redis-aws'),
  keyspaces: docsSource14('database-access/guides/aws-cassandra-keyspaces'),
  redshift: docsSource14('database-access/guides/postgres-redshift'),
  redshiftServerless: docsSource14('database-access/guides/redshift-serverless'),
  rdsProxy: docsSource14('database-access/guides/rds-proxy'),
  azureRedis: docsSource14('database-access/guides/azure-redis'),
  azurePostgresMySql: docsSource14('database-access/guides/azure-postgres-mysql'),
  azureSqlServer: docsSource14('database-access/guides/azure-sql-server-ad'),
  sqlServer: docsSource14('database-access/guides/sql-server-ad'),
  cloudSqlMySql: docsSource14('database-access/guides/mysql-cloudsql'),
  cloudSqlPostgres: docsSource14('database-access/guides/postgres-cloudsql'),
  mongoDbAtlas: docsSource14('database-access/guides/mongodb-atlas'),
  snowflake: docsSource14('database-access/guides/snowflake'),
  cassandra: docsSource14('database-access/guides/cassandra-self-hosted'),
  cockroachDb: docsSource14('database-access/guides/cockroachdb-self-hosted'),
  elasticsearch: docsSource14('database-access/guides/elastic'),
  mongoDb: docsSource14('database-access/guides/mongodb-self-hosted'),
  redis: docsSource14('database-access/guides/redis'),
  redisCluster: docsSource14('database-access/guides/redis-cluster'),
  databaseHighAvailability: docsSource14('database-access/guides/ha'),
  databaseDynamicRegistration: docsSource14('database-access/guides/dynamic-registration'),
};

export type DocsPage = keyof typeof PAGES_14;

/** Pages of 18.x, as paths of the documentation site. */
export const PAGES_18: Record<DocsPage, string> = {
  getStarted: 'get-started',
  tsh: 'connect-your-client/teleport-clients/tsh',
  databaseClients: 'connect-your-client/third-party/gui-clients',
  administration: 'zero-trust-access/management',
  diagnostics: 'zero-trust-access/management/diagnostics',
  cloudDownloads: 'installation',
  faq: 'faq',
  changelog: 'changelog',
  awsDynamoDb: 'enroll-resources/database-access/enrollment/aws/aws-dynamodb',
  elastiCache: 'enroll-resources/database-access/enrollment/aws/redis-aws',
  keyspaces: 'enroll-resources/database-access/enrollment/aws/aws-cassandra-keyspaces',
  redshift: 'enroll-resources/database-access/enrollment/aws/postgres-redshift',
  redshiftServerless: 'enroll-resources/database-access/enrollment/aws/redshift-serverless',
  rdsProxy: 'enroll-resources/database-access/enrollment/aws/rds-proxy',
  azureRedis: 'enroll-resources/database-access/enrollment/azure/azure-redis',
  azurePostgresMySql: 'enroll-resources/database-access/enrollment/azure/azure-postgres-mysql',
  azureSqlServer: 'enroll-resources/database-access/enrollment/azure/azure-sql-server-ad',
  sqlServer: 'enroll-resources/database-access/enrollment/aws/rds/sql-server-ad',
  cloudSqlMySql: 'enroll-resources/database-access/enrollment/google-cloud/mysql-cloudsql',
  cloudSqlPostgres: 'enroll-resources/database-access/enrollment/google-cloud/postgres-cloudsql',
  mongoDbAtlas: 'enroll-resources/database-access/enrollment/managed/mongodb-atlas',
  snowflake: 'enroll-resources/database-access/enrollment/managed/snowflake',
  cassandra: 'enroll-resources/database-access/enrollment/self-hosted/cassandra-self-hosted',
  cockroachDb: 'enroll-resources/database-access/enrollment/self-hosted/cockroachdb-self-hosted',
  elasticsearch: 'enroll-resources/database-access/enrollment/self-hosted/elastic',
  mongoDb: 'enroll-resources/database-access/enrollment/self-hosted/mongodb-self-hosted',
  redis: 'enroll-resources/database-access/enrollment/self-hosted/redis',
  redisCluster: 'enroll-resources/database-access/enrollment/self-hosted/redis-cluster',
  databaseHighAvailability: 'enroll-resources/database-access/guides/ha',
  databaseDynamicRegistration: 'enroll-resources/database-access/guides/dynamic-registration',
};

const DOCS_SITE = 'https://goteleport.com/docs';

/** The address of a page in the documentation of the cluster's line. */
export function docsLink({ version, isEnterprise }: Edition, page: DocsPage): string {
  if (!proxyCan(dialectOf(version), 'readHostedDocs')) return PAGES_14[page];
  const product = `${isEnterprise ? 'e' : 'oss'}_${version}`;
  return `${DOCS_SITE}/${PAGES_18[page]}/?product=teleport&version=${encodeURIComponent(product)}`;
}
