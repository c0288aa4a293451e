import { queryOptions } from '@tanstack/react-query';
import { $api } from './api.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

/** Every join token; of 18.x (docs/protocol/resources.md#18.4). */
export const tokensQuery = $api.queryOptions('get', '/v1/webapi/tokens');

/** As an entry of the list is read, as far as it is known. */
export type MadeToken = Partial<Schemas['JoinTokenEntry']>;

/** Those that were made on this page, for proxies without a list: in memory alone, and gone with the user's other answers. */
export const madeTokens = queryOptions({
  // Apart from the list: refreshing that does not empty this.
  queryKey: keyOf('/v2/webapi/tokens', {}, 'made here'),
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
