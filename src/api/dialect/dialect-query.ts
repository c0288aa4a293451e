import { queryOptions } from '@tanstack/react-query';
import { ONCE } from '#api/freshness.ts';
import { keyOf } from '#api/keys.ts';
import { queries } from '#api/queries.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, flagOr, textOr } from '#lib/read.ts';
import {
  FILTER_LOCKS,
  KEEP_PREFERENCES,
  LIST_BOTS,
  LIST_JOIN_TOKENS,
  NOTIFY_USERS,
  SEARCH_USERS,
} from './capabilities.ts';
import { proxyCan, dialectOf, type Dialect } from './dialect.ts';
import { ping } from './ping.ts';

/** Asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: ONCE,
});

const read = (ping: { server_version: string } | null): Dialect => dialectOf(ping?.server_version ?? '');

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

/** Which one it is by the user's context, which is there before the ping (docs/protocol/resources.md#18.6). */
const inContext = ({ cluster }: Schemas['UserContext']): Dialect =>
  dialectOf(textOr(fieldsOf(cluster).authVersion, ''));

export const listsTokens = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), LIST_JOIN_TOKENS);

export const listsBots = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), LIST_BOTS);

export const notifies = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), NOTIFY_USERS);

export const keepsPreferences = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), KEEP_PREFERENCES);

export const searchesUsers = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), SEARCH_USERS);

export const filtersLocks = (user: Schemas['UserContext']): boolean => proxyCan(inContext(user), FILTER_LOCKS);
