// Reads fields of raw events (docs/protocol/audit-catalogue.md#1). All values are untrusted.
import { isZeroTime } from '#lib/instant.ts';
import { isRecord } from '#lib/untrusted.ts';

export type Fields = Readonly<Record<string, unknown>>;

const ownValue = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Looks for the literal key first, because some keys contain a dot, then along the dotted path. */
function lookUp(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name) || !name.includes('.')) return ownValue(fields, name);
  return name.split('.').reduce<unknown>(ownValue, fields);
}

/** The value of a field. Early device records nest the user name in an object (docs/protocol/audit-catalogue.md#10). */
export function fieldOf(fields: Fields, name: string): unknown {
  const value = lookUp(fields, name);
  return name === 'user' && isRecord(value) ? ownValue(value, 'user') : value;
}

const isUnset = (text: string): boolean => text === '' || (text.startsWith('0001-') && isZeroTime(text));

/** False for empty values, lists of empty values, non-finite numbers and the zero time of Go (year 1). */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return !isUnset(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.some((item) => item !== '' && item !== null && item !== undefined);
  if (typeof value === 'object') return Object.keys(value).length > 0;
  return true;
}

/** Fields with the user who acted. */
export const ACTOR_FIELDS: readonly string[] = ['user', 'updated_by'];

/**
 * Fields that name a resource. The server fields come last, because events about other resources may also contain
 * the server.
 */
export const RESOURCE_FIELDS: readonly string[] = [
  'kubernetes_cluster',
  'app_name',
  'db_service',
  'desktop_name',
  'desktop_addr',
  'server_hostname',
  'server_addr',
  'server_id',
];

/** Whether a variant of an entry applies to an event with these fields. */
export type Condition = (fields: Fields) => boolean;

export const fieldIs =
  (name: string, expected: string | number | boolean): Condition =>
  (fields) =>
    fieldOf(fields, name) === expected;

export const hasField =
  (name: string): Condition =>
  (fields) =>
    isPresent(fieldOf(fields, name));

export const fieldIncludes =
  (name: string, item: string): Condition =>
  (fields) => {
    const list = fieldOf(fields, name);
    return Array.isArray(list) && list.includes(item);
  };

/** Early device records have the success flag in `status` (docs/protocol/audit-catalogue.md#10). */
export const hasFailed: Condition = (fields) => {
  const success = fieldOf(fields, 'success');
  return (success === undefined ? fieldOf(fields, 'status.success') : success) === false;
};
