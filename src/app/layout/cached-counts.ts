// Counts of lists that are already cached. Counting sends no requests.
import { notifyManager, type InfiniteData } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queryClient } from '#api/query-client.ts';
import { resourceLists, listKey, type KindListName } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import type { Schemas } from '#api/schemas.ts';
import { totalCountOf } from '#api/list/total-count.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { NavigationItem } from '#domain/navigation.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';

const isResourceList = (page: string): page is KindListName => Object.hasOwn(resourceLists, page);

/** The total of a list. Uses only cached lists without a search, because a search may count only the matches. */
function countInPages(page: KindListName, cluster: string): number | undefined {
  const cachedLists = queryClient
    .getQueryCache()
    .findAll({ queryKey: listKey(resourceLists[page], cluster, { search: '', query: '' }) });
  const loadedLists = cachedLists.filter(({ state }) => state.data !== undefined);
  const [latest] = loadedLists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest && totalCountOf(listOf(fieldsOf<InfiniteData<Page>>(latest.state.data).pages));
}

function countSessions(cluster: string): number | undefined {
  const answer: unknown = queryClient.getQueryData(activeSessionsOf(cluster).queryKey);
  return answer === undefined ? undefined : listOf(fieldsOf<Schemas['ActiveSessionList']>(answer).sessions).length;
}

function countClusters(): number | undefined {
  const answer: unknown = queryClient.getQueryData(clustersQuery.queryKey);
  return answer === undefined ? undefined : listOf(answer).length;
}

function cachedCount(page: NavigationItem['page'], cluster: string): number | undefined {
  if (page === 'clusters') return countClusters();
  if (page === 'activeSessions') return countSessions(cluster);
  return isResourceList(page) ? countInPages(page, cluster) : undefined;
}

// Some queries are created during a render, when components must not be updated; batching delays the notification.
const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange));

/** The number of rows that a navigation page lists; undefined until that list has been loaded. */
export const useCachedCount = (page: NavigationItem['page'], cluster: string): number | undefined =>
  useSyncExternalStore(subscribe, () => cachedCount(page, cluster));
