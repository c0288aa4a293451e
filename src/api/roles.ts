import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { keyOf } from './query-keys.ts';
import { nameOf } from './list/recent-writes.ts';
import { fullList } from './list/full-list.ts';

const PATH = '/v1/webapi/roles';

/** The largest page of 18.x (docs/protocol/resources.md#1.2). 14.x sends all roles. */
const PAGE_SIZE = 1000;

async function fetchRolePage(startKey: string, signal: AbortSignal) {
  const { data } = await http.GET(PATH, { params: { query: { startKey, limit: PAGE_SIZE } }, signal });
  const page = fieldsOf<{ items: unknown; startKey: unknown }>(data);
  const items: unknown[] = Array.isArray(data) ? data : listOf(page.items);
  return { page: undefined, items, next: textOr(page.startKey, '') };
}

const idOf = (role: unknown): string => textOr(nameOf(role), JSON.stringify(role));

const roles = fullList({ name: 'roles', queryKey: keyOf(PATH), fetchPage: fetchRolePage, idOf });
export const rolesQuery = roles.query;
export const restOfRoles = roles.restOf;
