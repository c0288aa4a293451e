// Loads and saves the resources that users edit as YAML: roles, auth connectors and trusted clusters
// (docs/protocol/auth-and-identity.md#16, docs/behaviour.md#resources-as-yaml).
import { requireTextField } from '#api/refusal.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { showChanged, showCreated, showDeleted, type WrittenListName } from '#api/list/recent-writes.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { queryClient } from '#api/query-client.ts';
import { findItem, type ResourceRow } from '#features/editor/list/read-items.ts';
import type { ResourceStore, SavedVersion } from './use-editing.ts';

type ResourcePath = '/v1/webapi/roles' | '/v1/webapi/github' | '/v1/webapi/trustedcluster';

export interface YamlResourceKind {
  path: ResourcePath;
  name: WrittenListName;
  /** The query for all resources of this kind. */
  list: Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;
}

/** Loads the current version of a resource. */
const loadCurrent = async ({ list }: YamlResourceKind, key: string): Promise<ResourceRow | undefined> =>
  findItem(await queryClient.fetchQuery({ ...list, staleTime: ALWAYS_STALE_MS }), key);

/** Reads the saved version from an answer. Throws if the answer has no name. */
function savedVersion(answer: unknown): SavedVersion {
  const { content } = fieldsOf<Schemas['Role']>(answer);
  return { name: requireTextField(answer, 'name'), content: textOr(content, '') };
}

export function useResourceStore(kind: YamlResourceKind, name: string): ResourceStore {
  const create = $api.useMutation('post', kind.path, {
    onSuccess: (answer) => showCreated(kind.name, savedVersion(answer).name, answer),
  });
  const change = $api.useMutation('put', `${kind.path}/{name}`, {
    onSuccess: (answer) => showChanged(kind.name, savedVersion(answer).name, answer),
  });
  return {
    load: () => loadCurrent(kind, name),
    create: async (content) => savedVersion(await create.mutateAsync({ body: { content } })),
    update: async (content) =>
      savedVersion(await change.mutateAsync({ params: { path: { name } }, body: { content } })),
  };
}

export const useDeleteResource = (kind: YamlResourceKind) =>
  $api.useMutation('delete', `${kind.path}/{name}`, {
    onSuccess: (_, { params: { path } }) => showDeleted(kind.name, path.name),
  });
