// The environments of active sessions. A session's record has no labels (docs/protocol/resources.md#5.1), so they come
// from the records of the resources.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { parsePage } from '#api/list/paged-query.ts';
import { resourceLists, type KindListName } from '#api/list/resource-lists.ts';
import { keyOf } from '#api/query-keys.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';
import { nodeIdsQuery } from '#domain/command-run/command-address.ts';
import type { PageContext } from '#domain/page-context.ts';
import { environmentOf, type Environment } from '#domain/workspace/environment.ts';
import { readLabels } from '#features/list/read-labels.ts';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { quoteLiteral, type Label } from '#lib/text/labels.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { sessionKindOf } from './session-kinds.ts';
import type { SessionRow } from './session-row.ts';

/** Resources of one list. */
export interface SessionResources {
  list: KindListName;
  /** `resourceKey` of the sessions, sorted, without duplicates. */
  keys: readonly string[];
}

/** Keeps the address of a request below 4 KiB, because reverse proxies limit it. */
const MAX_KEYS_PER_REQUEST = 30;
/** The newest sessions of a kind come first; further ones get no environment. */
const MAX_KEYS = 150;
/** Several agents may serve the same resource. */
const MAX_RECORDS = 100;

const LISTS = Object.keys(resourceLists) as KindListName[]; // `Object.keys` loses the type

/** Groups the resources of sessions by the lists that the user may load. */
export function resourcesOf(
  sessions: readonly Pick<SessionRow, 'kind' | 'resourceKey'>[],
  mayList: (list: KindListName) => boolean,
): SessionResources[] {
  return LISTS.filter(mayList).flatMap((list) => {
    const keys = sessions.filter(({ kind }) => sessionKindOf(kind).list === list).map(({ resourceKey }) => resourceKey);
    const uniqueKeys = [...new Set(keys.filter((key) => key !== ''))].slice(0, MAX_KEYS).toSorted();
    return uniqueKeys.length === 0 ? [] : [{ list, keys: uniqueKeys }];
  });
}

const namesQuery = (names: readonly string[]): string =>
  names.map((name) => `name == ${quoteLiteral(name)}`).join(' || ');

/** Requests of at most `MAX_KEYS_PER_REQUEST` resources. */
const requestsOf = ({ list, keys }: SessionResources): SessionResources[] =>
  Array.from({ length: Math.ceil(keys.length / MAX_KEYS_PER_REQUEST) }, (_, index) => ({
    list,
    keys: keys.slice(index * MAX_KEYS_PER_REQUEST, (index + 1) * MAX_KEYS_PER_REQUEST),
  }));

const mapKeyOf = (list: KindListName, key: string): string => `${list} ${key}`;

interface ResourceRecord {
  id: unknown;
  name: unknown;
  /** The labels of servers. */
  tags: unknown;
  labels: unknown;
}

async function fetchLabels(cluster: string, { list, keys }: SessionResources, signal: AbortSignal) {
  const isServer = list === 'servers';
  const query = isServer ? nodeIdsQuery(keys) : namesQuery(keys);
  const sort = isServer ? 'hostname:asc' : 'name:asc';
  const call = { limit: MAX_RECORDS, startKey: '', search: '', query, sort };
  const { items } = parsePage(await resourceLists[list].fetchPage(cluster, call, signal));
  return (items ?? []).map((item): [string, Label[]] => {
    const { id, name, tags, labels } = fieldsOf<ResourceRecord>(item);
    return [mapKeyOf(list, textOr(isServer ? id : name, '')), readLabels(isServer ? tags : labels)];
  });
}

/** The labels by `mapKeyOf`. */
const labelsQuery = (cluster: string, resources: readonly SessionResources[]) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/sessions', { path: { cluster } }, ['labels', resources]),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly Label[]>> => {
      const requests = resources.flatMap(requestsOf);
      const labels = await Promise.all(requests.map((request) => fetchLabels(cluster, request, signal)));
      return new Map(labels.flat());
    },
    staleTime: ONE_MINUTE_MS,
  });

/** The environments of the sessions' resources. One request for each kind, and none for kinds that may not be listed. */
export function useSessionEnvironments(sessions: readonly SessionRow[]) {
  const { cluster, features } = useOutletContext<PageContext>();
  const environmentLabel = useEnvironmentLabel();
  const resources = resourcesOf(sessions, (list) => features[list]);
  const { data, error } = useQuery({
    ...labelsQuery(cluster, resources),
    enabled: resources.length > 0,
    placeholderData: keepPreviousData,
  });
  const labelsOf = ({ kind, resourceKey }: SessionRow): readonly Label[] => {
    const { list } = sessionKindOf(kind);
    return (list && data?.get(mapKeyOf(list, resourceKey))) ?? [];
  };
  return {
    labelsOf,
    environmentOfSession: (session: SessionRow): Environment | undefined =>
      environmentOf(labelsOf(session), environmentLabel),
    error,
  };
}
