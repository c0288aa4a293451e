// Names of numeric values on the wire (docs/protocol/audit-catalogue.md#9).
import type { Fields } from './fields.ts';
import { valueText } from './value-text.ts';

type EnumNames = readonly string[];

const SFTP_ACTIONS: EnumNames = [
  'invalid',
  'open',
  'close',
  'read',
  'write',
  'lstat',
  'fstat',
  'setstat',
  'fsetstat',
  'opendir',
  'readdir',
  'remove',
  'mkdir',
  'rmdir',
  'realpath',
  'stat',
  'rename',
  'readlink',
  'symlink',
  'link',
];
const SEARCH_CATEGORIES: EnumNames = ['general', 'security', 'search', 'SQL'];

/** The names by field, for fields with the same meaning in every event. */
const NAMES_BY_FIELD: Readonly<Record<string, EnumNames>> = {
  user_kind: ['unspecified', 'human', 'bot', 'system'],
  user_origin: ['unspecified', 'local', 'SSO', 'Okta', 'SCIM', 'Entra ID'],
  membership_kind: ['account', 'account', 'nested list'],
  admin_actions_mfa_changed: ['unspecified', 'unchanged', 'enabled', 'disabled'],
  contact_type: ['unspecified', 'business', 'security'],
};

/** The names by event type and field, for fields whose meaning depends on the event. */
const NAMES_BY_EVENT_TYPE: Readonly<Record<string, Readonly<Record<string, EnumNames>>>> = {
  sftp: { action: SFTP_ACTIONS },
  'session.network': { action: ['observed', 'denied'], operation: ['connect', 'send'] },
  'db.session.elasticsearch.request': { category: SEARCH_CATEGORIES },
  'db.session.opensearch.request': { category: SEARCH_CATEGORIES },
};

const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The value of a field in the details of an event. Known numbers are shown by name. */
export function detailText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value !== 'number') return valueText(value);
  const names =
    ownValue(ownValue(NAMES_BY_EVENT_TYPE, String(fields['event'])), name) ?? ownValue(NAMES_BY_FIELD, name);
  return names?.[value] ?? valueText(value);
}
