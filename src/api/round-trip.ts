import { queryOptions } from '@tanstack/react-query';
import { http } from './client.ts';
import { keyOf } from './keys.ts';

const EVERY_MS = 15_000;

async function measured(): Promise<number> {
  const began = performance.now();
  await http.GET('/v1/webapi/ping');
  return Math.round(performance.now() - began);
}

/** Milliseconds to the proxy and back, measured again and again while somebody looks. */
export const roundTripQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/ping', {}, 'round trip'),
  queryFn: measured,
  refetchInterval: EVERY_MS,
  staleTime: EVERY_MS,
  gcTime: 0,
});
