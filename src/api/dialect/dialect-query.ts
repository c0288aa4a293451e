import { queryOptions } from '@tanstack/react-query';
import { ONCE } from '#api/freshness.ts';
import { keyOf } from '#api/keys.ts';
import type { UserContext } from '#api/identity/user-context.ts';
import { queries } from '#api/queries.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, flagOr, textOr } from '#lib/read.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { ping } from './ping.ts';

/** Asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: ONCE,
});

const read = (ping: unknown): Dialect => dialectOf(textOr(fieldsOf<Schemas['Ping']>(ping).server_version, ''));

export const dialectQuery = queryOptions({ ...pingQuery, select: read });

/**
 * Whether the proxy runs commands on many servers: those of 14.x do that have the assistant (docs/protocol/streams.md#13.4).
 * Asked by the frame around every page, once the first screen is there.
 */
export const runsCommandsQuery = queryOptions({
  ...pingQuery,
  enabled: false,
  select: (ping) => flagOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping).proxy).assist_enabled, false),
});

export const dialect = async (): Promise<Dialect> => read(await queries.ensureQueryData(pingQuery));

/** The user's proxy, by the context, which is there before the ping (docs/protocol/resources.md#18.6). */
export const proxyOf = ({ cluster }: Pick<UserContext, 'cluster'>): Dialect => dialectOf(cluster.authVersion);
