import { queryOptions } from '@tanstack/react-query';
import { http, queries } from './client.ts';

/** The line of proxies whose answers and streams differ; everything before 18 speaks as 14.x does. */
export type Dialect = 14 | 18;

const dialectOf = (version: string): Dialect => (Number.parseInt(version, 10) >= 18 ? 18 : 14);

/** What we are talking to, asked once (facts/resources.md 18.6). */
export const dialectQuery = queryOptions({
  queryKey: ['dialect'],
  queryFn: async ({ signal }) => {
    const { data } = await http.GET('/v1/webapi/ping', { signal });
    return dialectOf(data?.server_version ?? '');
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const dialect = (): Promise<Dialect> => queries.ensureQueryData(dialectQuery);
