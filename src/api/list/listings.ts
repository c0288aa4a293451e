// The lists of resources: which operation brings a page of each, for the screens that show them and for the palette.
import { askApps } from '#api/apps/apps.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import type { ListQuery } from './page.ts';

type ListPath =
  | '/v1/webapi/sites/{cluster}/nodes'
  | '/v1/webapi/sites/{cluster}/apps'
  | '/v1/webapi/sites/{cluster}/kubernetes'
  | '/v1/webapi/sites/{cluster}/databases'
  | '/v1/webapi/sites/{cluster}/desktops'
  | '/v1/webapi/sites/{cluster}/resources';

export interface Listing {
  /** Under whose name its answers are kept. */
  path: ListPath;
  ask: (cluster: string, query: ListQuery, signal: AbortSignal) => Promise<{ data?: unknown }>;
  /** What else it is filtered by, which its answers are kept apart by. */
  only?: object;
}

/** Those of one kind, which counts and the palette look at. */
export type KindListName = 'servers' | 'apps' | 'kubeClusters' | 'databases' | 'desktops';
export type ListName = KindListName | 'allResources';

export const listings = {
  servers: {
    path: '/v1/webapi/sites/{cluster}/nodes',
    ask: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query }, signal }),
  },
  // On 18.x the answers come from another operation; they are cached under this path.
  apps: { path: '/v1/webapi/sites/{cluster}/apps', ask: askApps },
  kubeClusters: {
    path: '/v1/webapi/sites/{cluster}/kubernetes',
    ask: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/kubernetes', { params: { path: { cluster }, query }, signal }),
  },
  databases: {
    path: '/v1/webapi/sites/{cluster}/databases',
    ask: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/databases', { params: { path: { cluster }, query }, signal }),
  },
  desktops: {
    path: '/v1/webapi/sites/{cluster}/desktops',
    ask: async (cluster, query, signal) =>
      http.GET('/v1/webapi/sites/{cluster}/desktops', { params: { path: { cluster }, query }, signal }),
  },
} as const satisfies Record<KindListName, Listing>;

type Wanted = Partial<Pick<ListQuery, 'search' | 'query' | 'sort'>>;

/** The key of a list as it grows; in any order where that is left out, and of all of a cluster where nothing is said. */
export const listKey = ({ path }: Listing, cluster: string, wanted?: Wanted) =>
  keyOf(path, { path: { cluster }, ...(wanted && { query: wanted }) }, wanted && 'pages');
