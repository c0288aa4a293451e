// Logos of database engines. Simple Icons (CC0) has none of Amazon, Microsoft and Oracle.
import {
  siApachecassandra,
  siClickhouse,
  siCockroachlabs,
  siElasticsearch,
  siGooglecloud,
  siMongodb,
  siMysql,
  siOpensearch,
  siPostgresql,
  siRedis,
  siSnowflake,
} from 'simple-icons';
import type { LogoPath } from '#ui/mark/logo.tsx';

/** By protocol, as in docs/protocol/database-types.json. */
const LOGOS: Readonly<Record<string, LogoPath>> = {
  postgres: siPostgresql.path,
  mysql: siMysql.path,
  mongodb: siMongodb.path,
  redis: siRedis.path,
  cockroachdb: siCockroachlabs.path,
  snowflake: siSnowflake.path,
  cassandra: siApachecassandra.path,
  elasticsearch: siElasticsearch.path,
  opensearch: siOpensearch.path,
  clickhouse: siClickhouse.path,
  'clickhouse-http': siClickhouse.path,
  spanner: siGooglecloud.path,
};

export const databaseLogo = (protocol: string): LogoPath | undefined =>
  Object.hasOwn(LOGOS, protocol) ? LOGOS[protocol] : undefined;
