// Polls the resource lists until the expected resource joins (docs/protocol/resources.md#15.1, "Ping").
import { useEffect, useEffectEvent } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import {
  DESKTOP_PAGE_SIZE,
  desktopsDiscoveredBy,
  parseDesktopService,
} from '#domain/enrollment/discovered-desktops.ts';
import {
  parseJoinedDatabase,
  parseJoinedKubeCluster,
  parseJoinedServer,
  type JoinedResource,
} from '#domain/enrollment/joined-resource.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import type { JoinToken } from '#domain/enrollment/join-token.ts';

const POLL_INTERVAL_MS = 3_000;
const EMPTY_PAGE = { items: [], startKey: '', totalCount: 0 };

/** The first request follows the first interval. Hidden tabs do not poll. */
const pollingOptions = (enabled: boolean) => ({
  enabled,
  initialData: EMPTY_PAGE,
  staleTime: POLL_INTERVAL_MS,
  refetchInterval: POLL_INTERVAL_MS,
  gcTime: 0,
});

/**
 * The request parameters that find the resource that joined with the token, by a label with the token's resource ID.
 * The proxy hides this label in responses, but searches it. All words of the search must match. One result is enough.
 */
function useJoinedResourceParams(token: JoinToken | undefined) {
  const { root } = useOutletContext<PageContext>();
  const search = `teleport.internal/resource-id ${token?.resourceId ?? ''}`;
  return { params: { path: { cluster: root }, query: { search, limit: 1 } } };
}

/** Continues the guide when the resource is found. */
function useContinueWhenFound(guide: Guide, resource: JoinedResource | undefined): void {
  const continueGuide = useEffectEvent(() => {
    if (!resource) return;
    guide.remember({ isServed: true });
    guide.continueWith(resource);
  });
  const isFound = resource !== undefined;
  useEffect(() => {
    if (isFound) continueGuide();
  }, [isFound]);
}

const itemsOf = (data: unknown): unknown[] => listOf(fieldsOf<{ items: unknown }>(data).items);
const firstItemOf = (data: unknown): unknown => itemsOf(data)[0];

const MAX_SIMILAR_NAMES = 10;

export function useJoinedServer(guide: Guide, token: JoinToken | undefined) {
  const serversQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/nodes',
    useJoinedResourceParams(token),
    pollingOptions(token !== undefined),
  );
  useContinueWhenFound(guide, parseJoinedServer(firstItemOf(serversQuery.data)));
  return serversQuery;
}

export function useJoinedKubeCluster(guide: Guide, token: JoinToken | undefined) {
  const kubeClustersQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/kubernetes',
    useJoinedResourceParams(token),
    pollingOptions(token !== undefined),
  );
  useContinueWhenFound(guide, parseJoinedKubeCluster(firstItemOf(kubeClustersQuery.data)));
  return kubeClustersQuery;
}

export function useJoinedDesktopService(guide: Guide, isEnabled: boolean) {
  const servicesQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/desktopservices',
    useJoinedResourceParams(guide.memory.token),
    pollingOptions(isEnabled),
  );
  useContinueWhenFound(guide, parseDesktopService(firstItemOf(servicesQuery.data)));
  return servicesQuery;
}

/** Loads one page, because the list has no filter by agent (docs/protocol/resources.md#15.7). */
export function useDiscoveredDesktops(agent: string) {
  const { root } = useOutletContext<PageContext>();
  const desktopsQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/desktops',
    { params: { path: { cluster: root }, query: { limit: DESKTOP_PAGE_SIZE } } },
    {
      ...pollingOptions(true),
      refetchInterval: ({ state }) => !desktopsDiscoveredBy(agent, state.data).isFull && POLL_INTERVAL_MS,
    },
  );
  return { query: desktopsQuery, ...desktopsDiscoveredBy(agent, desktopsQuery.data) };
}

/**
 * Searches by name. Other names may contain this name, so the query requests several rows and picks the exact match.
 */
export function useServedDatabase(guide: Guide, isEnabled: boolean) {
  const { root } = useOutletContext<PageContext>();
  const name = guide.found?.name ?? '';
  const databasesQuery = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/databases',
    { params: { path: { cluster: root }, query: { search: name, limit: MAX_SIMILAR_NAMES } } },
    pollingOptions(isEnabled),
  );
  useContinueWhenFound(
    guide,
    itemsOf(databasesQuery.data)
      .map(parseJoinedDatabase)
      .find((database) => database?.name === name),
  );
  return databasesQuery;
}
