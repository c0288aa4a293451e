import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { dialectOfContext, pingQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { notificationsOf } from '#api/notifications.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseNotifications, unseenNotifications } from '#domain/notifications.ts';
import { formatCount } from '#lib/text/locale.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { countAtLeast, newNotificationsAtLeast, newNotifications, NOTIFICATIONS } from './messages.ts';
import * as css from './notifications.css.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const LazyNotificationPanel = lazyComponent(async () => (await import('./panel.tsx')).NotificationPanel);

/** Shows the number of new notifications and opens the panel, which also has the alerts of the cluster. */
export function NotificationBell({ context }: { context: PageContext }) {
  const { root, user } = context;
  // Nothing waits for notifications, so they load after the first screen (docs/behaviour.md#start-up).
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const isEnabled = ping !== undefined && proxyCan(dialectOfContext(user), 'notifyUsers');
  const { data, hasNextPage } = useInfiniteQuery({ ...notificationsOf(root), enabled: isEnabled });
  const [isOpen, setOpen] = useState(false);
  const notifications = parseNotifications(data?.pages ?? []);
  const { count } = unseenNotifications(notifications);
  const hasMoreUnseen = hasNextPage && count === notifications.list.length;
  const label = count === 0 ? NOTIFICATIONS : (hasMoreUnseen ? newNotificationsAtLeast : newNotifications)(count);
  return (
    <span className={css.bell}>
      <IconButton label={label} icon={Bell} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {count > 0 && (
        <span className={css.count} aria-hidden>
          {(hasMoreUnseen ? countAtLeast : formatCount)(count)}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <LazyNotificationPanel context={context} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
