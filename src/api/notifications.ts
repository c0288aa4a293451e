import { infiniteQueryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr, type Untrusted } from '#lib/read.ts';
import { http } from './client.ts';
import { LIVE_MS, SELDOM_MS } from './freshness.ts';
import { keyOf } from './keys.ts';
import { paceOf } from './list/pace.ts';
import { queries } from './queries.ts';
import type { Schemas } from './schemas.ts';

const PATH = '/v1/webapi/sites/{cluster}/notifications';

/** More come on demand. */
const PAGE = 20;

/**
 * What the root cluster tells the user (docs/protocol/resources.md#18.7): asked again while the page is in sight, and at
 * each look, because another tab may have dismissed something.
 */
export const notificationsOf = (root: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(PATH, { path: { cluster: root } }),
    queryFn: async ({ queryKey, pageParam: startKey, signal }) => {
      // A refresh requests every page that is loaded.
      await paceOf(queryKey).turn(signal);
      const { data } = await http.GET(PATH, {
        params: { path: { cluster: root }, query: { limit: PAGE, startKey } },
        signal,
      });
      return data ?? null;
    },
    initialPageParam: '',
    getNextPageParam: (page) => textOr(fieldsOf<Schemas['NotificationPage']>(page).nextKey, undefined),
    refetchInterval: SELDOM_MS,
    staleTime: LIVE_MS,
  });

type Page = Untrusted<Schemas['NotificationPage']>;

/** Shows what a write has changed: a proxy's own list is late (docs/protocol/resources.md#20, 30). */
async function change(root: string, changed: (page: Page) => Page): Promise<void> {
  const { queryKey } = notificationsOf(root);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (data) => data && { ...data, pages: data.pages.map((page) => page && changed(page)) });
}

/** The panel's opening is a look as well: one that was under way is made again, or what it came for would be missed. */
export async function showSeen(root: string, time: string): Promise<void> {
  const { queryKey } = notificationsOf(root);
  const isLooking = queries.isFetching({ queryKey }) > 0;
  await change(root, (page) => ({ ...page, userLastSeenNotification: time }));
  if (isLooking) await queries.refetchQueries({ queryKey });
}

type Wire = Schemas['Notification'];

export const hideNotification = (root: string, id: string): Promise<void> =>
  change(root, (page) => ({
    ...page,
    notifications: listOf(page.notifications).filter((one) => fieldsOf<Wire>(one).id !== id),
  }));
