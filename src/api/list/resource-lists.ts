// The lists of resources: which operation brings a page of each, for the screens that show them and for the palette.
import { fetchAppsPage } from '#api/apps/apps.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import type { ListQuery } from './page.ts';

type ListPath =
  | '/v1/webapi/sites/{cluster}/nodes'
  | '/v1/webapi/sites/{cluster}/apps'
  | '/v1/webapi/sites/{cluster}/kubernetes'
  | '/v1/webapi/sites/{cluster}/databases'
  | '/v1/webapi/sites/{cluster}/desktops'
  | '/v1/webapi/sites/{cluster}/resources';

export interface ResourceList {
  /** Under whose name its answers are kept. */
  path: ListPath;
  fetchPage: (cluster: string, query: ListQuery, signal: AbortSignal) => Promise<{ data?: unknown }>;
  /** What else it is filtered by, which its answers are kept apart by. */
  filter?: object;
}

/** Those of one kind, which counts and the palette look at. */
export type KindListName = 'servers' | 'apps' | 'kubeClusters' | 'databases' | 'desktops';
export type ListName = KindListName | 'allResources';

export const resourceLists = {
  servers: {
    path: '/v1/webapi/sites/{cluster}/nodes',
    fetchPage: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query }, signal }),
  },
  // On 18.x the answers come from another operation; they are cached under this path.
  apps: { path: '/v1/webapi/sites/{cluster}/apps', fetchPage: fetchAppsPage },
  kubeClusters: {
    path: '/v1/webapi/sites/{cluster}/kubernetes',
    fetchPage: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/kubernetes', { params: { path: { cluster }, query }, signal }),
  },
  databases: {
    path: '/v1/webapi/sites/{cluster}/databases',
    fetchPage: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/databases', { params: { path: { cluster }, query }, signal }),
  },
  desktops: {
    path: '/v1/webapi/sites/{cluster}/desktops',
    fetchPage: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/desktops', { params: { path: { cluster }, query }, signal }),
  },
} as const satisfies Record<KindListName, ResourceList>;

type ListKeyQuery = Partial<Pick<ListQuery, 'search' | 'query' | 'sort'>>;

/** The key of a list as it grows; in any order where that is left out, and of all of a cluster where nothing is said. */
export const listKey = ({ path }: ResourceList, cluster: string, query?: ListKeyQuery) =>
  keyOf(path, { path: { cluster }, ...(query && { query: query }) }, query && 'pages');
