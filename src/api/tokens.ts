import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { http } from './client.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v2/webapi/tokens';

/** Every join token, however many pages they take, each as large as the proxy likes; of 18.x (docs/protocol/resources.md#18.4). */
export const tokensQuery = queryOptions({
  queryKey: keyOf(PATH, {}, 'all'),
  queryFn: async ({ signal }): Promise<unknown[]> => {
    const tokens: unknown[] = [];
    const asked = new Set<string>();
    for (let from = ''; !asked.has(from);) {
      asked.add(from);
      const { data } = await http.GET(PATH, { params: { query: from === '' ? {} : { page_token: from } }, signal });
      const page = fieldsOf<Schemas['JoinTokenPage']>(data);
      tokens.push(...listOf(page.items));
      from = textOr(page.next_page_token, '');
    }
    return tokens;
  },
});

/** As an entry of the list is read, as far as it is known. */
export type MadeToken = Partial<Schemas['JoinTokenEntry']>;

/** Those that were made on this page, for proxies without a list: in memory alone, and gone with the user's other answers. */
export const madeTokens = queryOptions({
  // Apart from the list: refreshing that does not empty this.
  queryKey: keyOf(PATH, {}, 'made here'),
  queryFn: (): MadeToken[] => [],
  staleTime: ONCE,
  gcTime: ONCE,
});

/** After one was made: it is kept here, and the list is asked again. */
export async function showToken(token: MadeToken): Promise<void> {
  queries.setQueryData(madeTokens.queryKey, (known: MadeToken[] = []) => [
    ...known.filter(({ id }) => id !== token.id),
    token,
  ]);
  await refreshTokens();
}

export const refreshTokens = () => queries.invalidateQueries({ queryKey: tokensQuery.queryKey });
