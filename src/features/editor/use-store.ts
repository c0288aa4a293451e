// How the proxy is asked about resources that are edited as YAML: three kinds with one behaviour
// (docs/protocol/auth-and-identity.md#16, docs/behaviour.md#resources-as-yaml).
import { requireTextField } from '#api/refusal.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { showChanged, showCreated, showDeleted, type WrittenListName } from '#api/list/recent-writes.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { queryClient } from '#api/query-client.ts';
import { itemIn, type ResourceRow } from '#features/editor/list/read-items.ts';
import type { Store, Version } from './use-editing.ts';

type Path = '/v1/webapi/roles' | '/v1/webapi/github' | '/v1/webapi/trustedcluster';

export interface StoreKind {
  path: Path;
  name: WrittenListName;
  /** The whole list. */
  list: Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;
}

/** What the proxy has now. */
const current = async ({ list }: StoreKind, key: string): Promise<ResourceRow | undefined> =>
  itemIn(await queryClient.fetchQuery({ ...list, staleTime: ALWAYS_STALE_MS }), key);

/** What a write made; throws where the answer does not say. */
function savedVersion(answer: unknown): Version {
  const { content } = fieldsOf<Schemas['Role']>(answer);
  return { name: requireTextField(answer, 'name'), content: textOr(content, '') };
}

export function useStore(kind: StoreKind, name: string): Store {
  const create = $api.useMutation('post', kind.path, {
    onSuccess: (answer) => showCreated(kind.name, savedVersion(answer).name, answer),
  });
  const change = $api.useMutation('put', `${kind.path}/{name}`, {
    onSuccess: (answer) => showChanged(kind.name, savedVersion(answer).name, answer),
  });
  return {
    current: () => current(kind, name),
    create: async (content) => savedVersion(await create.mutateAsync({ body: { content } })),
    change: async (content) =>
      savedVersion(await change.mutateAsync({ params: { path: { name } }, body: { content } })),
  };
}

export const useRemove = (kind: StoreKind) =>
  $api.useMutation('delete', `${kind.path}/{name}`, {
    onSuccess: (_, { params: { path } }) => showDeleted(kind.name, path.name),
  });
