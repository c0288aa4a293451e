// Labels for the fields of events. Most labels are derived from the field name.
import { humanizeName } from '#lib/text/humanize.ts';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  'addr.local': 'Local address',
  'addr.remote': 'Remote address',
  ei: 'Index in session',
  event: 'Type',
  sid: 'Session ID',
  uid: 'Event ID',
};

/** Fields that nearly every event has. They follow all other fields, in this order. */
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

/** The field names in the order of the details panel. */
export const sortFieldNames = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => LAST_FIELDS.indexOf(a) - LAST_FIELDS.indexOf(b));

/**
 * The label of a field: `server_hostname` becomes "Server hostname", and `exitError` becomes "Exit error". Names
 * without words stay unchanged.
 */
export function fieldName(name: string): string {
  if (Object.hasOwn(FIELD_NAMES, name)) return FIELD_NAMES[name] ?? name;
  return humanizeName(name);
}
