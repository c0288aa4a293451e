import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { pingQuery } from '#api/dialect/dialect-query.ts';
import { notificationsOf } from '#api/notifications.ts';
import { parseNotifications, unseenNotifications } from '#domain/notifications.ts';
import { formatCount } from '#lib/text/locale.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { countAtLeast, newNotificationsAtLeast, newNotifications, NOTIFICATIONS } from './messages.ts';
import * as css from './notifications.css.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const LazyNotificationPanel = lazyComponent(async () => (await import('./panel.tsx')).NotificationPanel);

/** Shows the number of new notifications and opens the panel. */
export function NotificationBell({ root }: { root: string }) {
  // Nothing waits for notifications, so they load after the first screen (docs/behaviour.md#start-up).
  const { data: ping } = useQuery({ ...pingQuery, enabled: false });
  const { data, hasNextPage } = useInfiniteQuery({ ...notificationsOf(root), enabled: ping !== undefined });
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
          <LazyNotificationPanel root={root} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
