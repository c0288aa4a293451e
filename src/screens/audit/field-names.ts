// The fields of events in words: hundreds of them, most of which read well once their words are written out.
import { humanizeName } from '#lib/text/humanize.ts';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  'addr.local': 'Local address',
  'addr.remote': 'Remote address',
  ei: 'Index in session',
  event: 'Type',
  sid: 'Session ID',
  uid: 'Event ID',
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
export const sortFieldNames = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => LAST_FIELDS.indexOf(a) - LAST_FIELDS.indexOf(b));

/** `server_hostname` is "Server hostname", `exitError` "Exit error"; a name that is no words is shown as it is. */
export function fieldName(name: string): string {
  if (Object.hasOwn(FIELD_NAMES, name)) return FIELD_NAMES[name] ?? name;
  return humanizeName(name);
}
