import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { keyOf } from '#api/query-keys.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { rolesQuery } from '#api/roles.ts';
import { parseRoles, roleContentsIn } from '#domain/roles/role-list.ts';
import { runInSteps } from '#lib/async/run-in-steps.ts';

const documentsQuery = (roles: unknown, loadedAt: number) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/roles', {}, ['parsed', loadedAt]),
    queryFn: ({ signal }) => runInSteps(parseRoles(roleContentsIn(roles)), signal),
    enabled: roles !== undefined,
    staleTime: FOREVER_MS,
    placeholderData: keepPreviousData,
  });

/** All roles, parsed in steps. `isPartial` is true if the list is not loaded in full. */
export function useRoleDocuments() {
  const roles = useQuery(rolesQuery);
  const documents = useQuery(documentsQuery(roles.data, roles.dataUpdatedAt));
  return {
    query: {
      data: documents.data,
      error: roles.error ?? documents.error,
      isFetching: roles.isFetching || documents.isFetching,
      refetch: roles.refetch,
    },
    isPartial: roles.data !== undefined && roles.data.next !== '',
  };
}
