// How many there are of what has been listed already; nothing is asked for it.
import { notifyManager, type InfiniteData } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queries } from '#api/queries.ts';
import { listings, listKey, type KindListName } from '#api/list/listings.ts';
import type { Page } from '#api/list/page.ts';
import type { Schemas } from '#api/schemas.ts';
import { totalIn } from '#api/list/total-in.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { NavigationItem } from '#domain/navigation.ts';
import { fieldsOf, listOf } from '#lib/read.ts';

const isList = (page: string): page is KindListName => Object.hasOwn(listings, page);

/** Of lists that were asked for whole: what matches a search is not what there is. */
function inPages(page: KindListName, cluster: string): number | undefined {
  const asked = queries
    .getQueryCache()
    .findAll({ queryKey: listKey(listings[page], cluster, { search: '', query: '' }) });
  const whole = asked.filter(({ state }) => state.data !== undefined);
  const [latest] = whole.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  return latest && totalIn(listOf(fieldsOf<InfiniteData<Page>>(latest.state.data).pages));
}

function inSessions(cluster: string): number | undefined {
  const answer: unknown = queries.getQueryData(activeSessionsOf(cluster).queryKey);
  return answer === undefined ? undefined : listOf(fieldsOf<Schemas['ActiveSessionList']>(answer).sessions).length;
}

function inClusters(): number | undefined {
  const answer: unknown = queries.getQueryData(clustersQuery.queryKey);
  return answer === undefined ? undefined : listOf(answer).length;
}

function known(page: NavigationItem['page'], cluster: string): number | undefined {
  if (page === 'clusters') return inClusters();
  if (page === 'activeSessions') return inSessions(cluster);
  return isList(page) ? inPages(page, cluster) : undefined;
}

// Some queries are made while something is drawn, and nothing may be drawn again for that just then.
const subscribe = (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange));

/** How many a page of the navigation lists, where that is known; it is not while nobody has looked. */
export const useKnownCount = (page: NavigationItem['page'], cluster: string): number | undefined =>
  useSyncExternalStore(subscribe, () => known(page, cluster));
