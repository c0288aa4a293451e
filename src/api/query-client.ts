import { MutationCache, notifyManager, onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import { isSignedIn } from './identity/credentials.ts';
import { FAILURE_STALE_MS, DEFAULT_STALE_MS } from './stale-times.ts';
import { isUnreachable, isUnreadableWrite } from './refusal.ts';

// Notifies in the task of the response, because browsers delay nested timers by 4 ms.
notifyManager.setScheduler(queueMicrotask);

/** False for a query that has just failed in the loader of its page, so that mounting the screen does not repeat it. */
const shouldRefetch = ({ state }: Pick<Query, 'state'>): boolean =>
  state.status !== 'error' || Date.now() - state.errorUpdatedAt >= FAILURE_STALE_MS;

/** Not in client.ts, because the sign-in page caches nothing. */
export const queryClient: QueryClient = new QueryClient({
  // A write with an unreadable response may have changed anything on screen (docs/behaviour.md#errors).
  mutationCache: new MutationCache({
    onError: (error) => void (isUnreadableWrite(error) && queryClient.invalidateQueries()),
  }),
  defaultOptions: {
    // Without a network, queries fail immediately, so that the screen shows the error.
    // Focus and reconnection refetch stale queries (stale-times.ts).
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: DEFAULT_STALE_MS,
      refetchOnReconnect: true,
      refetchOnMount: shouldRefetch,
      retryOnMount: shouldRefetch,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Browsers often report that the network is back before requests succeed (docs/behaviour.md#errors). */
const RECONNECT_DELAYS_MS = [1_000, 3_000, 10_000];

function refetchUnreachable(): void {
  const wasUnreachable = ({ state: { error } }: Query) => isUnreachable(error);
  void queryClient.refetchQueries({ type: 'active', predicate: wasUnreachable }, { cancelRefetch: false });
}

onlineManager.subscribe((isOnline) => {
  if (isOnline) for (const delay of RECONNECT_DELAYS_MS) setTimeout(refetchUnreachable, delay);
});

/** Too short to notice. */
const MAX_PREFETCH_WAIT_MS = 60;

/** Waits briefly for pending data, because rendering a page once with its data is faster than rendering it twice. */
export const waitBriefly = (pending: Promise<unknown>): Promise<null> =>
  Promise.race([
    pending.then(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_PREFETCH_WAIT_MS)),
  ]);

/** Starts a query before its screen renders, if the user is signed in. The screen shows the error of the query. */
export function prefetch(options: { queryKey: readonly unknown[] }): null {
  if (!isSignedIn()) return null;
  void queryClient.prefetchQuery(options);
  return null;
}
