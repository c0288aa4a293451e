// Role names to choose from. 18.x proxies search and page them. 14.x proxies send all, so the console searches them
// (docs/protocol/auth-and-identity.md#16, #25.5).
import { keepPreviousData, useInfiniteQuery, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '#api/client.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { loadNextPage, throttleOf } from '#api/list/list-throttle.ts';
import { recentWrites } from '#api/list/recent-writes.ts';
import type { Schemas } from '#api/schemas.ts';
import { createPaging, type StopReason } from '#lib/paging.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

const ROLES = '/v1/webapi/roles';
/** The number of names per page, and the number of additional names that `loadMore` shows. */
const PAGE_SIZE = 100;

interface RoleNamePage {
  names: readonly string[];
  nextKey: string;
}

/** Parses both forms of the answer: a bare list and a page. */
function readNamePage(answer: unknown): RoleNamePage {
  const { items, startKey } = fieldsOf<Schemas['RolePage']>(answer);
  const names = listOf(Array.isArray(answer) ? answer : items).flatMap((item) => {
    const name = textOr(fieldsOf<Schemas['Role']>(item).name, '');
    return name === '' ? [] : [name];
  });
  return { names, nextKey: textOr(startKey, '') };
}

/**
 * Removes roles that were just deleted, and adds new roles that match the search to the first page. `firstPageSearch`
 * is undefined on later pages.
 */
function withWrites({ names, nextKey }: RoleNamePage, firstPageSearch: string | undefined): RoleNamePage {
  const writes = recentWrites('roles');
  const remaining = names.filter((name) => !writes.some(({ id, entry }) => id === name && !entry));
  const added = writes.filter(
    ({ id, isNew, entry }) =>
      entry && isNew && firstPageSearch !== undefined && id.toLowerCase().includes(firstPageSearch),
  );
  return { names: [...remaining, ...added.map(({ id }) => id)], nextKey };
}

interface RoleNamesRequest {
  queryKey: QueryKey;
  pageParam: string;
  signal: AbortSignal;
}

/** Why the list stopped loading pages automatically. */
function stopReasonIn(pages: readonly RoleNamePage[]): StopReason | undefined {
  const paging = createPaging<string>((name) => name);
  return pages.map(({ names, nextKey }) => paging.addPage(names, nextKey).stopReason).at(-1);
}

const roleNamesQuery = (search: string) => ({
  queryKey: keyOf(ROLES, { query: { search, limit: PAGE_SIZE } }, 'names'),
  queryFn: async ({ queryKey, pageParam: startKey, signal }: RoleNamesRequest) => {
    await throttleOf(queryKey).waitForTurn(signal);
    const { data } = await http.GET(ROLES, { params: { query: { search, startKey, limit: PAGE_SIZE } }, signal });
    return withWrites(readNamePage(data), startKey === '' ? search : undefined);
  },
  initialPageParam: '',
  getNextPageParam: ({ nextKey: next }: RoleNamePage) => next || undefined,
  staleTime: ONE_MINUTE_MS,
});

/** The role names that contain the text, up to the number that is shown so far. `loadMore` shows more names. */
export function useRoleNames(text: string, isEnabled: boolean) {
  const { data: dialect } = useQuery(dialectQuery);
  const isSearchedByProxy = proxyCan(dialect, 'searchRoles');
  const [shownPageCount, setShownPageCount] = useState(1);
  const search = text.trim().toLowerCase();
  const options = roleNamesQuery(isSearchedByProxy ? search : '');
  const roles = useInfiniteQuery({
    ...options,
    enabled: isEnabled && dialect !== undefined,
    placeholderData: keepPreviousData,
  });
  const loadedNames = roles.data?.pages.flatMap(({ names }) => names) ?? [];
  const stopReason = stopReasonIn(roles.data?.pages ?? []);
  const matchingNames = isSearchedByProxy
    ? loadedNames
    : loadedNames.filter((name) => name.toLowerCase().includes(search));
  const showMore = () => setShownPageCount((count) => Math.min(count, Math.ceil(matchingNames.length / PAGE_SIZE)) + 1);
  return {
    names: [...new Set(matchingNames)].slice(0, shownPageCount * PAGE_SIZE),
    isLoading: roles.isFetching,
    error: roles.error,
    /** Set if loading stopped before the end of the list. */
    stopped: stopReason && {
      stopReason,
      loadedCount: new Set(loadedNames).size,
      loadMore: () => {
        showMore();
        if (!roles.isFetching) void loadNextPage(options.queryKey, roles.fetchNextPage);
      },
    },
    loadMore: () => {
      showMore();
      if (roles.hasNextPage && !stopReason && !roles.isFetching) void roles.fetchNextPage();
    },
  };
}
