import { queryOptions } from '@tanstack/react-query';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import type { UserContext } from '#api/identity/user-context.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, textOr } from '#lib/untrusted.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { ping } from './ping.ts';

/** Asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: FOREVER_MS,
});

const parsePing = (ping: unknown): Dialect => dialectOf(textOr(fieldsOf<Schemas['Ping']>(ping).server_version, ''));

export const dialectQuery = queryOptions({ ...pingQuery, select: parsePing });

/**
 * Whether the proxy runs commands on many servers: those of 14.x do that have the assistant (docs/protocol/streams.md#13.4).
 * Asked by the frame around every page, once the first screen is there.
 */
export const runsCommandsQuery = queryOptions({
  ...pingQuery,
  enabled: false,
  select: (ping) => booleanOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping).proxy).assist_enabled, false),
});

export const dialect = async (): Promise<Dialect> => parsePing(await queryClient.ensureQueryData(pingQuery));

/** The user's proxy, by the context, which is there before the ping (docs/protocol/resources.md#18.6). */
export const proxyOf = ({ cluster }: Pick<UserContext, 'cluster'>): Dialect => dialectOf(cluster.authVersion);
