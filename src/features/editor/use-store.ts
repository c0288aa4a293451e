// How the proxy is asked about resources that are edited as YAML: three kinds with one behaviour
// (docs/protocol/auth-and-identity.md#16, docs/behaviour.md#resources-as-yaml).
import type { FetchQueryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { LIVE_MS } from '#api/freshness.ts';
import { showInList } from '#api/identity/own-writes.ts';
import { queries } from '#api/queries.ts';
import { itemIn, type ResourceRow } from '#features/editor/list/read-items.ts';
import type { Store, Version } from './use-editing.ts';

type Path = '/v1/webapi/roles' | '/v1/webapi/github' | '/v1/webapi/trustedcluster';

export interface StoreKind {
  path: Path;
  /** The whole list. */
  list: Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>;
}

/** So long a list may tell of a resource what this page has replaced since. */
const LATE_MS = 10_000;

/** What this page replaced last, by address, and when. */
const replaced = new Map<string, { content: string | undefined; at: number }>();

/** Once the list of a kind shows what a write answered. */
function shown({ path, list: { queryKey } }: StoreKind, name: string, answer?: Version): Promise<void> {
  const before = itemIn(queries.getQueryData(queryKey), name);
  replaced.set(`${path} ${name}`, { content: before?.content, at: Date.now() });
  return showInList(queryKey, name, answer);
}

/** What the proxy has now; a list that is late is no change by somebody else. */
async function current({ path, list }: StoreKind, name: string): Promise<ResourceRow | undefined> {
  const own = itemIn(queries.getQueryData(list.queryKey), name);
  const now = itemIn(await queries.fetchQuery({ ...list, staleTime: LIVE_MS }), name);
  const late = replaced.get(`${path} ${name}`);
  const isLate = late && late.content === now?.content && Date.now() - late.at < LATE_MS;
  if (!isLate) return now;
  await showInList(list.queryKey, name, own);
  return own;
}

export function useStore(kind: StoreKind, name: string): Store {
  const onSuccess = (answer: Version) => shown(kind, answer.name, answer);
  const create = $api.useMutation('post', kind.path, { onSuccess });
  const change = $api.useMutation('put', `${kind.path}/{name}`, { onSuccess });
  return {
    current: () => current(kind, name),
    create: (content) => create.mutateAsync({ body: { content } }),
    change: (content) => change.mutateAsync({ params: { path: { name } }, body: { content } }),
  };
}

export const useRemove = (kind: StoreKind) =>
  $api.useMutation('delete', `${kind.path}/{name}`, {
    onSuccess: (_, { params: { path } }) => shown(kind, path.name),
  });
