// The fields of events in words: hundreds of them, most of which read well once their words are written out.
import { sanitize } from '#lib/text/sanitize.ts';

const NAMES: Readonly<Record<string, string>> = {
  'addr.local': 'Local address',
  'addr.remote': 'Remote address',
  ei: 'Index in session',
  event: 'Type',
  sid: 'Session ID',
  uid: 'Event ID',
};

const WORDS: Readonly<Record<string, string>> = {
  addr: 'address',
  aws: 'AWS',
  db: 'database',
  dns: 'DNS',
  gcp: 'GCP',
  id: 'ID',
  ids: 'IDs',
  idp: 'IdP',
  ip: 'IP',
  mcp: 'MCP',
  mfa: 'MFA',
  os: 'OS',
  rpc: 'RPC',
  saml: 'SAML',
  scim: 'SCIM',
  spiffe: 'SPIFFE',
  sso: 'SSO',
  svid: 'SVID',
  ttl: 'TTL',
  uri: 'URI',
  url: 'URL',
  uuid: 'UUID',
};

/** Fields that nearly every event has and that say least about it; they follow all others, in this order. */
const LAST_FIELDS: readonly string[] = [
  'success',
  'namespace',
  'user_kind',
  'user_cluster_name',
  'cluster_name',
  'ei',
  'ci',
  'uid',
];

/** The names of an event's fields in the order in which its details show them. */
export const inDetailOrder = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => LAST_FIELDS.indexOf(a) - LAST_FIELDS.indexOf(b));

const wordOf = (word: string): string => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? word) : word);

/** `server_hostname` is "Server hostname", `exitError` "Exit error"; a name that is no words is shown as it is. */
export function fieldName(name: string): string {
  if (Object.hasOwn(NAMES, name)) return NAMES[name] ?? name;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => wordOf(word.toLowerCase()));
  const text = words.join(' ');
  return sanitize(text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1));
}
