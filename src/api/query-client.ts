import { MutationCache, notifyManager, QueryClient, type Query } from '@tanstack/react-query';
import { isSignedIn } from './identity/credentials.ts';
import { FAILURE_STALE_MS, DEFAULT_STALE_MS } from './stale-times.ts';
import { isUnreadableWrite } from './refusal.ts';

// Listeners hear of an answer in the task that it came in: browsers hold timers back, for 4 ms once a few follow each other.
notifyManager.setScheduler(queueMicrotask);

/** What failed as the page was begun has failed when it is drawn: it is not asked for twice. */
const shouldRefetch = ({ state }: Pick<Query, 'state'>): boolean =>
  state.status !== 'error' || Date.now() - state.errorUpdatedAt >= FAILURE_STALE_MS;

/** Apart from the client, because the sign-in page asks for nothing that is kept. */
export const queryClient: QueryClient = new QueryClient({
  // The write may have changed anything that is shown (docs/behaviour.md#errors).
  mutationCache: new MutationCache({
    onError: (error) => void (isUnreadableWrite(error) && queryClient.invalidateQueries()),
  }),
  defaultOptions: {
    // A cut network is an answer that the screen shows, not a reason to wait in silence.
    // On return to the page or the network, what has grown old meanwhile is asked for again (freshness.ts).
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

/** What a page asks for may take as long as this before the page is drawn without it: nobody notices. */
const MAX_PREFETCH_WAIT_MS = 60;

/** Waits a little for what a page has begun: drawn once, with its rows, it is there sooner than drawn twice. */
export const waitBriefly = (pending: Promise<unknown>): Promise<null> =>
  Promise.race([
    pending.then(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_PREFETCH_WAIT_MS)),
  ]);

/** Begins a query before the screen that reads it is drawn; its outcome is the query's own business. */
export function prefetch(options: { queryKey: readonly unknown[] }): null {
  if (!isSignedIn()) return null;
  void queryClient.prefetchQuery(options);
  return null;
}
