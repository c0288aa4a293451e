import { queryOptions } from '@tanstack/react-query';
import { followPages } from '#lib/calls/follow-pages.ts';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/read.ts';
import { http } from './client.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { showChanged, showCreated, withRecentWrites } from './list/recent-writes.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v2/webapi/tokens';

/** A page is as large as the proxy likes, also of one token: no list has more of them. */
const MOST_PAGES = 100;

const idOf = (item: unknown): string => textOr(fieldsOf<Schemas['JoinTokenEntry']>(item).id, JSON.stringify(item));

async function pageFrom(from: string, signal: AbortSignal) {
  const { data } = await http.GET(PATH, { params: { query: from === '' ? {} : { page_token: from } }, signal });
  const page = fieldsOf<Schemas['JoinTokenPage']>(data);
  return { page, items: listOf(page.items), next: textOr(page.next_page_token, '') };
}

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
    let pages = 0;
    let isPart = false;
    try {
      for await (const page of followPages({ ask: (from) => pageFrom(from, signal), idOf, signal })) {
        for (const item of page.items) items.push(item);
        pages += 1;
        isPart = page.next !== '';
        if (pages === MOST_PAGES) break;
      }
    } catch (error) {
      // A list that was whole stays as it was, and out of date.
      if (pages === 0 || !(error instanceof Error) || isWhole()) throw error;
      return withRecentWrites('tokens', { items, isPart: true, error });
    }
    return withRecentWrites('tokens', { items, isPart });
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
