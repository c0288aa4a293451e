import type { Schemas } from '#api/schemas.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import { fieldsOf, textOr, uniqueNames } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Resource } from '#features/list/resource-kind.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface ServerRow extends Resource {
  address: string;
  isTunnel: boolean;
  logins: string[];
}

/**
 * Parses one record of the list. Records without an ID, or with a hostname that is no text, are unreadable and keep
 * their raw data (docs/behaviour.md#unreadable-records).
 */
export function parseServer(raw: unknown, index: number): ServerRow | UnreadableEntry {
  const { id, hostname, addr, tunnel, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string') return unreadableEntry(raw, index);
  return {
    ok: true,
    id,
    name: sanitize(hostname || id),
    address: sanitize(textOr(addr, '')),
    isTunnel: tunnel === true,
    labels: readLabels(tags),
    logins: orderedLogins(uniqueNames(sshLogins)),
  };
}
