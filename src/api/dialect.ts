import { queryOptions } from '@tanstack/react-query';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { dialectOf, ping, type Dialect } from './ping.ts';
import { queries } from './queries.ts';

/** Asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: ONCE,
});

const versionOf = (ping: { server_version: string } | null): string => ping?.server_version ?? '';

export const dialectQuery = queryOptions({ ...pingQuery, select: (ping) => dialectOf(versionOf(ping)) });

/** Of the proxy, empty where it does not say. */
export const version = async (): Promise<string> => versionOf(await queries.ensureQueryData(pingQuery));

export const dialect = async (): Promise<Dialect> => dialectOf(await version());
