import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { FOREVER_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';
import { showChanged, showCreated } from './list/recent-writes.ts';
import { fullList } from './list/full-list.ts';
import { queryClient } from './query-client.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v2/webapi/tokens';

const idOf = (item: unknown): string => textOr(fieldsOf<Schemas['JoinTokenEntry']>(item).id, JSON.stringify(item));

async function fetchTokenPage(pageToken: string, signal: AbortSignal) {
  const { data } = await http.GET(PATH, {
    params: { query: pageToken === '' ? {} : { page_token: pageToken } },
    signal,
  });
  const page = fieldsOf<Schemas['JoinTokenPage']>(data);
  return { page, items: listOf(page.items), next: textOr(page.next_page_token, '') };
}

/** The join tokens of 18.x, page by page (docs/protocol/resources.md#18.4). */
const tokens = fullList({ name: 'tokens', queryKey: keyOf(PATH, {}, 'all'), fetchPage: fetchTokenPage, idOf });
export const tokensQuery = tokens.query;
export const restOfTokens = tokens.restOf;

/** The list entry of a created token, with the fields that the console knows without the list. */
export type CreatedToken = Untrusted<Schemas['JoinTokenEntry']>;

/** The tokens created on this page, for proxies without a list. They are only in the query cache. */
export const createdTokensQuery = queryOptions({
  // Another key than the list, so that refreshing the list does not clear this.
  queryKey: keyOf(PATH, {}, 'made here'),
  queryFn: (): CreatedToken[] => [],
  staleTime: FOREVER_MS,
  gcTime: FOREVER_MS,
});

/**
 * Shows a changed token in the list. The response is undocumented (docs/protocol/resources.md#18.4), so the ID and the
 * text come from the editor.
 */
export const showChangedToken = (id: string, content: string, answer: unknown): Promise<void> =>
  showChanged('tokens', id, { ...fieldsOf<object>(answer), id, content });

/** Shows a created token, in the list and among the tokens created on this page. */
export async function showCreatedToken(id: string, token: CreatedToken): Promise<void> {
  queryClient.setQueryData(createdTokensQuery.queryKey, (createdTokens: CreatedToken[] = []) => [
    ...createdTokens.filter((other) => other.id !== id),
    token,
  ]);
  await showCreated('tokens', id, token);
}
