import { queryOptions } from '@tanstack/react-query';
import { http, queries } from './client.ts';

/** The line of proxies whose answers and streams differ; everything before 18 speaks as 14.x does. */
export type Dialect = 14 | 18;

const dialectOf = (version: string): Dialect => (Number.parseInt(version, 10) >= 18 ? 18 : 14);

/** What we are talking to, asked once (facts/resources.md 18.6). */
const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: async ({ signal }) => {
    const { data } = await http.GET('/v1/webapi/ping', { signal });
    return data?.server_version ?? '';
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const dialectQuery = queryOptions({ ...versionQuery, select: dialectOf });

/** Of the proxy, empty where it does not say. */
export const version = (): Promise<string> => queries.ensureQueryData(versionQuery);

export const dialect = async (): Promise<Dialect> => dialectOf(await version());
