import { useQuery } from '@tanstack/react-query';
import { roundTripQuery } from '#api/round-trip.ts';

/** The round trip in ms for proxies that send no latency (docs/protocol/streams.md#3.3); undefined until measured. */
export function useRoundTrip(isEnabled: boolean): number | undefined {
  const { data } = useQuery({ ...roundTripQuery, enabled: isEnabled });
  return isEnabled ? data : undefined;
}
