import { queryOptions } from '@tanstack/react-query';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import type { UserContext } from '#api/identity/user-context.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, textOr } from '#lib/untrusted.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { ping } from './ping.ts';

/** The version and features of the proxy, fetched once per page load (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: FOREVER_MS,
});

const parsePing = (ping: unknown): Dialect => dialectOf(textOr(fieldsOf<Schemas['Ping']>(ping).server_version, ''));

export const dialectQuery = queryOptions({ ...pingQuery, select: parsePing });

/**
 * Whether the proxy runs commands on several servers, as 14.x proxies with the assistant do
 * (docs/protocol/streams.md#13.4). Not enabled, because the app shell fetches it after the first screen.
 */
export const runsCommandsQuery = queryOptions({
  ...pingQuery,
  enabled: false,
  select: (ping) => booleanOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping).proxy).assist_enabled, false),
});

export const dialect = async (): Promise<Dialect> => parsePing(await queryClient.ensureQueryData(pingQuery));

/** The dialect according to the user context, which is loaded before the ping (docs/protocol/resources.md#18.6). */
export const dialectOfContext = ({ cluster }: Pick<UserContext, 'cluster'>): Dialect => dialectOf(cluster.authVersion);
