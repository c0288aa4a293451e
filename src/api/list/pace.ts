// How fast each list requests pages by itself (docs/behaviour.md#further-pages).
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { queries } from '#api/queries.ts';
import { createPace, type Pace } from '#lib/calls/pace.ts';

const paces = new WeakMap<object, Pace>();

export function paceOf(queryKey: QueryKey): Pace {
  const query = queries.getQueryCache().get(hashKey(queryKey));
  if (!query) return createPace();
  const pace = paces.get(query) ?? createPace();
  paces.set(query, pace);
  return pace;
}

/** Requests a page because the user asks for it: without a wait. */
export function loadByHand<R>(queryKey: QueryKey, fetchNextPage: () => R): R {
  paceOf(queryKey).skipNext();
  return fetchNextPage();
}
