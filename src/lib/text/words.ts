// Words of field names, event types and kinds as they are read: abbreviations written out or in capitals.
import { sanitize } from './sanitize.ts';

const WORDS: Readonly<Record<string, string>> = {
  addr: 'address',
  aws: 'AWS',
  ca: 'CA',
  cir: 'client IP restrictions',
  db: 'database',
  dns: 'DNS',
  gcp: 'GCP',
  id: 'ID',
  ids: 'IDs',
  idp: 'IdP',
  ip: 'IP',
  jwt: 'JWT',
  llm: 'LLM',
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
  vnet: 'VNet',
};

const wordOf = (word: string): string => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? word) : word);

/** `server_hostname` is "server", "hostname", and `exitError` is "exit", "error". */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split(/[._\s-]+/)
    .filter(Boolean)
    .map((word) => wordOf(word.toLowerCase()));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `llm_proxy` is "LLM proxy"; a name without words is shown as it is. */
export function nameInWords(name: string): string {
  const text = wordsOf(name).join(' ');
  return sanitize(text === '' ? name : capitalized(text));
}
