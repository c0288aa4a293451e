// How the proxy is asked about resources that are edited as YAML: three kinds with one behaviour
// (docs/protocol/auth-and-identity.md#16).
import type { FetchQueryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { LIVE_MS } from '#api/freshness.ts';
import { queries } from '#api/queries.ts';
import { itemIn } from '#features/editor/list/read-items.ts';
import type { Store } from './use-editing.ts';

type Path = '/v1/webapi/roles' | '/v1/webapi/github' | '/v1/webapi/trustedcluster';

export interface StoreKind {
  path: Path;
  /** The whole list. */
  list: Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;
}

const refreshed = ({ list: { queryKey } }: StoreKind) => ({
  onSuccess: () => queryKey && queries.invalidateQueries({ queryKey }),
});

export function useStore(kind: StoreKind, name: string): Store {
  const create = $api.useMutation('post', kind.path, refreshed(kind));
  const change = $api.useMutation('put', `${kind.path}/{name}`, refreshed(kind));
  return {
    current: async () => itemIn(await queries.fetchQuery({ ...kind.list, staleTime: LIVE_MS }), name),
    create: (content) => create.mutateAsync({ body: { content } }),
    change: (content) => change.mutateAsync({ params: { path: { name } }, body: { content } }),
  };
}

export const useRemove = (kind: StoreKind) => $api.useMutation('delete', `${kind.path}/{name}`, refreshed(kind));
