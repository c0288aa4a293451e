// Turns field names, event types and kinds into words for people: `db` becomes "database", `ssh` becomes "SSH".
import { sanitize } from './sanitize.ts';

const DISPLAY_WORDS: Readonly<Record<string, string>> = {
  addr: 'address',
  aws: 'AWS',
  ca: 'CA',
  cassandra: 'Cassandra',
  cert: 'certificate',
  certs: 'certificates',
  cir: 'client IP restrictions',
  db: 'database',
  dns: 'DNS',
  dynamodb: 'DynamoDB',
  elasticsearch: 'Elasticsearch',
  gcp: 'GCP',
  git: 'Git',
  github: 'GitHub',
  http: 'HTTP',
  https: 'HTTPS',
  id: 'ID',
  idp: 'IdP',
  ids: 'IDs',
  ip: 'IP',
  jwt: 'JWT',
  kube: 'Kubernetes',
  llm: 'LLM',
  mcp: 'MCP',
  mfa: 'MFA',
  mysql: 'MySQL',
  oidc: 'OIDC',
  okta: 'Okta',
  opensearch: 'OpenSearch',
  os: 'OS',
  postgres: 'PostgreSQL',
  rpc: 'RPC',
  saml: 'SAML',
  scim: 'SCIM',
  scp: 'SCP',
  sftp: 'SFTP',
  sigstore: 'Sigstore',
  spanner: 'Spanner',
  spiffe: 'SPIFFE',
  sqlserver: 'SQL Server',
  sse: 'SSE',
  ssh: 'SSH',
  ssm: 'SSM',
  sso: 'SSO',
  svid: 'SVID',
  ttl: 'TTL',
  unix: 'Unix',
  uri: 'URI',
  url: 'URL',
  uuid: 'UUID',
  vnet: 'VNet',
  windows: 'Windows',
  x509: 'X.509',
  // Several words that proxies write as one.
  environmentprofile: 'environment profile',
  secreports: 'security reports',
  upgradewindowstart: 'upgrade window start',
  webtoken: 'web token',
};

const displayWord = (word: string): string =>
  Object.hasOwn(DISPLAY_WORDS, word) ? (DISPLAY_WORDS[word] ?? word) : word;

/** Splits names in snake, kebab, dotted and camel case: `appIPAddress` is "app", "IP", "Address", and `userIDs` "user", "IDs". */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]{2,})([A-Z][a-z]{2})/g, '$1_$2')
    .split(/[._\s-]+/)
    .filter(Boolean);

/** The words of a name as people write them: `db_name` is "database", "name", and `exitError` is "exit", "error". */
export const splitWords = (name: string): string[] => splitName(name).map((word) => displayWord(word.toLowerCase()));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `llm_proxy` is "LLM proxy"; a name without words is only sanitized. */
export function humanizeName(name: string): string {
  const text = splitWords(name).join(' ');
  return sanitize(text === '' ? name : capitalize(text));
}
