import { expect, test } from 'vitest';
import { docsLink, PAGES_14, PAGES_18, type DocsPage } from './docs-links.ts';

/**
 * Documentation files in the public source (github.com/gravitational/teleport) that the console links to. Verified
 * against the navigation of the documentation of 14.0.0-dev (0007ecc14f51). The changelog page only includes
 * CHANGELOG.md.
 */
const PAGES_OF_14_0 = [
  'choose-an-edition/teleport-cloud/downloads.mdx',
  'connect-your-client/gui-clients.mdx',
  'connect-your-client/tsh.mdx',
  ...[
    'aws-cassandra-keyspaces',
    'aws-dynamodb',
    'azure-postgres-mysql',
    'azure-redis',
    'azure-sql-server-ad',
    'cassandra-self-hosted',
    'cockroachdb-self-hosted',
    'dynamic-registration',
    'elastic',
    'ha',
    'mongodb-atlas',
    'mongodb-self-hosted',
    'mysql-cloudsql',
    'postgres-cloudsql',
    'postgres-redshift',
    'rds-proxy',
    'redis',
    'redis-aws',
    'redis-cluster',
    'redshift-serverless',
    'snowflake',
    'sql-server-ad',
  ].map((name) => `database-access/guides/${name}.mdx`),
  'faq.mdx',
  'index.mdx',
  'management/admin.mdx',
  'management/diagnostics.mdx',
];
const SOURCE = 'https://github.com/gravitational/teleport/blob';
const ADDRESSES_14 = new Set([
  `${SOURCE}/branch/v14/CHANGELOG.md`,
  ...PAGES_OF_14_0.map((page) => `${SOURCE}/v14.0.0/docs/pages/${page}`),
]);

/**
 * The files for 18.x, verified against the source and the redirects of 18.5.1 (e5308aed11d0) and 19.0.0-dev
 * (759949bda0dc). A file with the name of its folder is the page of the folder.
 */
const FILES_18 = [
  'changelog.mdx',
  'connect-your-client/teleport-clients/tsh.mdx',
  'connect-your-client/third-party/gui-clients.mdx',
  ...[
    'aws/aws-cassandra-keyspaces.mdx',
    'aws/aws-dynamodb.mdx',
    'aws/postgres-redshift.mdx',
    'aws/rds-proxy/rds-proxy.mdx',
    'aws/rds/sql-server-ad.mdx',
    'aws/redis-aws.mdx',
    'aws/redshift-serverless.mdx',
    'azure/azure-postgres-mysql.mdx',
    'azure/azure-redis.mdx',
    'azure/azure-sql-server-ad.mdx',
    'google-cloud/mysql-cloudsql.mdx',
    'google-cloud/postgres-cloudsql.mdx',
    'managed/mongodb-atlas.mdx',
    'managed/snowflake.mdx',
    'self-hosted/cassandra-self-hosted.mdx',
    'self-hosted/cockroachdb-self-hosted.mdx',
    'self-hosted/elastic.mdx',
    'self-hosted/mongodb-self-hosted.mdx',
    'self-hosted/redis-cluster.mdx',
    'self-hosted/redis.mdx',
  ].map((name) => `enroll-resources/database-access/enrollment/${name}`),
  'enroll-resources/database-access/guides/dynamic-registration.mdx',
  'enroll-resources/database-access/guides/ha.mdx',
  'faq.mdx',
  'get-started/get-started.mdx',
  'installation/installation.mdx',
  'zero-trust-access/management/diagnostics/diagnostics.mdx',
  'zero-trust-access/management/management.mdx',
];
const ADDRESSES_18 = new Set(FILES_18.map((file) => file.replace(/\.mdx$/, '').replace(/([^/]+)\/\1$/, '$1')));

const edition = (version: string) => ({ version, isEnterprise: false, isCloud: false });
const pages = Object.keys(PAGES_14) as DocsPage[]; // `keys` loses the type of the keys

test.each(pages)('the page "%s" exists in the documentation of 14.x and 18.x', (page) => {
  expect(ADDRESSES_14).toContain(PAGES_14[page]);
  expect(ADDRESSES_18).toContain(PAGES_18[page]);
});

test('all listed files are linked', () => {
  expect(pages).toHaveLength(ADDRESSES_14.size);
  expect(pages).toHaveLength(ADDRESSES_18.size);
});

// docs/behaviour.md#enrolling "Links to the documentation follow", "From 15.x on, they lead to the newest",
// "For 14.x, they lead to the pages"
test.each([
  ['14.0.0', PAGES_14.redis],
  ['14.3.33', PAGES_14.redis],
  ['', PAGES_14.redis],
  [
    '18.3.0',
    'https://goteleport.com/docs/enroll-resources/database-access/enrollment/self-hosted/redis/?product=teleport&version=oss_18.3.0',
  ],
])('for the version "%s", the documentation link is %s', (version, link) => {
  expect(docsLink(edition(version), 'redis')).toBe(link);
});
