// The operation that fetches a page of each list of resources, for its screen and for the palette.
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
  /** The path in the query key. */
  path: ListPath;
  fetchPage: (cluster: string, query: ListQuery, signal: AbortSignal) => Promise<{ data?: unknown }>;
  /** Further filters, which are part of the query key. */
  filter?: object;
}

/** The lists of one kind, which counts and the palette use. */
export type KindListName = 'servers' | 'apps' | 'kubeClusters' | 'databases' | 'desktops';
export type ListName = KindListName | 'allResources';

export const resourceLists = {
  servers: {
    path: '/v1/webapi/sites/{cluster}/nodes',
    fetchPage: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query }, signal }),
  },
  // On 18.x another operation returns the pages; they are cached under this path.
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

/**
 * The key of a list's pages. Without `sort`, it matches every order. Without the parameter `query`, it matches all
 * queries of the list in the cluster.
 */
export const listKey = ({ path }: ResourceList, cluster: string, query?: ListKeyQuery) =>
  keyOf(path, { path: { cluster }, ...(query && { query }) }, query && 'pages');
