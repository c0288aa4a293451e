import { queryOptions } from '@tanstack/react-query';
import { http } from './client.ts';
import { queries } from './queries.ts';
import { Refusal } from './refusal.ts';

/** The line of proxies whose answers and streams differ; everything before 18 speaks as 14.x does. */
export type Dialect = 14 | 18;

const dialectOf = (version: string): Dialect => (Number.parseInt(version, 10) >= 18 ? 18 : 14);

// Refused where the preferred way to sign in is not set up (docs/protocol/auth-and-identity.md#10.1).
const isRefused = (error: unknown): boolean => error instanceof Refusal && [400, 404].includes(error.status);

async function ask(signal: AbortSignal) {
  try {
    return (await http.GET('/v1/webapi/ping', { signal })).data;
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Says the same but for how to sign in, and whether agents upgrade themselves
    // (docs/protocol/auth-and-identity.md#10.3).
    return (await http.GET('/v1/webapi/find', { signal })).data;
  }
}

/** What we are talking to, asked once (docs/protocol/resources.md#18.6). */
export const pingQuery = queryOptions({
  queryKey: ['ping'],
  queryFn: async ({ signal }) => (await ask(signal)) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

const versionOf = (ping: { server_version: string } | null): string => ping?.server_version ?? '';

export const dialectQuery = queryOptions({ ...pingQuery, select: (ping) => dialectOf(versionOf(ping)) });

/** Of the proxy, empty where it does not say. */
export const version = async (): Promise<string> => versionOf(await queries.ensureQueryData(pingQuery));

export const dialect = async (): Promise<Dialect> => dialectOf(await version());
