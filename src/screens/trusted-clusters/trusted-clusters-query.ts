import { $api } from '#api/api.ts';
import type { StoreKind } from '#features/editor/use-store.ts';

const PATH = '/v1/webapi/trustedcluster';

export const trustedClustersQuery = $api.queryOptions('get', PATH);

export const trustedClusterStore: StoreKind = { path: PATH, list: { queryKey: trustedClustersQuery.queryKey } };
