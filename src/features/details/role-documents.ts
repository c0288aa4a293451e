import { queryOptions, useQuery } from '@tanstack/react-query';
import { keyOf } from '#api/query-keys.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { rolesQuery } from '#api/roles.ts';
import { readRoles, type ReadRole } from '#domain/roles/role-access.ts';
import { createYieldToBrowser } from '#lib/async/yield-to-browser.ts';

const parsedRolesQuery = (items: readonly unknown[] | undefined, loadedAt: number) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/roles', {}, ['parsed', loadedAt]),
    queryFn: async (): Promise<readonly ReadRole[]> => {
      const yieldToBrowser = createYieldToBrowser();
      const steps = readRoles(items);
      let step = steps.next();
      while (step.done !== true) {
        await yieldToBrowser();
        step = steps.next();
      }
      return step.value;
    },
    enabled: items !== undefined,
    staleTime: FOREVER_MS,
  });

/** All roles, parsed in slices. `isPartial` is true if the list is not loaded in full. */
export function useRoleDocuments() {
  const roles = useQuery(rolesQuery);
  const parsed = useQuery(parsedRolesQuery(roles.data?.items, roles.dataUpdatedAt));
  return {
    query: { ...roles, data: parsed.data, isFetching: roles.isFetching || parsed.isFetching },
    isPartial: roles.data !== undefined && roles.data.next !== '',
  };
}
