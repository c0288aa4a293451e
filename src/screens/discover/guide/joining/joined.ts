// What joined with a token: lists are asked for it again and again (docs/protocol/resources.md#15.1, "Ping").
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
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import type { JoinToken } from '#domain/enrollment/join-token.ts';

const PING_MS = 3_000;
const NOTHING = { items: [], startKey: '', totalCount: 0 };

/** The first call comes after the first pause, and hidden tabs make none. */
const pinging = (enabled: boolean) => ({
  enabled,
  initialData: NOTHING,
  staleTime: PING_MS,
  refetchInterval: PING_MS,
  gcTime: 0,
});

/** One is enough; both words have to match, and the label is hidden from the answer. */
function useAsked(token: JoinToken | undefined) {
  const { root } = useOutletContext<PageContext>();
  const search = `teleport.internal/resource-id ${token?.resourceId ?? ''}`;
  return { params: { path: { cluster: root }, query: { search, limit: 1 } } };
}

/** The guide goes on by itself with the first that is found. */
function useGoingOn(guide: Guide, found: JoinedResource | undefined): void {
  const goOn = useEffectEvent(() => {
    if (!found) return;
    guide.remember({ isServed: true });
    guide.goOnWith(found);
  });
  const isFound = found !== undefined;
  useEffect(() => {
    if (isFound) goOn();
  }, [isFound]);
}

const itemsOf = (data: unknown): unknown[] => listOf(fieldsOf<{ items: unknown }>(data).items);
const firstOf = (data: unknown): unknown => itemsOf(data)[0];

const ALIKE = 10;

export function useJoinedServer(guide: Guide, token: JoinToken | undefined) {
  const asked = $api.useQuery('get', '/v1/webapi/sites/{cluster}/nodes', useAsked(token), pinging(token !== undefined));
  useGoingOn(guide, parseJoinedServer(firstOf(asked.data)));
  return asked;
}

export function useJoinedKubeCluster(guide: Guide, token: JoinToken | undefined) {
  const asked = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/kubernetes',
    useAsked(token),
    pinging(token !== undefined),
  );
  useGoingOn(guide, parseJoinedKubeCluster(firstOf(asked.data)));
  return asked;
}

export function useJoinedDesktopService(guide: Guide, isAsked: boolean) {
  const asked = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/desktopservices',
    useAsked(guide.memory.token),
    pinging(isAsked),
  );
  useGoingOn(guide, parseDesktopService(firstOf(asked.data)));
  return asked;
}

/** Until a page is full: the list has no filter by agent (docs/protocol/resources.md#15.7). */
export function useDiscoveredDesktops(agent: string) {
  const { root } = useOutletContext<PageContext>();
  const asked = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/desktops',
    { params: { path: { cluster: root }, query: { limit: DESKTOP_PAGE_SIZE } } },
    { ...pinging(true), refetchInterval: ({ state }) => !desktopsDiscoveredBy(agent, state.data).isFull && PING_MS },
  );
  return { asked, ...desktopsDiscoveredBy(agent, asked.data) };
}

/** By its name, which is a part of others too: a few are asked for, and the one that is meant is taken. */
export function useServedDatabase(guide: Guide, isAsked: boolean) {
  const { root } = useOutletContext<PageContext>();
  const name = guide.found?.name ?? '';
  const asked = $api.useQuery(
    'get',
    '/v1/webapi/sites/{cluster}/databases',
    { params: { path: { cluster: root }, query: { search: name, limit: ALIKE } } },
    pinging(isAsked),
  );
  useGoingOn(
    guide,
    itemsOf(asked.data)
      .map(parseJoinedDatabase)
      .find((found) => found?.name === name),
  );
  return asked;
}
