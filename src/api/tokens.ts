import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/read.ts';
import { http } from './client.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { MOST_ROWS } from './list/page.ts';
import { showChanged, showCreated, withRecentWrites } from './list/recent-writes.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v2/webapi/tokens';

/** A page is as large as the proxy likes, also empty: no list has more of them. */
const MOST_PAGES = 100;

export interface TokenList {
  items: unknown[];
  /** More may follow. */
  isPart: boolean;
  /** Why the rest did not come, where it was asked for. */
  error?: Error;
}

/** The join tokens of 18.x, page by page (docs/protocol/resources.md#18.4). */
export const tokensQuery = queryOptions({
  queryKey: keyOf(PATH, {}, 'all'),
  queryFn: async ({ signal }): Promise<TokenList> => {
    const items: unknown[] = [];
    const asked = new Set<string>();
    let from = '';
    do {
      asked.add(from);
      try {
        const { data } = await http.GET(PATH, { params: { query: from === '' ? {} : { page_token: from } }, signal });
        const page = fieldsOf<Schemas['JoinTokenPage']>(data);
        items.push(...listOf(page.items));
        from = textOr(page.next_page_token, '');
      } catch (error) {
        // A list that was whole stays as it was, and out of date.
        if (from === '' || !(error instanceof Error) || isWhole()) throw error;
        return withRecentWrites('tokens', { items, isPart: true, error });
      }
    } while (from !== '' && !asked.has(from) && asked.size < MOST_PAGES && items.length < MOST_ROWS);
    return withRecentWrites('tokens', { items, isPart: from !== '' });
  },
});

const isWhole = (): boolean => queries.getQueryData<TokenList>(keyOf(PATH, {}, 'all'))?.isPart === false;

/** As an entry of the list is read, as far as it is known. */
export type MadeToken = Untrusted<Schemas['JoinTokenEntry']>;

/** Those that were made on this page, for proxies without a list: in memory alone, and gone with the user's other answers. */
export const madeTokens = queryOptions({
  // Apart from the list: refreshing that does not empty this.
  queryKey: keyOf(PATH, {}, 'made here'),
  queryFn: (): MadeToken[] => [],
  staleTime: ONCE,
  gcTime: ONCE,
});

/** After an edit: of the answer nothing is known (docs/protocol/resources.md#18.4), so its entry is made from the text. */
export const showChangedToken = (id: string, content: string, answer: unknown): Promise<void> =>
  showChanged('tokens', id, { ...fieldsOf<object>(answer), id, content });

/** After one was made: it is kept here, and shown in the list. */
export async function showCreatedToken(id: string, token: MadeToken): Promise<void> {
  queries.setQueryData(madeTokens.queryKey, (known: MadeToken[] = []) => [
    ...known.filter((other) => other.id !== id),
    token,
  ]);
  await showCreated('tokens', id, token);
}
