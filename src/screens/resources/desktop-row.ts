import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr, uniqueNames } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { compareNames } from '#lib/text/locale.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface DesktopRow extends Resource {
  /** The name as the proxy sends it, for addresses. */
  desktop: string;
  address: string;
  logins: string[];
}

/**
 * Parses one record of the list. Records without a name are unreadable and keep their raw data
 * (docs/behaviour.md#unreadable-records).
 */
export function parseDesktop(raw: unknown, index: number): DesktopRow | UnreadableEntry {
  const { name, addr, host_id: host, labels, logins } = fieldsOf<Schemas['Desktop']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: `${textOr(host, '')}/${name}`,
    name: sanitize(name),
    desktop: name,
    address: sanitize(textOr(addr, '')),
    labels: readLabels(labels),
    logins: uniqueNames(logins).toSorted(compareNames),
  };
}
