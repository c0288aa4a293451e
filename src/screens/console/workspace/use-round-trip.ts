import { useQuery } from '@tanstack/react-query';
import { roundTripQuery } from '#api/round-trip.ts';

/**
 * Milliseconds to the proxy and back, for those that tell no latency themselves (docs/protocol/streams.md#3.3); undefined
 * until it is known.
 */
export function useRoundTrip(isEnabled: boolean): number | undefined {
  const { data } = useQuery({ ...roundTripQuery, enabled: isEnabled });
  return isEnabled ? data : undefined;
}
