import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, flagOr, textOr } from '#lib/read.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';
import { dialectOf, ping, type Dialect } from './ping.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

/** Asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping'),
  queryFn: async ({ signal }) => (await ping(signal)) ?? null,
  staleTime: ONCE,
});

const versionOf = (ping: { server_version: string } | null): string => ping?.server_version ?? '';

export const dialectQuery = queryOptions({ ...pingQuery, select: (ping) => dialectOf(versionOf(ping)) });

/**
 * Whether the proxy runs commands on many servers: those of 14.x do that have the assistant (docs/protocol/streams.md#13.4).
 * Asked by the frame around every page, once the first screen is there.
 */
export const runsCommandsQuery = queryOptions({
  ...pingQuery,
  enabled: false,
  select: (ping) => flagOr(fieldsOf<Schemas['PingProxy']>(fieldsOf(ping).proxy).assist_enabled, false),
});

/** Of the proxy, empty where it does not say. */
export const version = async (): Promise<string> => versionOf(await queries.ensureQueryData(pingQuery));

export const dialect = async (): Promise<Dialect> => dialectOf(await version());

/** Whether the proxy can list its join tokens, by what the user's context says of it (docs/protocol/resources.md#18.6). */
export const listsTokens = ({ cluster }: Schemas['UserContext']): boolean =>
  dialectOf(textOr(fieldsOf(cluster).authVersion, '')) === 18;
