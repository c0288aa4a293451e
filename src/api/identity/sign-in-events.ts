import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';

const PATH = '/v1/webapi/sites/{cluster}/events/search';
const DAY_MS = 24 * 60 * 60_000;

/** How many sign-ins one request reads. */
const MAX_SIGN_INS = 1000;

/** The newest sign-ins of the last 7 days, in one request. */
export const signInEventsQuery = (cluster: string) => {
  const path = { cluster };
  return queryOptions({
    queryKey: keyOf(PATH, { path }, 'last sign-ins'),
    queryFn: async ({ signal }): Promise<unknown> => {
      const now = Date.now();
      const [from, to] = [new Date(now - 7 * DAY_MS).toISOString(), new Date(now).toISOString()];
      const query = { from, to, include: 'user.login', order: 'desc', limit: MAX_SIGN_INS } as const;
      return (await http.GET(PATH, { params: { path, query }, signal })).data ?? null;
    },
    staleTime: ONE_MINUTE_MS,
  });
};
