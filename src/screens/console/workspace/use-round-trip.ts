import { useQuery } from '@tanstack/react-query';
import { http } from '#api/client.ts';

const EVERY_MS = 15_000;

async function measured(): Promise<number> {
  const began = performance.now();
  await http.GET('/v1/webapi/ping');
  return Math.round(performance.now() - began);
}

/**
 * Milliseconds to the proxy and back, for those that tell no latency themselves (docs/protocol/streams.md#3.3); asked for
 * while somebody looks, and undefined until it is known.
 */
export function useRoundTrip(isWanted: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['round trip'],
    queryFn: measured,
    enabled: isWanted,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
    gcTime: 0,
  });
  return isWanted ? data : undefined;
}
