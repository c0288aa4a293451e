// Limits how fast each list requests pages automatically (docs/behaviour.md#further-pages).
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { createThrottle, type Throttle } from '#lib/async/throttle.ts';

const throttles = new WeakMap<object, Throttle>();

export function throttleOf(queryKey: QueryKey): Throttle {
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (!query) return createThrottle();
  const throttle = throttles.get(query) ?? createThrottle();
  throttles.set(query, throttle);
  return throttle;
}

/** Requests a page without a delay, because the user has requested it. */
export function loadNextPage<R>(queryKey: QueryKey, fetchNextPage: () => R): R {
  throttleOf(queryKey).skipNextWait();
  return fetchNextPage();
}
