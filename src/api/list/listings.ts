// The lists of resources: which operation brings a page of each, for the screens that show them and for the palette.
import { askApps } from '#api/apps/apps.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import type { Schemas } from '#api/schemas.ts';
import type { ListQuery, Page } from './page.ts';

const SITE = '/v1/webapi/sites/{cluster}';

type ListPath = `${typeof SITE}/${'nodes' | 'apps' | 'kubernetes' | 'databases' | 'desktops' | 'resources'}`;

export interface Listing<Wire = unknown> {
  /** Under whose name its answers are kept. */
  path: ListPath;
  ask: (cluster: string, query: ListQuery, signal: AbortSignal) => Promise<{ data?: Page<Wire> }>;
  /** What else it is filtered by, which its answers are kept apart by. */
  only?: object;
}

/** Those of one kind, which counts and the palette look at. */
export type KindListName = 'servers' | 'apps' | 'kubeClusters' | 'databases' | 'desktops';
export type ListName = KindListName | 'allResources';

const of = (cluster: string, query: ListQuery, signal: AbortSignal) => ({
  params: { path: { cluster }, query },
  signal,
});

export const listings = {
  servers: { path: `${SITE}/nodes`, ask: async (...asked) => http.GET(`${SITE}/nodes`, of(...asked)) },
  // 18.x has another operation for them; what comes is kept under the one name.
  apps: { path: `${SITE}/apps`, ask: askApps },
  kubeClusters: { path: `${SITE}/kubernetes`, ask: async (...asked) => http.GET(`${SITE}/kubernetes`, of(...asked)) },
  databases: { path: `${SITE}/databases`, ask: async (...asked) => http.GET(`${SITE}/databases`, of(...asked)) },
  desktops: { path: `${SITE}/desktops`, ask: async (...asked) => http.GET(`${SITE}/desktops`, of(...asked)) },
} as const satisfies {
  servers: Listing<Schemas['Server']>;
  apps: Listing<Schemas['App']>;
  kubeClusters: Listing<Schemas['KubeCluster']>;
  databases: Listing<Schemas['Database']>;
  desktops: Listing<Schemas['Desktop']>;
};

type Wanted = Partial<Pick<ListQuery, 'search' | 'query' | 'sort'>>;

/** The key of a list as it grows; in any order where that is left out, and of all of a cluster where nothing is said. */
export const listKey = ({ path }: Listing, cluster: string, wanted?: Wanted) =>
  keyOf(path, { path: { cluster }, ...(wanted && { query: wanted }) }, wanted && 'pages');
