import { $api } from '#api/api.ts';
import type { StoreKind } from '#features/editor/use-store.ts';

const PATH = '/v1/webapi/github';

export const connectorsQuery = $api.queryOptions('get', PATH);

export const connectorStore: StoreKind = { path: PATH, list: { queryKey: connectorsQuery.queryKey } };
