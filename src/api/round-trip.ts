import { queryOptions } from '@tanstack/react-query';
import { http } from './client.ts';
import { keyOf } from './query-keys.ts';

const REFETCH_INTERVAL_MS = 15_000;

async function measureRoundTrip(): Promise<number> {
  const startedAt = performance.now();
  await http.GET('/v1/webapi/ping');
  return Math.round(performance.now() - startedAt);
}

/** Milliseconds to the proxy and back, measured repeatedly while a component uses the query. */
export const roundTripQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping', {}, 'round trip'),
  queryFn: measureRoundTrip,
  refetchInterval: REFETCH_INTERVAL_MS,
  staleTime: REFETCH_INTERVAL_MS,
  gcTime: 0,
});
