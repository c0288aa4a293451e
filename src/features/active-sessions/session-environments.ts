// The environments of active sessions. A session's record has no labels (docs/protocol/resources.md#5.1), so they come
// from the records of the resources.
import { queryOptions, useQuery } from '@tanstack/react-query';
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
/** Resources of one kind whose environments are loaded. */
export const MAX_RESOURCES_PER_KIND = 150;
/** Several agents may serve the same resource. */
const MAX_RECORDS = 100;

const LISTS = Object.keys(resourceLists) as KindListName[]; // `Object.keys` loses the type

interface RequestedResources {
  resources: SessionResources[];
  /** Whether a kind has more than `MAX_RESOURCES_PER_KIND` resources; the others are left out. */
  isIncomplete: boolean;
}

/** Groups the resources of sessions by the lists that the user may load. */
export function resourcesOf(
  sessions: readonly Pick<SessionRow, 'kind' | 'resourceKey'>[],
  mayList: (list: KindListName) => boolean,
): RequestedResources {
  const allResources = LISTS.filter(mayList).flatMap((list) => {
    const keys = sessions.filter(({ kind }) => sessionKindOf(kind).list === list).map(({ resourceKey }) => resourceKey);
    const uniqueKeys = [...new Set(keys)].filter((key) => key !== '').toSorted();
    return uniqueKeys.length === 0 ? [] : [{ list, keys: uniqueKeys }];
  });
  return {
    resources: allResources.map(({ list, keys }) => ({ list, keys: keys.slice(0, MAX_RESOURCES_PER_KIND) })),
    isIncomplete: allResources.some(({ keys }) => keys.length > MAX_RESOURCES_PER_KIND),
  };
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

interface ClusterLabels {
  cluster: string;
  /** The labels of each resource by `mapKeyOf`. */
  labels: ReadonlyMap<string, readonly Label[]>;
}

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

/** Keeps the labels of the same cluster while those of changed sessions load. */
export const keepLabelsOf =
  (cluster: string) =>
  (previous: ClusterLabels | undefined): ClusterLabels | undefined =>
    previous?.cluster === cluster ? previous : undefined;

const labelsQuery = (cluster: string, resources: readonly SessionResources[]) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/sessions', { path: { cluster } }, ['labels', resources]),
    queryFn: async ({ signal }): Promise<ClusterLabels> => {
      const requests = resources.flatMap(requestsOf);
      const labels = await Promise.all(requests.map((request) => fetchLabels(cluster, request, signal)));
      return { cluster, labels: new Map(labels.flat()) };
    },
    staleTime: ONE_MINUTE_MS,
  });

/** The environments of the sessions' resources, as far as the user may list them. */
export function useSessionEnvironments(sessions: readonly SessionRow[]) {
  const { cluster, features } = useOutletContext<PageContext>();
  const environmentLabel = useEnvironmentLabel();
  const { resources, isIncomplete } = resourcesOf(sessions, (list) => features[list]);
  const { data, error } = useQuery({
    ...labelsQuery(cluster, resources),
    enabled: resources.length > 0,
    placeholderData: keepLabelsOf(cluster),
  });
  const labelsOf = ({ kind, resourceKey }: SessionRow): readonly Label[] => {
    const { list } = sessionKindOf(kind);
    return (list && data?.labels.get(mapKeyOf(list, resourceKey))) ?? [];
  };
  return {
    labelsOf,
    environmentOfSession: (session: SessionRow): Environment | undefined =>
      environmentOf(labelsOf(session), environmentLabel),
    error,
    isIncomplete,
  };
}
