import { infiniteQueryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { ALWAYS_STALE_MS, ONE_MINUTE_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';
import { throttleOf } from './list/list-throttle.ts';
import { queryClient } from './query-client.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v1/webapi/sites/{cluster}/notifications';

const PAGE_SIZE = 20;

/**
 * The user's notifications from the root cluster (docs/protocol/resources.md#18.7). Polled while the tab is visible, and
 * refetched when the panel opens, because another tab may have dismissed a notification.
 */
export const notificationsOf = (root: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(PATH, { path: { cluster: root } }),
    queryFn: async ({ queryKey, pageParam: startKey, signal }) => {
      // Throttled, because a refresh requests every loaded page.
      await throttleOf(queryKey).waitForTurn(signal);
      const { data } = await http.GET(PATH, {
        params: { path: { cluster: root }, query: { limit: PAGE_SIZE, startKey } },
        signal,
      });
      return data ?? null;
    },
    initialPageParam: '',
    getNextPageParam: (page) => textOr(fieldsOf<Schemas['NotificationPage']>(page).nextKey, undefined),
    refetchInterval: ONE_MINUTE_MS,
    staleTime: ALWAYS_STALE_MS,
  });

type NotificationPage = Untrusted<Schemas['NotificationPage']>;

/** Shows a write immediately, because the proxy's list lags behind (docs/protocol/resources.md#20, 30). */
async function updateCachedPages(root: string, update: (page: NotificationPage) => NotificationPage): Promise<void> {
  const { queryKey } = notificationsOf(root);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => page && update(page)) },
  );
}

/**
 * Stores in the cache that the user has seen the notifications up to this time. Opening the panel also refetches the
 * list. The update cancels that request, so it is sent again.
 */
export async function markNotificationsSeen(root: string, time: string): Promise<void> {
  const { queryKey } = notificationsOf(root);
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  await updateCachedPages(root, (page) => ({ ...page, userLastSeenNotification: time }));
  if (isFetching) await queryClient.refetchQueries({ queryKey });
}

type WireNotification = Schemas['Notification'];

export const hideNotification = (root: string, id: string): Promise<void> =>
  updateCachedPages(root, (page) => ({
    ...page,
    notifications: listOf(page.notifications).filter((item) => fieldsOf<WireNotification>(item).id !== id),
  }));
