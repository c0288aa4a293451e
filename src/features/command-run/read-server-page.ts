import type { Schemas } from '#api/schemas.ts';
import { orderedLogins } from '#domain/resources/logins.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { fieldsOf, listOf, uniqueNames, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { RunServer } from './servers.ts';

function readServer(raw: unknown): RunServer[] {
  const { id, hostname, tags, sshLogins } = fieldsOf<Schemas['Server']>(raw);
  if (typeof id !== 'string' || id === '' || typeof hostname !== 'string') return [];
  return [
    { id, name: sanitize(hostname || id), labels: readLabels(tags), logins: orderedLogins(uniqueNames(sshLogins)) },
  ];
}

/**
 * The servers on one page of a query's results, and whether more pages follow. Skips servers without ID or hostname.
 */
export function readServerPage(page: unknown): { servers: readonly RunServer[]; hasMore: boolean } {
  const { items, startKey } = fieldsOf<Schemas['ServerPage']>(page);
  return { servers: listOf(items).flatMap(readServer), hasMore: textOr(startKey, '') !== '' };
}
