import { queryOptions } from '@tanstack/react-query';
import { fieldsOf } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { keyOf } from './query-keys.ts';
import { withRecentWrites } from './list/recent-writes.ts';

interface LockQuery {
  /** Whether the proxy can filter locks (docs/protocol/resources.md#18.4). */
  canFilter?: boolean;
  /** Whether to omit locks that are no longer in force. Has no effect if the proxy cannot filter. */
  inForceOnly?: boolean;
}

/** Only the root cluster has locks (docs/protocol/resources.md#8). Older proxies send all of them, even expired ones. */
export const locksOf = (root: string, { canFilter = false, inForceOnly = false }: LockQuery = {}) => {
  const path = { cluster: root };
  return queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/locks', { path }, canFilter ? { inForceOnly } : undefined),
    queryFn: async ({ signal }): Promise<unknown> => {
      if (!canFilter) {
        const { data } = await http.GET('/v1/webapi/sites/{cluster}/locks', { params: { path }, signal });
        return withRecentWrites<unknown>('locks', data);
      }
      const query = inForceOnly ? { in_force_only: true } : {};
      const { data } = await http.GET('/v2/webapi/sites/{cluster}/locks', { params: { path, query }, signal });
      return withRecentWrites('locks', fieldsOf(data).items);
    },
  });
};
